import type { Command } from 'commander';
import type { Db } from '../../kernel/db/index.ts';
import { enterTenant } from '../../kernel/db/index.ts';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import { withInstallation } from '../database/open-database.ts';
import { table } from '../words.ts';
import type { TenantView } from '../tenants/describe-tenant.ts';
import { viewTenant } from '../tenants/describe-tenant.ts';
import { findTalent } from '../tenants/talent.queries.ts';
import { countPeople, listTenantRows } from '../tenants/tenants.queries.ts';

interface Listed extends TenantView {
  readonly people: Awaited<ReturnType<typeof countPeople>>;
}

async function readAll(context: Context, db: Db): Promise<readonly Listed[]> {
  const listed: Listed[] = [];
  for (const row of await listTenantRows(db)) {
    await enterTenant(db, row.id);
    const view = viewTenant(context, row, await findTalent(db, row.id));
    listed.push({ ...view, people: await countPeople(db, row.id) });
  }
  return listed;
}

function modulesOf({ talent, strategy, employeeNotes }: TenantView): string {
  const on = [talent && 'talent', strategy && 'strategy', employeeNotes && 'notes'].filter(Boolean);
  return on.join(', ') || '–';
}

function linesOf(tenants: readonly Listed[]): readonly string[] {
  if (tenants.length === 0) return ["There are no organisations yet; 'tenant create' adds one."];
  const rows = tenants.map((tenant) => [
    tenant.subdomain,
    tenant.name,
    tenant.timeZone,
    tenant.goalType,
    modulesOf(tenant),
    String(tenant.people.active),
    String(tenant.people.invited),
    tenant.deactivatedAt ? `deactivated ${tenant.deactivatedAt.slice(0, 10)}` : 'active',
  ]);
  return table(['subdomain', 'name', 'time zone', 'goals', 'modules', 'active', 'invited', 'state'], rows);
}

function listTenants(context: Context): Promise<Outcome> {
  return withInstallation(context, {}, (database) =>
    database.handle.transaction({ role: 'owner', tenantId: null }, async (db) => {
      const tenants = await readAll(context, db);
      return { data: { tenants }, lines: linesOf(tenants) };
    }),
  );
}

/** `tenant list`: every organisation with its settings and number of people. */
export function tenantList(run: Run): Command {
  return command('list', 'every organisation, its settings and its people').action(run(listTenants));
}
