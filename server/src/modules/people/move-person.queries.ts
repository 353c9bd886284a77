import { DatabaseError } from 'pg';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import { denied, notFound } from '../../kernel/errors/index.ts';

/** The errors for moves that the database refuses, by constraint. */
const REFUSALS: Readonly<Record<string, () => Error>> = {
  people_no_cycle: () => denied('Nobody can report to themselves or to someone beneath them.'),
  people_manager_fk: notFound,
};

interface Move {
  readonly personId: number;
  /** Null puts the person at the top. */
  readonly managerId: number | null;
  readonly now: Date;
}

/**
 * Puts a person, and everybody beneath them, beneath another manager: the whole branch in one statement, so that no
 * reader sees half of it. Moves within an organisation wait for each other.
 *
 * @throws denied when the manager is the person or is beneath them (D-41); not_found when either does not exist in the
 *   tenant. The transaction is then aborted.
 */
export async function movePerson(db: Db, { personId, managerId, now }: Move): Promise<void> {
  try {
    const moved = await db
      .updateTable('people')
      .set({ manager_id: managerId, updated_at: now })
      .where('tenant_id', '=', currentTenant)
      .where('id', '=', personId)
      .returning('id')
      .executeTakeFirst();
    if (!moved) throw notFound();
  } catch (error) {
    const rule = error instanceof DatabaseError ? error.constraint : undefined;
    throw REFUSALS[rule ?? '']?.() ?? error;
  }
}
