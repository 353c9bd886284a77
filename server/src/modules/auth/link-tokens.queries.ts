import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import { currentTenant } from '../../kernel/db/index.ts';
import type { LinkKind } from '../../migrations/kernel-tables.ts';

/** A valid link: not used, not expired, and still of use to its person. */
export interface LinkRow {
  readonly id: number;
  readonly person_id: number;
  readonly name: string;
  readonly email: string;
  readonly created_by: number | null;
  readonly invited_by: string | null;
}

/** The address a link is valid for: the pending one for confirmations, else the person's own. */
const CONCERNED = sql<string>`lower(case link.kind when 'confirm_email' then p.unconfirmed_email else p.email end)`;

/**
 * The valid link of a hash; looking it up does not use it. It is invalid once its person or company is deactivated, the
 * address is no longer the person's, or, for an invitation, it was accepted.
 */
export function findLink(
  db: Db,
  { kind, hash, now }: { readonly kind: LinkKind; readonly hash: string; readonly now: Date },
): Promise<LinkRow | undefined> {
  return db
    .selectFrom('link_tokens as link')
    .innerJoin('people as p', (join) =>
      join.onRef('p.tenant_id', '=', 'link.tenant_id').onRef('p.id', '=', 'link.person_id'),
    )
    .innerJoin('tenants as t', 't.id', 'link.tenant_id')
    .leftJoin('people as inviter', (join) =>
      join.onRef('inviter.tenant_id', '=', 'link.tenant_id').onRef('inviter.id', '=', 'link.created_by'),
    )
    .select(['link.id', 'link.person_id', 'link.created_by', 'p.name', 'p.email'])
    .select('inviter.name as invited_by')
    .where('link.tenant_id', '=', currentTenant)
    .where('link.kind', '=', kind)
    .where('link.token_hash', '=', hash)
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now)
    .where(sql`lower(link.email)`, '=', CONCERNED)
    .where((eb) => eb.or([eb('link.kind', '<>', 'invitation'), eb('p.invitation_accepted_at', 'is', null)]))
    .where('p.deactivated_at', 'is', null)
    .where('t.deactivated_at', 'is', null)
    .executeTakeFirst();
}

/**
 * When a link that is no longer valid did its work (D-199); null for one that never did. An invitation has done so, too,
 * when the person accepted another one at the same address.
 */
export async function findRedeemedAt(
  db: Db,
  { kind, hash }: { readonly kind: LinkKind; readonly hash: string },
): Promise<Date | null> {
  const row = await db
    .selectFrom('link_tokens as link')
    .innerJoin('people as p', (join) =>
      join.onRef('p.tenant_id', '=', 'link.tenant_id').onRef('p.id', '=', 'link.person_id'),
    )
    .innerJoin('tenants as t', 't.id', 'link.tenant_id')
    .select(
      sql<Date | null>`coalesce(link.redeemed_at, case when link.kind = 'invitation'
        and lower(link.email) = lower(p.email) then p.invitation_accepted_at end)`.as('redeemed_at'),
    )
    .where('link.tenant_id', '=', currentTenant)
    .where('link.kind', '=', kind)
    .where('link.token_hash', '=', hash)
    .where('p.deactivated_at', 'is', null)
    .where('t.deactivated_at', 'is', null)
    .executeTakeFirst();
  return row?.redeemed_at ?? null;
}

/** Locks the person against concurrent use or sending of their links. */
export async function lockPerson(db: Db, personId: number): Promise<void> {
  await db
    .selectFrom('people')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .execute();
}

/** Marks a link as used for its work; false when it already was. */
export async function consumeLink(db: Db, id: number, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('link_tokens')
    .set({ used_at: now, redeemed_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** An id that no row has. */
const NONE = 0;

interface LinksOf {
  readonly personId: number;
  readonly kind: LinkKind;
}

/** Links of a kind that are not voided: those of an order, and the one that was handed over in person. */
export interface KeptLinks {
  readonly orderId: number;
  readonly besides: number;
}

/** Voids the valid links of a kind. */
export async function voidLinks(
  db: Db,
  { personId, kind }: LinksOf,
  { now, keep }: { readonly now: Date; readonly keep?: KeptLinks },
): Promise<void> {
  await db
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('order_id', 'is distinct from', keep?.orderId ?? NONE)
    .where('id', '<>', keep?.besides ?? NONE)
    .execute();
}

interface NewLink extends LinksOf {
  readonly tenantId: number;
  readonly hash: string;
  /** The address it is mailed to. */
  readonly email: string;
  /** The outbox row whose mail contains it; null for one that is handed over in person. */
  readonly orderId: number | null;
  readonly createdBy: number | null;
  /** The change that an undo link undoes. */
  readonly changeId: number | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores a new link; returns its id. */
export async function insertLink(db: Db, link: NewLink): Promise<number> {
  const { id } = await db
    .insertInto('link_tokens')
    .values({
      tenant_id: link.tenantId,
      person_id: link.personId,
      kind: link.kind,
      token_hash: link.hash,
      email: link.email,
      order_id: link.orderId,
      created_by: link.createdBy,
      email_change_id: link.changeId,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Restarts an unused link's lifetime; false when it was used or replaced in the meantime. */
export async function renewLink(
  db: Db,
  hash: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const renewed = await db
    .updateTable('link_tokens')
    .set({ created_at: now, expires_at: expiresAt })
    .where('tenant_id', '=', currentTenant)
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}

/** The state of an order's links, and of other orders. */
export interface OrderHistory {
  /** A later order of the kind was mailed already, or a link of this one was used. */
  readonly isOver: boolean;
  /** Other orders of the kind that were mailed since then. */
  readonly others: number;
}

export async function readOrderHistory(
  db: Db,
  { personId, kind }: LinksOf,
  { orderId, besides, since }: KeptLinks & { readonly since: Date },
): Promise<OrderHistory> {
  const own = sql`(order_id = ${orderId} or id = ${besides})`;
  const { is_over: isOver, others } = await db
    .selectFrom('link_tokens')
    .select([
      sql<boolean>`coalesce(bool_or(order_id > ${orderId} or (${own} and used_at is not null)), false)`.as(
        'is_over',
      ),
      sql<number>`count(distinct order_id) filter (where order_id <> ${orderId} and created_at > ${since})`.as(
        'others',
      ),
    ])
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return { isOver, others };
}
