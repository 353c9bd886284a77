import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { ProfileValues } from './check-profile.ts';

/** Addresses in lower case that people sign in with, or that are reserved for a recent owner (D-114). */
export function addressesInUse(db: Db, now: Date) {
  return db
    .selectFrom('people')
    .select(['id as person_id', sql<string>`lower(email)`.as('email')])
    .where('tenant_id', '=', currentTenant)
    .unionAll(
      db
        .selectFrom('email_changes')
        .select(['person_id', sql<string>`lower(old_email)`.as('email')])
        .where('tenant_id', '=', currentTenant)
        .where('undone_at', 'is', null)
        .where('kept_until', '>', now),
    );
}

/** Whether an address belongs to somebody else, or is reserved for them. */
export async function isEmailTaken(
  db: Db,
  email: string,
  { exceptId, now }: { readonly exceptId: number | null; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom(addressesInUse(db, now).as('used'))
    .select('person_id')
    .where('email', '=', email.toLowerCase())
    .$if(exceptId !== null, (query) => query.where('person_id', '<>', exceptId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the person for a change, so that no concurrent change is lost; see `UpdatedAt` (D-3). */
export async function lockPerson(db: Db, id: number): Promise<void> {
  await db
    .selectFrom('people')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

export interface ProfileUpdate extends Omit<ProfileValues, 'email'> {
  readonly email: string;
  readonly unconfirmed_email: string | null;
}

export async function updateProfile({ db, now }: Ctx, id: number, update: ProfileUpdate): Promise<void> {
  await db
    .updateTable('people')
    .set({ ...update, updated_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .execute();
}

/** Whether the organisation has set labels for appraisals. */
export async function hasTalentLabels(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('talent_settings')
    .select('tenant_id')
    .where('tenant_id', '=', currentTenant)
    .executeTakeFirst();
  return row !== undefined;
}
