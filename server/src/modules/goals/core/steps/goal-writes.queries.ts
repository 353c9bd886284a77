import type { GoalEditState, GoalState } from '@cadence/shared-contract';
import type { RawBuilder, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../../kernel/db/index.ts';
import type { GoalEditsTable, GoalsTable } from '../../../../migrations/goal-tables.ts';

/** A version later than any before it, even when two changes fall into one millisecond (D-3). */
function nextVersion(now: Date): RawBuilder<Date> {
  return sql<Date>`greatest(${now}::timestamptz(3), updated_at + interval '1 millisecond')`;
}

/** Columns of a goal that a step changes. */
export type GoalValues = Updateable<GoalsTable>;

interface Move<State, Values> {
  readonly from: readonly State[];
  /** Null leaves the state as it is. */
  readonly to: State | null;
  readonly now: Date;
  /** The version that the change was made from; the update fails when the goal has another one (D-3). */
  readonly version?: Date | string | undefined;
  /** Columns that change in the same statement. */
  readonly values?: Values;
}

/** Compare-and-set of a goal's state; false when something else changed it first. */
export async function moveGoal(
  db: Db,
  goalId: number,
  { from, to, now, version, values }: Move<GoalState, GoalValues>,
): Promise<boolean> {
  const moved = await db
    .updateTable('goals')
    .set({ ...values, updated_at: nextVersion(now), ...(to === null ? {} : { state: to, state_since: now }) })
    .where('id', '=', goalId)
    .where('deleted_at', 'is', null)
    .where('state', 'in', from)
    .$if(version !== undefined, (update) => update.where('updated_at', '=', new Date(version ?? 0)))
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Compare-and-set of an edit's state; counts as a change of its goal. False when something else changed it first. */
export async function moveEdit(
  db: Db,
  edit: { readonly id: number; readonly goal_id: number },
  { from, to, now, version, values }: Move<GoalEditState, Updateable<GoalEditsTable>>,
): Promise<boolean> {
  const moved = await db
    .updateTable('goal_edits')
    .set({ ...values, updated_at: nextVersion(now), ...(to === null ? {} : { state: to, state_since: now }) })
    .where('id', '=', edit.id)
    .where('state', 'in', from)
    .$if(version !== undefined, (update) => update.where('updated_at', '=', new Date(version ?? 0)))
    .returning('id')
    .executeTakeFirst();
  if (moved === undefined) return false;
  await touchGoal(db, edit.goal_id, now);
  return true;
}

/** Marks a goal as changed. */
export async function touchGoal(db: Db, goalId: number, now: Date): Promise<void> {
  await db
    .updateTable('goals')
    .set({ updated_at: nextVersion(now) })
    .where('id', '=', goalId)
    .execute();
}

/** Closes the goal's open edit, if there is one. */
export async function cancelOpenEdit(db: Db, goalId: number, now: Date): Promise<void> {
  await db
    .updateTable('goal_edits')
    .set({ state: 'canceled', state_since: now, updated_at: nextVersion(now) })
    .where('goal_id', '=', goalId)
    .where('state', 'in', ['draft', 'review'])
    .execute();
}
