import type { Command } from 'commander';
import { DEMO_PASSWORD, seedDemo } from '../../demo/index.ts';
import { StartupError } from '../../kernel/errors/index.ts';
import { parseSeedOptions } from '../../seed/options.ts';
import type { SeedOptions } from '../../seed/options.ts';
import { seedOrganisation } from '../../seed/seed-organisation.ts';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import { withInstallation } from '../database/open-database.ts';
import { UsageError } from '../refusal.ts';
import { originOf } from '../tenants/describe-tenant.ts';
import { counted } from '../words.ts';

const FLAGS = ['people', 'goals', 'subdomain', 'name'] as const;
type SeedFlags = Partial<Record<(typeof FLAGS)[number], string>>;

/** Parsed by the rules of `npm run seed`. */
function readOptions(flags: SeedFlags): SeedOptions {
  try {
    return parseSeedOptions(
      FLAGS.flatMap((flag) => (flags[flag] === undefined ? [] : [`--${flag}=${flags[flag]}`])),
    );
  } catch (error) {
    throw error instanceof StartupError ? new UsageError(error.message) : error;
  }
}

async function addSeed(context: Context, flags: SeedFlags): Promise<Outcome> {
  const options = readOptions(flags);
  return withInstallation(context, { mayBeNew: true }, async ({ handle }) => {
    // The server adds the demo to an empty database only, so without this line it would be missing after a seed.
    if (context.config.demo) await seedDemo(handle, context.clock);
    const began = performance.now();
    const tenantId = await seedOrganisation(handle, context.clock, options);
    const seconds = (performance.now() - began) / 1000;
    const { name, subdomain, people, goals } = options;
    const address = originOf(context.config, subdomain);
    return {
      data: { tenantId, name, subdomain, people, goals, address, seconds },
      lines: [
        `${name}: ${counted(people, 'person', 'people')} and ${counted(goals, 'goal')} in ${seconds.toFixed(1)} s.`,
        `Sign in at ${address} as ceo@${subdomain}.example, manager@, contributor@ …`,
        `The password of every account is ${DEMO_PASSWORD}`,
      ],
    };
  });
}

/** `seed`: adds a generated organisation, as `npm run seed` does. */
export function seed(run: Run): Command {
  return command('seed', 'add a generated organisation, for trying things out')
    .option('--people <count>', 'how many people (default: 1000)')
    .option('--goals <count>', 'how many goals in the current quarter (default: four a person)')
    .option('--subdomain <label>', 'first label of its address (default: org-<people>)')
    .option('--name <name>', 'its name')
    .action(run(addSeed));
}
