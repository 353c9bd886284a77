import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';

interface NewPassword {
  readonly personId: number;
  readonly passwordHash: string;
  readonly now: Date;
  /** The sign-in that continues. */
  readonly exceptChain?: string;
}

/**
 * Sets a new password and unlocks the account; every sign-in except `exceptChain` ends.
 *
 * @returns the sign-ins that ended
 */
export async function setPassword(
  db: Db,
  { personId, passwordHash, now, exceptChain }: NewPassword,
): Promise<ReadonlySet<string>> {
  await db
    .updateTable('people')
    .set({ password_hash: passwordHash, failed_logins: 0, locked_at: null })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', personId)
    .execute();
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .$if(exceptChain !== undefined, (qb) => qb.where('chain_id', '<>', exceptChain ?? ''))
    .returning('chain_id')
    .execute();
  return new Set(ended.map((row) => row.chain_id));
}

/** Unlocks an account that was locked by wrong passwords (D-45). */
export async function unlockPerson(db: Db, personId: number): Promise<void> {
  await db
    .updateTable('people')
    .set({ failed_logins: 0, locked_at: null })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', personId)
    .execute();
}

/** Marks the invitation as accepted, and the address it was sent to as confirmed. */
export async function acceptInvitation(db: Db, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('people')
    .set({ invitation_accepted_at: now, email_activated_at: now, updated_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', personId)
    .execute();
}

/** The address that is pending confirmation; null for none. */
export async function findPendingEmail(db: Db, personId: number): Promise<string | null> {
  const person = await db
    .selectFrom('people')
    .select('unconfirmed_email')
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', personId)
    .executeTakeFirst();
  return person?.unconfirmed_email ?? null;
}

/** Makes the pending address the person's address. */
export async function confirmPendingEmail(db: Db, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('people')
    .set({ email: sql<string>`unconfirmed_email`, unconfirmed_email: null })
    .set({ email_activated_at: now, updated_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', personId)
    .where('unconfirmed_email', 'is not', null)
    .execute();
}
