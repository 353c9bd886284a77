import type { Command } from 'commander';
import type { Db } from '../../kernel/db/index.ts';
import { isConfirmed } from '../ask.ts';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import { withInstallation } from '../database/open-database.ts';
import { readSubdomain } from '../fields.ts';
import { Refusal } from '../refusal.ts';
import type { InTenant } from '../tenants/in-tenant.ts';
import { inTenant } from '../tenants/in-tenant.ts';
import { revokeAllSessions, updateTenant } from '../tenants/tenants.queries.ts';
import { counted } from '../words.ts';

interface DeactivateOptions {
  readonly yes?: boolean;
}

/** Closes an organisation: ends every sign-in and its live connections. Returns how many people were signed in. */
async function close(db: Db, { tenant, outbox, now }: InTenant): Promise<number> {
  await updateTenant(db, tenant.id, { deactivated_at: now });
  outbox.disconnect(null);
  return revokeAllSessions(db, tenant.id, now);
}

function unchanged(subdomain: string, name: string, since: Date): Outcome {
  const deactivatedAt = since.toISOString();
  return {
    data: { subdomain, deactivatedAt, signedOut: 0 },
    lines: [`${name} is deactivated since ${deactivatedAt.slice(0, 10)}; nothing was changed.`],
  };
}

async function deactivate(
  context: Context,
  { yes }: DeactivateOptions,
  [given = '']: readonly (string | undefined)[],
): Promise<Outcome> {
  const subdomain = readSubdomain(given);
  return withInstallation(context, {}, async (database) => {
    const place = { database, subdomain };
    const { tenant } = await inTenant(context, place, async (_db, inside) => inside);
    if (tenant.deactivated_at) return unchanged(subdomain, tenant.name, tenant.deactivated_at);
    const isSure = await isConfirmed(context, `Sign everybody of ${tenant.name} out and let nobody in?`, yes);
    if (!isSure) throw new Refusal('Nothing was changed.');
    const deactivatedAt = context.clock.now().toISOString();
    const people = await inTenant(context, place, close);
    return {
      data: { subdomain, deactivatedAt, signedOut: people },
      lines: [
        `${tenant.name} is deactivated. ${counted(people, 'person was', 'people were')} signed out; open pages are cut off within seconds.`,
        `Nothing was deleted: 'tenant activate ${subdomain}' lets them in again.`,
      ],
    };
  });
}

/** `tenant deactivate <subdomain>`: ends every session and refuses new ones. */
export function tenantDeactivate(run: Run): Command {
  return command('deactivate', 'sign everybody of an organisation out and let nobody in')
    .argument('<subdomain>', 'which organisation')
    .option('--yes', 'do not ask')
    .action(run(deactivate));
}
