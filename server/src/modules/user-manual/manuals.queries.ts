import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant, isAnyOf } from '../../kernel/db/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import type { UserManualsTable } from '../../migrations/user-manual-tables.ts';

export type ManualRow = Selectable<UserManualsTable>;

/** The secret that a provider identifies a person by; it gives no access to anything of ours. */
const PRIVATE_KEY_BYTES = 32;

const newKeys = () => ({
  public_key: randomUUID(),
  private_key: randomBytes(PRIVATE_KEY_BYTES).toString('base64url'),
});

/** The manuals of the tenant: row level security filters the others. */
function manuals(db: Db) {
  return db.selectFrom('user_manuals').selectAll().where('tenant_id', '=', currentTenant);
}

export function findManual(db: Db, personId: number): Promise<ManualRow | undefined> {
  return manuals(db).where('person_id', '=', personId).executeTakeFirst();
}

export function findManuals(db: Db, personIds: readonly number[]): Promise<ManualRow[]> {
  if (personIds.length === 0) return Promise.resolve([]);
  return manuals(db)
    .where(isAnyOf(sql`person_id`, personIds))
    .execute();
}

export function findManualByKey(db: Db, publicKey: string): Promise<ManualRow | undefined> {
  return manuals(db).where('public_key', '=', publicKey).executeTakeFirst();
}

/** The actor's own manual, locked until the transaction ends. */
export function holdManual({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<ManualRow | undefined> {
  return manuals(db).where('person_id', '=', actor.id).forUpdate().executeTakeFirst();
}

/** The actor's own manual, created if there was none; locked. */
export async function holdOrMakeManual(ctx: Pick<Ctx, 'db' | 'actor' | 'tenant'>): Promise<ManualRow> {
  await ctx.db
    .insertInto('user_manuals')
    .values({
      tenant_id: ctx.tenant.id,
      person_id: ctx.actor.id,
      ...newKeys(),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'person_id']).doNothing())
    .execute();
  const row = await holdManual(ctx);
  if (!row) throw new Error('A user manual that was just made is not there.');
  return row;
}

/** Gives the actor's manual new keys, so that a third party's site does not confuse it with an earlier assessment. */
export async function renewKeys({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<ManualRow> {
  return db
    .updateTable('user_manuals')
    .set(newKeys())
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', actor.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the actor's own manual. */
export async function updateManual(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  values: Updateable<UserManualsTable>,
): Promise<void> {
  await db
    .updateTable('user_manuals')
    .set(values)
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', actor.id)
    .execute();
}

/** Deletes the actor's own manual, with any assessment under way. */
export async function deleteManual({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<void> {
  await db
    .deleteFrom('user_manuals')
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', actor.id)
    .execute();
}

/**
 * Sets the type that the profile shows (people §2.3). This makes no new version of the profile: nobody edits it there.
 */
export async function setProfileDisc(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  disc: string | null,
): Promise<void> {
  await db
    .updateTable('people')
    .set({ disc })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', actor.id)
    .execute();
}
