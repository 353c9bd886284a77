import type { Insertable } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import type { GoalManagerResultsTable, GoalResultsTable } from '../../../migrations/goal-tables.ts';

/** Writes the owner's result; replaces one that was taken back before. */
export async function saveResult(db: Db, values: Insertable<GoalResultsTable>): Promise<void> {
  const { completed, quality, outcome, objective_result, person_id, updated_at } = values;
  await db
    .insertInto('goal_results')
    .values(values)
    .onConflict((clash) =>
      clash.columns(['tenant_id', 'goal_id']).doUpdateSet({
        completed,
        quality,
        outcome,
        objective_result: objective_result ?? null,
        person_id,
        updated_at,
      }),
    )
    .execute();
}

/** Writes the reviewer's result; an edit replaces it. */
export async function saveManagerResult(db: Db, values: Insertable<GoalManagerResultsTable>): Promise<void> {
  const { completed, feedback, objective_result, person_id, updated_at } = values;
  await db
    .insertInto('goal_manager_results')
    .values(values)
    .onConflict((clash) =>
      clash.columns(['tenant_id', 'goal_id']).doUpdateSet({
        completed,
        feedback,
        objective_result: objective_result ?? null,
        person_id,
        updated_at,
      }),
    )
    .execute();
}
