import type { Db } from '../../../kernel/db/index.ts';

/** Somebody who follows a goal. */
export interface Follow {
  readonly tenant_id: number;
  readonly goal_id: number;
  readonly person_id: number;
}

/** Ends a follow; false when there was none. */
export async function removeFollow(db: Db, { goal_id, person_id }: Follow): Promise<boolean> {
  const removed = await db
    .deleteFrom('goal_follows')
    .where('goal_id', '=', goal_id)
    .where('person_id', '=', person_id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function insertFollow(db: Db, follow: Follow, at: Date): Promise<void> {
  await db
    .insertInto('goal_follows')
    .values({ ...follow, created_at: at })
    .onConflict((clash) => clash.doNothing())
    .execute();
}
