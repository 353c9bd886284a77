import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { ProfileValues } from './check-profile.ts';

/** Whether somebody else signs in with the address, or has entered it and not confirmed it yet. */
export async function isEmailTaken(db: Db, email: string, exceptId: number | null): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Waits for whoever is changing the person, so that nobody's change is lost; see `UpdatedAt` (D-3). */
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
