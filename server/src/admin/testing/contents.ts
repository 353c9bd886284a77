import { sql } from 'kysely';
import type { DatabaseHandle, Db } from '../../kernel/db/index.ts';

const TABLES = sql<{ name: string; tenant: string | null }>`
  select c.relname as name, a.attname as tenant from pg_class c
  left join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%' order by 1`;

async function rowsOf(db: Db, table: string, tenantId: number | null): Promise<readonly string[]> {
  const ofTenant = tenantId === null ? sql`true` : sql`tenant_id = ${tenantId}`;
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(t)::text as row from ${sql.table(table)} t where ${ofTenant}`.execute(db);
  return rows.map(({ row }) => row).toSorted();
}

/**
 * Every row of every table with all columns, also generated ones, to compare two databases; read in another way than
 * transfers do.
 */
export function contentsOf(handle: DatabaseHandle): Promise<Readonly<Record<string, readonly string[]>>> {
  return handle.transaction({ role: 'owner', tenantId: null }, async (db) => {
    await sql`select set_config('timezone', 'UTC', true)`.execute(db);
    const { rows: tables } = await TABLES.execute(db);
    const tenants = await db.selectFrom('tenants').select('id').orderBy('id').execute();
    const contents: Record<string, string[]> = {};
    for (const { name, tenant } of tables) {
      contents[name] = [];
      for (const id of tenant ? tenants.map((row) => row.id) : [null]) {
        await sql`select set_config('app.tenant', ${String(id ?? '')}, true)`.execute(db);
        contents[name].push(...(await rowsOf(db, name, id)));
      }
    }
    return contents;
  });
}
