import { sql } from 'kysely';
import type { Clock } from '../kernel/clock/clock.ts';
import type { Database, DatabaseHandle, Db } from '../kernel/db/index.ts';
import { hashPassword } from '../modules/auth/index.ts';
import { buildDemo, DEMO_COMPANIES } from './build-demo.ts';
import type { DemoCompany } from './company.ts';
import { DEMO_TABLES, KEYED_OTHERWISE } from './demo-rows.ts';
import type { DemoTable } from './demo-rows.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Cadence-2026!';

/** Below PostgreSQL's 65,535 parameters for the widest table. */
const CHUNK = 1500;

async function isEmpty(db: Db): Promise<boolean> {
  const tenant = await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst();
  return tenant === undefined;
}

async function enterTenant(db: Db, tenantId: number): Promise<void> {
  await sql`select set_config('app.tenant', ${String(tenantId)}, true)`.execute(db);
}

async function insertTenant(db: Db, company: DemoCompany, now: Date): Promise<void> {
  await db
    .insertInto('tenants')
    .values({
      id: company.id,
      name: company.name,
      subdomain: company.subdomain,
      url: company.url,
      time_zone: company.timeZone,
      goal_type: company.goalType,
      primary_color: company.color,
      talent_enabled: true,
      strategy_enabled: true,
      employee_notes_enabled: true,
      created_at: now,
    })
    .execute();
}

/** Rows travel as one JSON text per chunk, which the database takes apart far faster than thousands of parameters. */
async function insertRows(db: Db, table: DemoTable, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    const columns = Object.keys(Object.assign({}, ...chunk) as object).map((column) => sql.ref(column));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)})
      select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(chunk)}::jsonb)`.execute(
      db,
    );
  }
}

/** Ids were given by us; what the product adds goes on after them. */
async function continueIds(db: Db, table: keyof Database, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${rows.length})`.execute(db);
}

async function fill(db: Db, now: Date, passwordHash: string): Promise<void> {
  const rows = buildDemo(now, passwordHash);
  for (const company of DEMO_COMPANIES) {
    await enterTenant(db, company.id);
    await insertTenant(db, company, now);
    for (const table of DEMO_TABLES) {
      const own = rows.tables[table].filter((row) => row.tenant_id === company.id);
      await insertRows(db, table, own);
    }
  }
  for (const table of DEMO_TABLES) {
    if (!KEYED_OTHERWISE.some((one) => one === table)) await continueIds(db, table, rows.tables[table]);
  }
  await continueIds(db, 'tenants', DEMO_COMPANIES);
}

/**
 * Fills an empty database with the demo tenants, relative to the clock's today; all of it or, when anything fails,
 * nothing. A database that holds a tenant is left alone. Two processes that start at once seed once.
 *
 * @returns whether it filled anything
 */
export async function seedDemo(handle: DatabaseHandle, clock: Clock): Promise<boolean> {
  if (!(await handle.transaction({ role: 'app', tenantId: null }, isEmpty))) return false;
  // Hashing is slow work and stays outside of the transaction.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return handle.transaction({ role: 'owner', tenantId: null }, async (db) => {
    await sql`select pg_advisory_xact_lock(7003)`.execute(db);
    if (!(await isEmpty(db))) return false;
    await fill(db, clock.now(), passwordHash);
    return true;
  });
}
