import type { Db } from '../../../kernel/db/index.ts';

/** Whether a goal can be given to a person: active and not an observer (D-30). */
export async function isAssignable(db: Db, ownerId: number): Promise<boolean> {
  const person = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', ownerId)
    .where('deactivated_at', 'is', null)
    .where('role', '<>', 'observer')
    .executeTakeFirst();
  return person !== undefined;
}
