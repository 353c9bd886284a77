import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { AvatarSize } from './avatar-url.ts';

/** A person's large picture; null for none. */
export async function findAvatar(db: Db, personId: number): Promise<Buffer | null> {
  const row = await db
    .selectFrom('avatars')
    .select('large')
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.large ?? null;
}

/** The picture of a key; null for none. */
export async function findAvatarByKey(db: Db, key: string, size: AvatarSize): Promise<Buffer | null> {
  const row = await db
    .selectFrom('avatars')
    .select(`${size} as picture`)
    .where('tenant_id', '=', currentTenant)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.picture ?? null;
}

async function setKey({ db, now }: Ctx, personId: number, key: string | null): Promise<void> {
  await db
    .updateTable('people')
    .set({ avatar_key: key, updated_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', personId)
    .execute();
}

/** Keeps a picture in place of the one before. */
export async function saveAvatar(
  ctx: Ctx,
  personId: number,
  avatar: { readonly key: string } & Readonly<Record<AvatarSize, Buffer>>,
): Promise<void> {
  await ctx.db
    .insertInto('avatars')
    .values({ tenant_id: ctx.tenant.id, person_id: personId, ...avatar })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'person_id']).doUpdateSet(avatar))
    .execute();
  await setKey(ctx, personId, avatar.key);
}

export async function deleteAvatar(ctx: Ctx, personId: number): Promise<void> {
  await ctx.db
    .deleteFrom('avatars')
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', personId)
    .execute();
  await setKey(ctx, personId, null);
}
