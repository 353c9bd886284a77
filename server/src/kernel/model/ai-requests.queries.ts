import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { currentTenant } from '../db/index.ts';
import type { ModelAsker, ModelOutcome, ModelPurpose } from './model.ts';

/** What counts towards the limits. */
export interface Spent {
  /** Requests of the person and of the organisation since `since`. */
  readonly byPerson: number;
  readonly byTenant: number;
  /** Tokens of the organisation since the start of the month. */
  readonly tokens: number;
}

/** Serializes the counting and starting of one organisation's requests. */
export async function lockRequests(db: Db, tenantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7033, ${tenantId}::integer)`.execute(db);
}

export async function findTimeZone(db: Db): Promise<string> {
  const { time_zone } = await db
    .selectFrom('tenants')
    .select('time_zone')
    .where('id', '=', currentTenant)
    .executeTakeFirstOrThrow();
  return time_zone;
}

export async function findSpent(
  db: Db,
  personId: number,
  { since, monthStart }: { readonly since: Date; readonly monthStart: Date },
): Promise<Spent> {
  const row = await db
    .selectFrom('ai_requests')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere((one) => one.and([one('at', '>', since), one('person_id', '=', personId)]))
        .as('byPerson'),
      eb.fn.countAll<number>().filterWhere('at', '>', since).as('byTenant'),
      sql<string>`coalesce(sum(tokens_in::bigint + tokens_out) filter (where at >= ${monthStart}), 0)`.as(
        'tokens',
      ),
    ])
    .where('tenant_id', '=', currentTenant)
    .where('at', '>=', monthStart < since ? monthStart : since)
    .where(sql<boolean>`outcome is distinct from 'limited'`)
    .executeTakeFirstOrThrow();
  return { byPerson: Number(row.byPerson), byTenant: Number(row.byTenant), tokens: Number(row.tokens) };
}

export interface NewRequest {
  readonly by: ModelAsker;
  readonly purpose: ModelPurpose;
  readonly at: Date;
  readonly outcome: ModelOutcome | null;
}

export async function insertRequest(db: Db, { by, purpose, at, outcome }: NewRequest): Promise<number> {
  const { id } = await db
    .insertInto('ai_requests')
    .values({ tenant_id: by.tenantId, person_id: by.id, purpose, at, outcome })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a refusal of the person was recorded since: one a minute is enough. */
export async function hasLimitedSince(db: Db, personId: number, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('ai_requests')
    .select('id')
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', personId)
    .where('outcome', '=', 'limited')
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function endRequest(
  db: Db,
  id: number,
  ended: { readonly outcome: ModelOutcome; readonly tokens_in: number; readonly tokens_out: number },
): Promise<void> {
  await db
    .updateTable('ai_requests')
    .set(ended)
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .execute();
}

/** Length of the list: of a month with more requests, the latest ones. */
const LISTED = 500;

/** The organisation's finished requests since an instant, latest first, and the tokens of all. */
export async function listRequestsSince(db: Db, since: Date) {
  const sum = await db
    .selectFrom('ai_requests')
    .select(sql<string>`coalesce(sum(tokens_in::bigint + tokens_out), 0)`.as('tokens'))
    .where('tenant_id', '=', currentTenant)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  const requests = await db
    .selectFrom('ai_requests')
    .select(['person_id', 'purpose', 'at', 'tokens_in', 'tokens_out', 'outcome'])
    .where('tenant_id', '=', currentTenant)
    .where('at', '>=', since)
    .where('outcome', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  return { tokens: Number(sum.tokens), requests };
}

/** Removes older requests of every organisation. */
export async function removeRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('ai_requests').where('at', '<', before).execute();
}
