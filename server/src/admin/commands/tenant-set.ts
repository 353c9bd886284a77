import type { Command } from 'commander';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import { withInstallation } from '../database/open-database.ts';
import { readSubdomain } from '../fields.ts';
import { UsageError } from '../refusal.ts';
import { tenantLines, viewTenant } from '../tenants/describe-tenant.ts';
import { inTenant } from '../tenants/in-tenant.ts';
import { setTenant } from '../tenants/set-tenant.ts';
import type { TenantOptions } from '../tenants/tenant-options.ts';
import { readTenantChanges, withTenantOptions } from '../tenants/tenant-options.ts';
import { findTalent } from '../tenants/talent.queries.ts';

async function set(
  context: Context,
  options: TenantOptions & { readonly json?: boolean },
  [given = '']: readonly (string | undefined)[],
): Promise<Outcome> {
  const subdomain = readSubdomain(given);
  const { json: _json, ...flags } = options;
  if (Object.keys(flags).length === 0)
    throw new UsageError("Nothing to set was named; 'tenant set --help' lists what can be set.");
  const changes = await readTenantChanges(context, flags);
  return withInstallation(context, {}, (database) =>
    inTenant(context, { database, subdomain }, async (db, { tenant: found, now }) => {
      const { tenant } = await setTenant(db, found, { changes, now });
      const view = viewTenant(context, tenant, await findTalent(db, tenant.id));
      return { data: { tenant: view }, lines: [`${tenant.name} is set:`, ...tenantLines(view)] };
    }),
  );
}

/** `tenant set <subdomain>`: changes what the flags name, and nothing else. */
export function tenantSet(run: Run): Command {
  return withTenantOptions(
    command('set', 'change settings of an organisation').argument('<subdomain>', 'which organisation'),
  ).action(run(set));
}
