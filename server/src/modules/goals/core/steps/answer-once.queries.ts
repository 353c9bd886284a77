import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../../kernel/db/index.ts';
import { currentTenant } from '../../../../kernel/db/index.ts';
import type { GoalRequestsTable } from '../../../../migrations/goal-tables.ts';

/**
 * Locks a goal until the transaction ends, so that its changes are serialized; returns its version, or undefined when
 * there is no such goal. Other goals may still be aligned to it.
 */
export async function holdGoal(db: Db, goalId: number): Promise<Date | undefined> {
  const goal = await db
    .selectFrom('goals')
    .select('updated_at')
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', goalId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return goal?.updated_at;
}

export function findLastRequest(db: Db, goalId: number): Promise<Selectable<GoalRequestsTable> | undefined> {
  return db
    .selectFrom('goal_requests')
    .selectAll()
    .where('tenant_id', '=', currentTenant)
    .where('goal_id', '=', goalId)
    .executeTakeFirst();
}

/** Something happened that the goal's version does not show: the same request no longer counts as a repeat. */
export async function forgetLastRequest(db: Db, goalId: number): Promise<void> {
  await db
    .deleteFrom('goal_requests')
    .where('tenant_id', '=', currentTenant)
    .where('goal_id', '=', goalId)
    .execute();
}

/** Saves a request in place of the goal's last one, with the version that it produced. */
export async function saveLastRequest(
  db: Db,
  request: Omit<Insertable<GoalRequestsTable>, 'goal_version'>,
): Promise<void> {
  const { person_id, content, response, answered_at } = request;
  await db
    .insertInto('goal_requests')
    .columns(['tenant_id', 'goal_id', 'person_id', 'content', 'response', 'answered_at', 'goal_version'])
    .expression((from) =>
      from
        .selectFrom('goals')
        .select(({ val, cast }) => [
          'goals.tenant_id',
          'goals.id',
          cast<number>(val(person_id), 'integer').as('person_id'),
          cast<string>(val(content), 'text').as('content'),
          cast<string>(val(response), 'jsonb').as('response'),
          cast<Date>(val(answered_at), 'timestamptz').as('answered_at'),
          'goals.updated_at as goal_version',
        ])
        .where('goals.tenant_id', '=', request.tenant_id)
        .where('goals.id', '=', request.goal_id),
    )
    .onConflict((clash) =>
      clash.columns(['tenant_id', 'goal_id']).doUpdateSet((row) => ({
        person_id: row.ref('excluded.person_id'),
        content: row.ref('excluded.content'),
        response: row.ref('excluded.response'),
        answered_at: row.ref('excluded.answered_at'),
        goal_version: row.ref('excluded.goal_version'),
      })),
    )
    .execute();
}
