import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';

/** Somebody who follows a goal. */
export interface Follow {
  readonly tenant_id: number;
  readonly goal_id: number;
  readonly person_id: number;
}

/** Ends a follow, if there is one. */
export async function removeFollow(db: Db, { goal_id, person_id }: Follow): Promise<void> {
  await db
    .deleteFrom('goal_follows')
    .where('tenant_id', '=', currentTenant)
    .where('goal_id', '=', goal_id)
    .where('person_id', '=', person_id)
    .execute();
}

/**
 * Keeps a follow and locks its row until the transaction ends; true when it is new. One statement, so that of several at
 * once exactly one makes the row, and the others wait and find it.
 */
export async function holdFollow(db: Db, follow: Follow, at: Date): Promise<boolean> {
  const { is_new: isNew } = await db
    .insertInto('goal_follows')
    .values({ ...follow, created_at: at })
    .onConflict((clash) =>
      clash
        .columns(['tenant_id', 'goal_id', 'person_id'])
        .doUpdateSet({ created_at: sql<Date>`goal_follows.created_at` }),
    )
    // A row that this statement updated carries the id of the transaction that did.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
  return isNew;
}
