import { sql } from 'kysely';
import type { Database, Db } from '../kernel/db/index.ts';
import type { DemoCompany } from './company.ts';
import type { DemoTable } from './demo-rows.ts';

/** Rows per statement; stays below PostgreSQL's 65,535 parameters for the widest table. */
const CHUNK = 1500;

/** Whether the database has no organisation. */
export async function isEmpty(db: Db): Promise<boolean> {
  const tenant = await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst();
  return tenant === undefined;
}

/** Takes a lock until the transaction ends, so that one process at a time fills the database. */
export async function lockDemo(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(7003)`.execute(db);
}

export async function insertTenant(db: Db, company: DemoCompany, now: Date): Promise<void> {
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

/** Sends each chunk of rows as one JSON text, which the database parses far faster than thousands of parameters. */
export async function insertRows(db: Db, table: DemoTable, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    const columns = Object.keys(Object.assign({}, ...chunk) as object).map((column) => sql.ref(column));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)})
      select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(chunk)}::jsonb)`.execute(
      db,
    );
  }
}

/** Sets the sequence to continue after the ids that the demo assigned. */
export async function continueIds(db: Db, table: keyof Database, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${rows.length})`.execute(db);
}
