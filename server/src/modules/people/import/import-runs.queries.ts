import { ROLE_LABELS, ROLE_NAMES } from '@cadence/shared-contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/index.ts';
import { currentTenant } from '../../../kernel/db/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { orderInvitations } from '../../../kernel/links/index.ts';
import type { ImportRowsTable } from '../../../migrations/people-tables.ts';

/** The actor's import that is in progress. */
function running({ db, actor }: Ctx) {
  return db
    .selectFrom('imports')
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', actor.id)
    .where('done_at', 'is', null);
}

/** Ends the actor's import in progress and deletes its rows; waits for one that is adding people right now. */
export async function discardImport({ db, actor }: Ctx): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', actor.id)
    .where('done_at', 'is', null)
    .execute();
}

/** Ends one import, unless it is done; a newer one of the same person continues. */
export async function discardRun({ db }: Ctx, id: number): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** Begins an import and returns its id; replaces an unfinished one of the same person. */
export async function beginImport(ctx: Ctx, total: number): Promise<number> {
  await discardImport(ctx);
  const { db, tenant, actor, now } = ctx;
  const { id } = await db
    .insertInto('imports')
    .values({ tenant_id: tenant.id, person_id: actor.id, total, touched_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Progress of the actor's import; null for none. */
export async function findProgress(ctx: Ctx): Promise<{ Total: number; Prepared: number } | null> {
  const row = await running(ctx).select(['total as Total', 'prepared as Prepared']).executeTakeFirst();
  return row ?? null;
}

/** Reserves ids for new people. */
export async function reserveIds({ db }: Ctx, count: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval('people_id_seq')::integer as id from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map(({ id }) => id);
}

export type PreparedRow = Omit<Selectable<ImportRowsTable>, 'tenant_id' | 'import_id'>;

/** Prepares some rows of an import; false when it was ended in the meantime. */
export async function prepareRows(ctx: Ctx, id: number, rows: readonly PreparedRow[]): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('imports')
    .set((eb) => ({ prepared: eb('prepared', '+', rows.length), touched_at: ctx.now }))
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await sql`
    insert into import_rows
      (tenant_id, import_id, line, person_id, manager_id, depth, name, email, role, job_title, org_unit)
    select ${ctx.tenant.id}::integer, ${id}::integer, line, person_id, manager_id, depth, name, email, role, job_title,
      org_unit
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      line integer, person_id integer, manager_id integer, depth integer,
      name text, email text, role text, job_title text, org_unit text)`.execute(ctx.db);
  return true;
}

/** Claims an import to add its people, until the transaction ends; false when it was ended in the meantime. */
export async function takeImport({ db, now }: Ctx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ done_at: now, touched_at: now })
    .where('tenant_id', '=', currentTenant)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ids of the existing people that the rows of an import are added beneath. */
export async function findManagersOf(db: Db, id: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select('manager_id')
    .distinct()
    .where('tenant_id', '=', currentTenant)
    .where('import_id', '=', id)
    .where('depth', '=', 0)
    .execute();
  return rows.map(({ manager_id }) => manager_id);
}

/** Whether a row of an import has an address that has since been reserved for somebody (D-114). */
export async function hasKeptAddress({ db, now }: Ctx, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('email_changes as change')
    .innerJoin('import_rows as row', (join) =>
      join.onRef('row.tenant_id', '=', 'change.tenant_id').on('row.import_id', '=', id),
    )
    .select('row.line')
    .where('change.tenant_id', '=', currentTenant)
    .where('change.undone_at', 'is', null)
    .where('change.kept_until', '>', now)
    .whereRef('row.email', '=', sql<string>`lower(change.old_email)`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const PREPARED = (id: number) =>
  sql`from import_rows row where row.tenant_id = ${currentTenant} and row.import_id = ${id}`;

/** Adds the people of an import, managers before their reports; unique violation when an address is in use. */
export async function addPrepared({ db, now }: Ctx, id: number): Promise<void> {
  // Foreign key checks keep the plan that suited the table while it was small, and would scan it for each row.
  await sql`discard plans`.execute(db);
  await sql`
    insert into people
      (tenant_id, id, name, email, role, job_title, org_unit, manager_id, created_at, updated_at)
    select row.tenant_id, row.person_id, row.name, row.email, row.role, row.job_title, row.org_unit,
      row.manager_id, ${now}::timestamptz, ${now}::timestamptz
    ${PREPARED(id)} order by row.depth, row.manager_id, row.line`.execute(db);
}

/** The role's name as the history shows it. */
const ROLE_LABEL = sql`case row.role ${sql.join(
  ROLE_NAMES.map((role) => sql`when ${sql.lit(role)} then ${sql.lit(ROLE_LABELS[role])}`),
  sql` `,
)} end`;

/** Records in the history who added the people of an import, and invites them. */
export async function noteAdded(ctx: Ctx, id: number): Promise<void> {
  const { db, now, actor, tenant } = ctx;
  await sql`
    insert into person_changes (tenant_id, person_id, actor_id, change, to_text, created_at)
    select row.tenant_id, row.person_id, ${actor.id}, 'Added', ${ROLE_LABEL}, ${now}::timestamptz
    ${PREPARED(id)} order by row.line`.execute(db);
  const people = sql`select row.person_id ${PREPARED(id)} order by row.line`;
  await orderInvitations(db, { tenantId: tenant.id, people, by: actor.id, now });
}

/** The lowest id of the people added by an import. */
export async function findFirstAdded(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('import_rows')
    .select((eb) => eb.fn.min('person_id').as('first'))
    .where('tenant_id', '=', currentTenant)
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.first;
}

/** Deletes the prepared rows of an import that is done. */
export async function forgetRows({ db }: Ctx, id: number): Promise<void> {
  await db
    .deleteFrom('import_rows')
    .where('tenant_id', '=', currentTenant)
    .where('import_id', '=', id)
    .execute();
}

/** How many employees the actor has imported since an instant. */
export async function countImportedSince({ db, actor }: Ctx, since: Date): Promise<number> {
  const { total } = await db
    .selectFrom('imports')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('total'), sql.lit(0)).as('total'))
    .where('tenant_id', '=', currentTenant)
    .where('person_id', '=', actor.id)
    .where('done_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many rows managers of the organisation may import in a day. */
export async function findRowsADay({ db }: Ctx): Promise<number> {
  const { import_rows_a_day } = await db
    .selectFrom('tenants')
    .select('import_rows_a_day')
    .where('id', '=', currentTenant)
    .executeTakeFirstOrThrow();
  return import_rows_a_day;
}

/** Sets how many rows managers of the organisation may import in a day. */
export async function saveRowsADay({ db }: Ctx, rows: number): Promise<void> {
  await db.updateTable('tenants').set({ import_rows_a_day: rows }).where('id', '=', currentTenant).execute();
}

/** Removes dead imports, and those that were done long ago, with their rows, of every organisation. */
export async function sweepImports(
  db: Db,
  { touchedBefore, doneBefore }: { readonly touchedBefore: Date; readonly doneBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('imports')
    .where((eb) =>
      eb.or([
        eb('done_at', '<', doneBefore),
        eb.and([eb('done_at', 'is', null), eb('touched_at', '<', touchedBefore)]),
      ]),
    )
    .execute();
}
