import type { Command } from 'commander';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import { withInstallation } from '../database/open-database.ts';
import { readSubdomain } from '../fields.ts';
import { UsageError } from '../refusal.ts';
import { talentLines, viewTalent } from '../tenants/describe-talent.ts';
import { inTenant } from '../tenants/in-tenant.ts';
import { setTenant } from '../tenants/set-tenant.ts';
import type { TenantOptions } from '../tenants/tenant-options.ts';
import { readTenantChanges } from '../tenants/tenant-options.ts';
import { counted } from '../words.ts';

interface TalentOptions {
  readonly labels?: string;
  readonly from?: string;
  readonly on?: boolean;
  readonly off?: boolean;
}

/** The same options by the names that `tenant set` uses. */
function wishesIn({ labels, from, on = false, off = false }: TalentOptions): TenantOptions {
  if (on && off) throw new UsageError('Appraisals are either --on or --off.');
  return {
    ...(labels !== undefined && { talentLabels: labels }),
    ...(from !== undefined && { talentFrom: from }),
    ...((on || off) && { talent: on ? 'on' : 'off' }),
  };
}

/** An extra line about what changed labels did to appraisals; none for other changes. */
function consequence(ratedAgain: number): readonly string[] {
  if (ratedAgain === 0) return [];
  return [
    `${counted(ratedAgain, 'appraisal')} not shared yet ${ratedAgain === 1 ? 'is' : 'are'} to be rated again: a scale has another number of levels.`,
  ];
}

function talent(
  context: Context,
  options: TalentOptions,
  [given = '']: readonly (string | undefined)[],
): Promise<Outcome> {
  const subdomain = readSubdomain(given);
  const wishes = wishesIn(options);
  const isChange = Object.keys(wishes).length > 0;
  return withInstallation(context, {}, async (database) => {
    const changes = await readTenantChanges(context, wishes);
    return inTenant(context, { database, subdomain }, async (db, { tenant: found, now }) => {
      const { tenant, ratedAgain } = isChange
        ? await setTenant(db, found, { changes, now })
        : { tenant: found, ratedAgain: 0 };
      const view = await viewTalent(db, tenant, now);
      return {
        data: { talent: view, ratedAgain },
        lines: [
          isChange ? `Appraisals of ${tenant.name} are set:` : `Appraisals of ${tenant.name}:`,
          ...talentLines(view),
          ...consequence(ratedAgain),
        ],
      };
    });
  });
}

/** `tenant talent <subdomain>`: shows labels and schedule of its appraisals, and sets what the flags name. */
export function tenantTalent(run: Run): Command {
  return command('talent', 'show or set labels and schedule of appraisals')
    .argument('<subdomain>', 'which organisation')
    .option('--labels <file>', 'JSON file with the labels, or default')
    .option('--from <date>', 'first day of the first appraised quarter, such as 2026-01-01')
    .option('--on', 'switch appraisals on')
    .option('--off', 'switch appraisals off; nothing is deleted')
    .action(run(talent));
}
