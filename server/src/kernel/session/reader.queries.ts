import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { Reader } from './actor.ts';
import type { ReaderRow } from './session-lookup.queries.ts';
import { presentReader, READER_COLUMNS } from './session-lookup.queries.ts';

/**
 * A person's current state, for work done for them without a session; null when they or their tenant are missing or
 * deactivated.
 */
export async function findReader(db: Db, tenantId: number, personId: number): Promise<Reader | null> {
  const { rows } = await sql<ReaderRow>`
    select ${sql.raw(READER_COLUMNS)} from people p join tenants t on t.id = p.tenant_id
    where p.tenant_id = ${tenantId} and p.id = ${personId}
      and p.deactivated_at is null and t.deactivated_at is null`.execute(db);
  return rows[0] ? presentReader(rows[0]) : null;
}
