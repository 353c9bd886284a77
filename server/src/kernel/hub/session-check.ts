import { sql } from 'kysely';
import type { DatabaseHandle } from '../db/index.ts';
import type { HubUser } from './connection.ts';

async function liveChainsOf(
  db: DatabaseHandle,
  { tenantId, chainIds }: { readonly tenantId: number; readonly chainIds: readonly string[] },
  now: Date,
): Promise<readonly string[]> {
  const rows = await db.transaction({ role: 'app', tenantId }, (tx) =>
    tx
      .selectFrom('sessions as s')
      .innerJoin('people as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.person_id'),
      )
      .innerJoin('tenants as t', 't.id', 's.tenant_id')
      .select('s.chain_id')
      .distinct()
      .where('s.chain_id', '=', sql<string>`any(${chainIds}::uuid[])`)
      .where('s.revoked_at', 'is', null)
      .where('s.expires_at', '>', now)
      .where('p.deactivated_at', 'is', null)
      .where('t.deactivated_at', 'is', null)
      .execute(),
  );
  return rows.map((row) => row.chain_id);
}

/** Of these connections' sign-ins, the ones that ended: revoked, expired, or of a deactivated person or tenant. */
export async function findEndedChains(
  db: DatabaseHandle,
  users: readonly HubUser[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const ended = new Set(users.map((user) => user.chainId));
  const tenants = new Set(users.map((user) => user.tenantId));
  for (const tenantId of tenants) {
    const chainIds = [
      ...new Set(users.filter((user) => user.tenantId === tenantId).map((user) => user.chainId)),
    ];
    const live = await liveChainsOf(db, { tenantId, chainIds }, now);
    for (const chainId of live) ended.delete(chainId);
  }
  return ended;
}
