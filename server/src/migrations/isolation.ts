import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The tenant of the running transaction; after a transaction-local setting it reverts to '' rather than null. */
export const CURRENT_TENANT = `(select nullif(current_setting('app.tenant', true), '')::int)`;

/**
 * Puts a tenant table behind row level security: rows of other tenants do not exist for the request's role, and
 * the owner is bound too. Grants the request's role what it needs. Call it for every table with `tenant_id`.
 *
 * `jobs: true` lets the background role see the rows of every tenant.
 */
export async function isolateByTenant(
  db: Kysely<unknown>,
  table: string,
  { jobs = false }: { jobs?: boolean } = {},
): Promise<void> {
  const statements = [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy ${table}_tenant on ${table} using (tenant_id = ${CURRENT_TENANT}) with check (tenant_id = ${CURRENT_TENANT})`,
    `grant select, insert, update, delete on ${table} to app`,
  ];
  if (jobs) {
    statements.push(
      `create policy ${table}_jobs on ${table} to app_jobs using (true) with check (true)`,
      `grant select, insert, update, delete on ${table} to app_jobs`,
    );
  }
  await sql.raw(statements.join(';\n')).execute(db);
}
