import type { Db, NewRow } from '../db/index.ts';

/** Inserts rows and returns their ids in ascending order. */
export async function insertRows(db: Db, rows: readonly NewRow<'outbox'>[]): Promise<readonly number[]> {
  const written = await db.insertInto('outbox').values(rows).returning('id').execute();
  return written.map(({ id }) => id).sort((one, other) => one - other);
}
