import { sql } from 'kysely';
import type { DatabaseHandle, Db } from '../kernel/db/index.ts';
import { openTestDatabase } from '../testing/index.ts';

/** Tables with a tenant_id where row level security does not bind everyone, including the owner. */
const UNBOUND = sql<{ table: string }>`
  select c.relname as table from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
  where c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`;

/** Tables with a tenant_id with a policy that does not compare it, except for background work. */
const UNGUARDED = sql<{ table: string }>`
  select c.relname as table from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
  where c.relkind in ('r', 'p') and not exists (
    select from pg_policies p where p.tablename = c.relname and p.qual like '%app.tenant%' and p.with_check like '%app.tenant%')`;

/** Foreign keys between tenant tables without tenant_id on either side. */
const CROSSING = sql<{ constraint: string }>`
  select k.conname as constraint from pg_constraint k
  join pg_attribute a on a.attrelid = k.conrelid and a.attname = 'tenant_id' and not a.attisdropped
  join pg_attribute b on b.attrelid = k.confrelid and b.attname = 'tenant_id' and not b.attisdropped
  where k.contype = 'f' and not (a.attnum = any(k.conkey) and b.attnum = any(k.confkey))`;

/** Tenant tables whose primary key does not start with tenant_id. */
const MISKEYED = sql<{ table: string }>`
  select c.relname as table from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relkind in ('r', 'p') and (k.conkey is null or k.conkey[1] <> a.attnum)`;

describe('the catalogue', () => {
  let db: DatabaseHandle;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  function inCatalogue<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return db.transaction({ role: 'owner', tenantId: null }, work);
  }

  async function violations(tx: Db): Promise<unknown[]> {
    const found = [];
    for (const check of [UNBOUND, UNGUARDED, CROSSING, MISKEYED])
      found.push(...(await check.execute(tx)).rows);
    return found;
  }

  test('[TEN-009] every tenant table is bound by row level security and keyed by tenant', async () => {
    expect(await inCatalogue(violations)).toEqual([]);
  });

  test('the checks find a planted violation of each kind', async () => {
    class Undo extends Error {}
    let found: unknown[] = [];
    const planting = inCatalogue(async (tx) => {
      await sql`create table planted (id int primary key, tenant_id int, person_id int)`.execute(tx);
      await sql`alter table people add constraint people_id_alone unique (id)`.execute(tx);
      await sql`alter table planted add constraint planted_fk foreign key (person_id) references people (id)`.execute(
        tx,
      );
      found = await violations(tx);
      throw new Undo();
    });
    await expect(planting).rejects.toThrow(Undo);
    expect(found).toEqual([
      { table: 'planted' },
      { table: 'planted' },
      { constraint: 'planted_fk' },
      { table: 'planted' },
    ]);
  });

  test('the request role can neither log in nor bypass row level security', async () => {
    const { rows } = await inCatalogue((tx) =>
      sql`select rolname, rolcanlogin, rolsuper, rolbypassrls from pg_roles where rolname in ('app', 'app_jobs') order by 1`.execute(
        tx,
      ),
    );
    const harmless = { rolcanlogin: false, rolsuper: false, rolbypassrls: false };
    expect(rows).toEqual([
      { rolname: 'app', ...harmless },
      { rolname: 'app_jobs', ...harmless },
    ]);
  });
});
