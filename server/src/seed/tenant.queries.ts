import { sql } from 'kysely';
import type { Database, Db, NewRow, Row } from '../kernel/db/index.ts';
import { enterTenant } from '../kernel/db/index.ts';

/** Whether an organisation has this subdomain. */
export async function isTaken(db: Db, subdomain: string): Promise<boolean> {
  const row = await db
    .selectFrom('tenants')
    .select('id')
    .where('subdomain', '=', subdomain)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds an organisation and enters it. Returns its id. */
export async function insertTenant(db: Db, values: Omit<NewRow<'tenants'>, 'id'>): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('tenants', 'id')) as id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await enterTenant(db, id);
  await db
    .insertInto('tenants')
    .values({ id, ...values })
    .execute();
  return id;
}

/** The period of an organisation that contains a day. */
export function findPeriodOn(db: Db, tenantId: number, day: string): Promise<Row<'periods'>> {
  return db
    .selectFrom('periods')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('start_date', '<=', day)
    .where('end_date', '>=', day)
    .executeTakeFirstOrThrow();
}

/** Tables with thousands of new rows, to be analyzed for the planner. People and goals are analyzed earlier. */
const FILLED = [
  'goal_edits',
  'goal_statuses',
  'goal_results',
  'goal_manager_results',
  'goal_transitions',
  'goal_comments',
  'goal_follows',
  'appraisals',
  'user_manuals',
] as const satisfies readonly (keyof Database)[];

export async function analyzeFilled(db: Db): Promise<void> {
  for (const table of FILLED) await sql`analyze ${sql.table(table)}`.execute(db);
}
