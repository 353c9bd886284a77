import type { Command } from 'commander';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import { withInstallation } from '../database/open-database.ts';
import { readSubdomain } from '../fields.ts';
import { inTenant } from '../tenants/in-tenant.ts';
import { updateTenant } from '../tenants/tenants.queries.ts';

async function activate(
  context: Context,
  _options: object,
  [given = '']: readonly (string | undefined)[],
): Promise<Outcome> {
  const subdomain = readSubdomain(given);
  return withInstallation(context, {}, (database) =>
    inTenant(context, { database, subdomain }, async (db, { tenant }) => {
      await updateTenant(db, tenant.id, { deactivated_at: null });
      const line = tenant.deactivated_at
        ? 'is active again; its people sign in again'
        : 'is active; nothing was changed';
      return { data: { subdomain, deactivatedAt: null }, lines: [`${tenant.name} ${line}.`] };
    }),
  );
}

/** `tenant activate <subdomain>`: undoes a deactivation. */
export function tenantActivate(run: Run): Command {
  return command('activate', 'let the people of a deactivated organisation sign in again')
    .argument('<subdomain>', 'which organisation')
    .action(run(activate));
}
