import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import { linkEnd } from './link-lifetimes.ts';

export interface NewEmailChange {
  readonly tenantId: number;
  readonly personId: number;
  readonly oldEmail: string;
  readonly newEmail: string;
  /** Who entered the new address; null for the operator. */
  readonly changedBy: number | null;
  readonly now: Date;
}

/** Records a change and reserves the replaced address for its owner; returns the id of the change. */
export async function insertEmailChange(db: Db, change: NewEmailChange): Promise<number> {
  const { id } = await db
    .insertInto('email_changes')
    .values({
      tenant_id: change.tenantId,
      person_id: change.personId,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      changed_by: change.changedBy,
      changed_at: change.now,
      kept_until: linkEnd('undo_email', change.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The person's earliest change away from an address that is still reserved for them; undefined for none. */
export async function findKeptChange(
  db: Db,
  { personId, email, now }: { readonly personId: number; readonly email: string; readonly now: Date },
): Promise<number | undefined> {
  const change = await db
    .selectFrom('email_changes')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', personId)
    .where(sql`lower(old_email)`, '=', email.toLowerCase())
    .where('undone_at', 'is', null)
    .where('kept_until', '>', now)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return change?.id;
}

/** The change of an undo mail; undefined once it was undone. */
export function findOpenChange(
  db: Db,
  id: number,
): Promise<{ readonly old_email: string; readonly new_email: string } | undefined> {
  return db
    .selectFrom('email_changes')
    .select(['old_email', 'new_email'])
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

/** Reserves the address for as long as its undo link is valid, counted from when the mail is sent. */
export async function keepAddressUntil(db: Db, id: number, until: Date): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ kept_until: sql<Date>`greatest(kept_until, ${until})` })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .execute();
}

/** An undo link, with the change it undoes and the account. */
export interface UndoRow {
  readonly id: number;
  readonly change_id: number;
  readonly used_at: Date | null;
  readonly expires_at: Date;
  readonly undone_at: Date | null;
  readonly changed_at: Date;
  readonly old_email: string;
  readonly person_id: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly rights_granted_at: Date | null;
  readonly deactivated_at: Date | null;
}

/**
 * The undo link of a hash, even if used or expired. Unlike other links it is not bound to the account's address, which
 * has been changed and may have been changed again.
 */
export function findUndoLink(db: Db, hash: string): Promise<UndoRow | undefined> {
  return db
    .selectFrom('link_tokens as link')
    .innerJoin('email_changes as change', (join) =>
      join.onRef('change.tenant_id', '=', 'link.tenant_id').onRef('change.id', '=', 'link.email_change_id'),
    )
    .innerJoin('people as p', (join) =>
      join.onRef('p.tenant_id', '=', 'link.tenant_id').onRef('p.id', '=', 'link.person_id'),
    )
    .innerJoin('tenants as t', 't.id', 'link.tenant_id')
    .select(['link.id', 'link.used_at', 'link.expires_at', 'change.id as change_id', 'change.undone_at'])
    .select(['change.changed_at', 'change.old_email', 'p.id as person_id', 'p.name', 'p.email', 'p.role'])
    .select(['p.rights_granted_at', 'p.deactivated_at'])
    .where('link.tenant_id', '=', currentTenant)
    .where('link.kind', '=', 'undo_email')
    .where('link.token_hash', '=', hash)
    .where('t.deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** Marks a change and all later ones of the person as undone: their links stop working. */
export async function markUndone(
  db: Db,
  { personId, changeId, now }: { readonly personId: number; readonly changeId: number; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ undone_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', personId)
    .where('id', '>=', changeId)
    .where('undone_at', 'is', null)
    .execute();
}

/**
 * Restores the account's earlier address. Its owner must set a new password: the current one may be known to the person
 * who changed the address.
 */
export async function restoreAddress(
  db: Db,
  { personId, email, now, deactivate }: RestoredAddress,
): Promise<void> {
  await db
    .updateTable('people')
    .set({ email, unconfirmed_email: null, password_hash: null, failed_logins: 0, locked_at: null })
    .set({ email_activated_at: now, updated_at: now })
    .$if(deactivate, (update) => update.set({ deactivated_at: now, avatar_key: null }))
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', personId)
    .execute();
}

export interface RestoredAddress {
  readonly personId: number;
  readonly email: string;
  readonly now: Date;
  readonly deactivate: boolean;
}
