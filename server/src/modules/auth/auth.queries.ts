import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { LIMITS } from '@cadence/shared-contract';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import type { IssuedToken, SessionRules } from '../../kernel/session/index.ts';
import { DEFAULT_SESSION_RULES, issueToken, sessionEnd } from '../../kernel/session/index.ts';
import type { PeopleTable } from '../../migrations/kernel-tables.ts';

/** How long a replaced token stays valid: other tabs may still be using it. */
export const REPLACED_GRACE = 60_000;

export type PersonRow = Selectable<PeopleTable>;

/** The person with an e-mail address in the transaction's tenant. */
export function findPersonByEmail(db: Db, email: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('people')
    .selectAll()
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

/** The person with an id in the transaction's tenant. */
export function findPersonById(db: Db, id: number): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The person's encoded hash; null before the invitation is accepted. */
export async function findPasswordHash(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('people').select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Replaces the hash by another one of the same password; every sign-in goes on. A password set since then stays. */
export async function renewHash(
  db: Db,
  { personId, from, to }: { readonly personId: number; readonly from: string | null; readonly to: string },
): Promise<void> {
  await db
    .updateTable('people')
    .set({ password_hash: to })
    .where('id', '=', personId)
    .where('password_hash', '=', from)
    .execute();
}

/**
 * Counts a wrong password and locks the account at the limit (D-45); true when this one locked it. With an id that no
 * row has it does the same work without effect. Neither waits for the disk, which only a known account's row would need
 * (S5).
 */
export async function countFailure(db: Db, personId: number, now: Date): Promise<boolean> {
  await sql`select set_config('synchronous_commit', 'off', true)`.execute(db);
  const row = await db
    .updateTable('people')
    .set((eb) => ({
      failed_logins: eb('failed_logins', '+', 1),
      locked_at: sql<Date>`case when failed_logins + 1 >= ${LIMITS.failedLogins} then coalesce(locked_at, ${now}) else locked_at end`,
    }))
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', personId)
    .returning('failed_logins')
    .executeTakeFirst();
  return row?.failed_logins === LIMITS.failedLogins;
}

export async function clearFailures(db: Db, personId: number): Promise<void> {
  await db
    .updateTable('people')
    .set({ failed_logins: 0 })
    .where('id', '=', personId)
    .where('failed_logins', '>', 0)
    .execute();
}

/** Whose session it is; without a chain it starts a new sign-in. */
interface SessionOwner {
  readonly tenantId: number;
  readonly personId: number;
  readonly chain?: { readonly id: string; readonly startedAt: Date };
  readonly rules?: SessionRules;
}

/** Opens a session and returns its token, which is not stored anywhere. */
export async function createSession(db: Db, owner: SessionOwner, now: Date): Promise<IssuedToken> {
  const issued = issueToken(owner.tenantId);
  const chain = owner.chain ?? { id: randomUUID(), startedAt: now };
  await db
    .insertInto('sessions')
    .values({
      tenant_id: owner.tenantId,
      chain_id: chain.id,
      chain_started_at: chain.startedAt,
      person_id: owner.personId,
      token_hash: issued.hash,
      created_at: now,
      last_seen_at: now,
      expires_at: sessionEnd(owner.rules ?? DEFAULT_SESSION_RULES, chain.startedAt, now),
    })
    .execute();
  return issued;
}

/** Shortens a session to the grace period after a refresh. */
export async function retireSession(db: Db, sessionId: number, now: Date): Promise<void> {
  const end = new Date(now.getTime() + REPLACED_GRACE);
  await db
    .updateTable('sessions')
    .set({ replaced_at: now, expires_at: sql<Date>`least(expires_at, ${end})` })
    .where('id', '=', sessionId)
    .where('replaced_at', 'is', null)
    .execute();
}

/** Ends a sign-in: every token of its chain. */
export async function revokeChain(db: Db, chainId: string, now: Date): Promise<void> {
  const update = db.updateTable('sessions').set({ revoked_at: now });
  await update.where('chain_id', '=', chainId).where('revoked_at', 'is', null).execute();
}
