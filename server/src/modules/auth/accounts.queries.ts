import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';

interface NewPassword {
  readonly personId: number;
  readonly passwordHash: string;
  readonly now: Date;
  /** The sign-in that goes on. */
  readonly exceptChain?: string;
}

/**
 * Sets a new password and opens the account that was locked; every sign-in but `exceptChain` ends.
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

/** Opens an account that wrong passwords had locked (D-45). */
export async function unlockPerson(db: Db, personId: number): Promise<void> {
  await db
    .updateTable('people')
    .set({ failed_logins: 0, locked_at: null })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', personId)
    .execute();
}

/** The invitation is accepted; the address it came to is confirmed with it. */
export async function acceptInvitation(db: Db, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('people')
    .set({ invitation_accepted_at: now, email_activated_at: now, updated_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', personId)
    .execute();
}

/** The pending address becomes the person's; false when there is none, or somebody else has it meanwhile. */
export async function confirmPendingEmail(db: Db, personId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update people p set email = p.unconfirmed_email, unconfirmed_email = null, email_activated_at = ${now}, updated_at = ${now}
    where p.tenant_id = ${currentTenant} and p.id = ${personId} and p.unconfirmed_email is not null
      and not exists (select from people other where other.tenant_id = p.tenant_id and other.id <> p.id
        and lower(other.email) = lower(p.unconfirmed_email))
    returning p.id`.execute(db);
  return rows.length > 0;
}
