import type { AnyGoalAction } from '@cadence/shared-contract';
import { isEditAction } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../../../kernel/db/index.ts';
import type { TransitionMeta } from '../../../../migrations/goal-tables.ts';

/** A row of the history: an action of the lifecycle that was taken. */
export interface NewTransition {
  readonly tenantId: number;
  readonly goalId: number;
  readonly action: AnyGoalAction;
  readonly actionType?: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly meta?: TransitionMeta;
  readonly goalName: string;
  readonly toParentId?: number | null;
  readonly personId: number;
  readonly at: Date;
}

/** Writes a history row and returns its id. */
export async function insertTransition(db: Db, transition: NewTransition): Promise<number> {
  const { id } = await db
    .insertInto('goal_transitions')
    .values({
      tenant_id: transition.tenantId,
      goal_id: transition.goalId,
      transitionable_type: isEditAction(transition.action) ? 'GoalEdit' : 'Goal',
      action: transition.action,
      action_type: transition.actionType ?? null,
      from_state: transition.from,
      to_state: transition.to,
      meta: transition.meta ? JSON.stringify(transition.meta) : null,
      goal_name: transition.goalName,
      to_parent_id: transition.toParentId ?? null,
      person_id: transition.personId,
      created_at: transition.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface LastTransition {
  readonly action: string;
  readonly transitionable_type: 'Goal' | 'GoalEdit';
  readonly from_state: string | null;
  readonly person_id: number;
  readonly person_name: string;
  readonly created_at: Date;
}

/** The latest step of a goal, optionally of its edits too; its creation is not a step. */
export function findLastTransition(
  db: Db,
  goalId: number,
  withEdits: boolean,
): Promise<LastTransition | undefined> {
  return db
    .selectFrom('goal_transitions as t')
    .innerJoin('people as p', (join) =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.person_id'),
    )
    .select(['t.action', 't.transitionable_type', 't.from_state', 't.person_id', 't.created_at'])
    .select('p.name as person_name')
    .where('t.goal_id', '=', goalId)
    .where('t.from_state', 'is not', null)
    .$if(!withEdits, (qb) => qb.where('t.transitionable_type', '=', 'Goal'))
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface TransitionRow {
  readonly id: number;
  readonly transitionable_type: 'Goal' | 'GoalEdit';
  readonly action: string;
  readonly action_type: number | null;
  readonly from_state: string | null;
  readonly to_state: string | null;
  readonly meta: TransitionMeta | null;
  readonly goal_name: string | null;
  readonly person_id: number;
  readonly person_name: string;
  readonly created_at: Date;
}

/**
 * A goal's history, oldest first. A parent change carries the new parent's title where the viewer may see it.
 *
 * @param isParentVisible SQL predicate on the alias `parent`
 */
export function listTransitions(
  db: Db,
  goalId: number,
  isParentVisible: ReturnType<typeof sql<boolean>>,
): Promise<TransitionRow[]> {
  return db
    .selectFrom('goal_transitions as t')
    .innerJoin('people as p', (join) =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.person_id'),
    )
    .leftJoin('goals as parent', (join) =>
      join.onRef('parent.tenant_id', '=', 't.tenant_id').onRef('parent.id', '=', 't.to_parent_id'),
    )
    .select([
      't.id',
      't.transitionable_type',
      't.action',
      't.action_type',
      't.from_state',
      't.to_state',
      't.meta',
      't.person_id',
      'p.name as person_name',
      't.created_at',
      sql<string | null>`case when t.action_type is distinct from 1 then t.goal_name
        when ${isParentVisible} then parent.title end`.as('goal_name'),
    ])
    .where('t.goal_id', '=', goalId)
    .orderBy('t.id')
    .execute();
}
