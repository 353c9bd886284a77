import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import type { GoalEditsTable, GoalsTable } from '../../../migrations/goal-tables.ts';
import { touchGoal } from '../core/steps/goal-writes.queries.ts';

/** Adds a goal in draft and returns its id. */
export async function insertGoal(db: Db, values: Insertable<GoalsTable>): Promise<number> {
  const { id } = await db.insertInto('goals').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Opens an edit in draft; undefined when the goal has an open one (D-23). */
export async function insertEdit(db: Db, values: Insertable<GoalEditsTable>): Promise<number | undefined> {
  const row = await db
    .insertInto('goal_edits')
    .values(values)
    // As parameters of a cached statement the states would no longer match the index.
    .onConflict((clash) =>
      clash
        .columns(['tenant_id', 'goal_id'])
        .where(sql<boolean>`state in ('draft', 'review')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (row) await touchGoal(db, values.goal_id, new Date(values.created_at));
  return row?.id;
}
