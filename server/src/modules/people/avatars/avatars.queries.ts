import { sql } from 'kysely';
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

/**
 * The picture that an address names, with the key of its signature. None when the person or the viewer is deactivated,
 * and none at the host of another organisation.
 */
export function findAvatarFile(
  db: Db,
  { personId, viewerId }: { readonly personId: number; readonly viewerId: number },
  { size, hostLabel }: { readonly size: AvatarSize; readonly hostLabel: string | null },
): Promise<{ readonly key: string; readonly picture: Buffer } | undefined> {
  return db
    .selectFrom('avatars as avatar')
    .innerJoin('people as person', (join) =>
      join
        .onRef('person.tenant_id', '=', 'avatar.tenant_id')
        .onRef('person.id', '=', 'avatar.person_id')
        .on('person.deactivated_at', 'is', null),
    )
    .innerJoin('people as viewer', (join) =>
      join
        .onRef('viewer.tenant_id', '=', 'avatar.tenant_id')
        .on('viewer.id', '=', viewerId)
        .on('viewer.deactivated_at', 'is', null),
    )
    .innerJoin('tenants as tenant', (join) =>
      join.onRef('tenant.id', '=', 'avatar.tenant_id').on('tenant.deactivated_at', 'is', null),
    )
    .select(['avatar.key', `avatar.${size} as picture`])
    .where('avatar.tenant_id', '=', currentTenant)
    .where('avatar.person_id', '=', personId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tenants as other')
            .select('other.id')
            .where('other.subdomain', '=', hostLabel ?? '')
            .whereRef('other.id', '<>', 'tenant.id'),
        ),
      ),
    )
    .executeTakeFirst();
}

/** Deactivated people are shown without a picture; it is kept until they are activated again. */
async function setKey({ db, now }: Ctx, personId: number, key: string | null): Promise<void> {
  await db
    .updateTable('people')
    .set({ avatar_key: sql`case when deactivated_at is null then ${key}::text end`, updated_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', personId)
    .execute();
}

/** Stores a picture and replaces the previous one. */
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
