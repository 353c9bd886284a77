import { sql } from 'kysely';
import type { Db, Row } from '../db/index.ts';

/** Valid sign-ins: not revoked, not expired, of active people of an active tenant. */
function liveSessions(tx: Db, now: Date) {
  return tx
    .selectFrom('sessions as s')
    .innerJoin('people as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.person_id'),
    )
    .innerJoin('tenants as t', 't.id', 's.tenant_id')
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('p.deactivated_at', 'is', null)
    .where('t.deactivated_at', 'is', null);
}

type Session = Pick<Row<'sessions'>, 'token_hash' | 'chain_id' | 'person_id'> & Pick<Row<'people'>, 'role'>;

/** The valid sign-ins of these token hashes, and the roles of their people. */
export function findSessions(tx: Db, hashes: readonly string[], now: Date): Promise<Session[]> {
  return liveSessions(tx, now)
    .select(['s.token_hash', 's.chain_id', 's.person_id', 'p.role'])
    .where('s.token_hash', '=', sql<string>`any(${hashes})`)
    .execute();
}

/** The sign-ins among these with at least one valid token. */
export function findChains(
  tx: Db,
  chainIds: readonly string[],
  now: Date,
): Promise<Pick<Session, 'chain_id' | 'role'>[]> {
  return liveSessions(tx, now)
    .select(['s.chain_id', 'p.role'])
    .distinct()
    .where('s.chain_id', '=', sql<string>`any(${chainIds}::uuid[])`)
    .execute();
}

/** The subdomains among these that belong to other tenants. */
export async function findForeignSubdomains(
  tx: Db,
  tenantId: number,
  subdomains: readonly string[],
): Promise<ReadonlySet<string>> {
  if (subdomains.length === 0) return new Set();
  const rows = await tx
    .selectFrom('tenants')
    .select('subdomain')
    .where('subdomain', '=', sql<string>`any(${subdomains})`)
    .where('id', '<>', tenantId)
    .execute();
  return new Set(rows.map((row) => row.subdomain));
}
