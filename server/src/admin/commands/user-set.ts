import type { Command } from 'commander';
import { need } from '../ask.ts';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import { withInstallation } from '../database/open-database.ts';
import { requirePerson } from '../people/find-user.ts';
import { setStrategyChoice } from '../people/people.queries.ts';
import type { UserOptions } from '../people/user-options.ts';
import { gatherUser, withUserOptions } from '../people/user-options.ts';
import { UsageError } from '../refusal.ts';
import { inTenant } from '../tenants/in-tenant.ts';

interface SetOptions extends UserOptions {
  readonly strategyGroup?: string;
}

const CHOICES: ReadonlyMap<string, boolean | null> = new Map([
  ['on', true],
  ['off', false],
  ['role', null],
]);

function readChoice(text: string): boolean | null {
  const choice = CHOICES.get(text.trim().toLowerCase());
  if (choice === undefined)
    throw new UsageError(`--strategy-group must be on, off or role, not '${text.trim()}'.`);
  return choice;
}

async function set(context: Context, options: SetOptions): Promise<Outcome> {
  return withInstallation(context, {}, async (database) => {
    const { subdomain, email } = await gatherUser(context, options);
    const question = {
      flag: '--strategy-group',
      message: 'Strategy group (on, off, role)',
      read: readChoice,
    };
    const choice = await need(context, question, options.strategyGroup);
    return inTenant(context, { database, subdomain }, async (db, inside) => {
      const { id, name } = await requirePerson(db, inside, email);
      const strategyGroup = await setStrategyChoice(db, { tenantId: inside.tenant.id, id, choice });
      const reason = choice === null ? ', as the role says' : '';
      return {
        data: { person: { id, name, email }, strategyGroup, isByHand: choice !== null },
        lines: [`${name} is ${strategyGroup ? 'in' : 'outside of'} the strategy group${reason}.`],
      };
    });
  });
}

/** `user set`: settings that follow from the role, unless the operator sets them by hand (D-87). */
export function userSet(run: Run): Command {
  return withUserOptions(command('set', 'put a person into the strategy group or take them out'))
    .option('--strategy-group <on|off|role>', 'in, out, or as the role says (observers out, others in)')
    .action(run(set));
}
