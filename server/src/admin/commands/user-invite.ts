import type { Command } from 'commander';
import type { FlagOption } from '@cadence/shared-contract';
import {
  flagColumnsOf,
  LIMITS,
  PERMISSION_FLAG_ROWS,
  PERMISSION_FLAGS,
  recordOf,
} from '@cadence/shared-contract';
import { need, needOneOf } from '../ask.ts';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import type { AdminDatabase } from '../database/open-database.ts';
import { withInstallation } from '../database/open-database.ts';
import { readEmail, readText } from '../fields.ts';
import { inviteAgain, invitePerson } from '../people/invite-person.ts';
import type { NewPerson } from '../people/invite-person.ts';
import { findPersonRow } from '../people/people.queries.ts';
import type { UserOptions } from '../people/user-options.ts';
import { gatherUser, withUserOptions } from '../people/user-options.ts';
import type { SentLink } from '../people/send-person-link.ts';
import { linkLines } from '../people/send-person-link.ts';
import { UsageError } from '../refusal.ts';
import { inTenant, requireActive } from '../tenants/in-tenant.ts';

const ROLES = ['contributor', 'manager', 'observer'] as const satisfies readonly NewPerson['role'][];

type FlagOptions = Readonly<Partial<Record<FlagOption, boolean>>>;

interface InviteOptions extends UserOptions, FlagOptions {
  readonly name?: string;
  readonly role?: string;
  readonly manager?: string;
}

interface Invited {
  readonly person: { readonly id: number; readonly name: string; readonly email: string };
  readonly sent: SentLink;
  readonly isNew: boolean;
}

async function gatherPerson(context: Context, email: string, options: InviteOptions): Promise<NewPerson> {
  const read = readText('The name', LIMITS.name);
  const role = { flag: '--role', message: 'Role', values: ROLES, fallback: 'contributor' } as const;
  return {
    email,
    name: await need(context, { flag: '--name', message: 'Full name', read }, options.name),
    role: await needOneOf(context, role, options.role),
    manager: options.manager === undefined ? null : readEmail(options.manager),
    flags: flagColumnsOf(
      recordOf(PERMISSION_FLAGS, (flag) => options[PERMISSION_FLAG_ROWS[flag].option] ?? false),
    ),
  };
}

async function inviteWith(
  context: Context,
  database: AdminDatabase,
  options: InviteOptions,
): Promise<Invited> {
  const { subdomain, email } = await gatherUser(context, options);
  const again = await inTenant(context, { database, subdomain }, async (db, inside) => {
    requireActive(inside.tenant);
    const person = await findPersonRow(db, inside.tenant.id, email);
    return person && { person, sent: await inviteAgain(context, db, { inside, person }), isNew: false };
  });
  if (again) return again;
  const person = await gatherPerson(context, email, options);
  return inTenant(context, { database, subdomain }, async (db, inside) => ({
    ...(await invitePerson(context, db, { inside, person })),
    isNew: true,
  }));
}

async function invite(context: Context, options: InviteOptions): Promise<Outcome> {
  if (options.goalAdmin && options.goalManager)
    throw new UsageError('A person is Goal Admin or Goal Manager, not both.');
  return withInstallation(context, {}, async (database) => {
    const { person, sent, isNew } = await inviteWith(context, database, options);
    const { id, name, email } = person;
    return {
      data: { person: { id, name, email }, isNew, invitation: sent },
      lines: [
        isNew
          ? `${name} is added and invited.`
          : `${name} is invited again; earlier invitations no longer work.`,
        ...linkLines(sent, 'within 14 days'),
      ],
    };
  });
}

/** `user invite`: adds a person, or sends a new invitation to one who has not accepted theirs. */
export function userInvite(run: Run): Command {
  const invited = withUserOptions(command('invite', 'add a person and invite them, or invite them again'))
    .option('--name <name>', 'full name of a new person')
    .option('--role <role>', `${ROLES.join(', ')} (default: contributor)`)
    .option('--manager <address>', 'e-mail address of the manager (default: the CEO)');
  for (const flag of PERMISSION_FLAGS) {
    const { option, optionHint } = PERMISSION_FLAG_ROWS[flag];
    invited.option(`--${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, optionHint);
  }
  return invited.action(run(invite));
}
