import type { Command } from 'commander';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import { withInstallation } from '../database/open-database.ts';
import { requirePerson } from '../people/find-user.ts';
import type { PersonRow } from '../people/people.queries.ts';
import { linkLines, sendPersonLink } from '../people/send-person-link.ts';
import type { UserOptions } from '../people/user-options.ts';
import { gatherUser, withUserOptions } from '../people/user-options.ts';
import { Refusal } from '../refusal.ts';
import { inTenant, requireActive } from '../tenants/in-tenant.ts';

function requireReachable(person: PersonRow): void {
  if (person.deactivated_at)
    throw new Refusal(`${person.name} is deactivated; a new password would not let them in.`);
  if (!person.invitation_accepted_at)
    throw new Refusal(`${person.name} has not accepted the invitation yet; 'user invite' sends a new one.`);
}

async function resetPassword(context: Context, options: UserOptions): Promise<Outcome> {
  return withInstallation(context, {}, async (database) => {
    const { subdomain, email } = await gatherUser(context, options);
    return inTenant(context, { database, subdomain }, async (db, inside) => {
      requireActive(inside.tenant);
      const person = await requirePerson(db, inside, email);
      requireReachable(person);
      const sent = await sendPersonLink(context, db, { ...inside, kind: 'reset', person });
      return {
        data: { person: { id: person.id, name: person.name, email: person.email }, reset: sent },
        lines: [
          `${person.name} can choose a new password; until then the old one works.`,
          ...linkLines(sent, 'within 24 hours'),
        ],
      };
    });
  });
}

/** `user reset-password`: a link to choose a new password, mailed and printed; only the person knows the password. */
export function userResetPassword(run: Run): Command {
  return withUserOptions(command('reset-password', 'send a link to choose a new password')).action(
    run(resetPassword),
  );
}
