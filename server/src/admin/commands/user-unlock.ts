import type { Command } from 'commander';
import { unlockPerson } from '../../modules/auth/index.ts';
import type { Run } from '../command.ts';
import { command } from '../command.ts';
import type { Context, Outcome } from '../context.ts';
import { withInstallation } from '../database/open-database.ts';
import { requirePerson } from '../people/find-user.ts';
import type { UserOptions } from '../people/user-options.ts';
import { gatherUser, withUserOptions } from '../people/user-options.ts';
import { inTenant } from '../tenants/in-tenant.ts';

async function unlock(context: Context, options: UserOptions): Promise<Outcome> {
  return withInstallation(context, {}, async (database) => {
    const { subdomain, email } = await gatherUser(context, options);
    return inTenant(context, { database, subdomain }, async (db, inside) => {
      const person = await requirePerson(db, inside, email);
      await unlockPerson(db, person.id);
      const wasLocked = person.locked_at !== null;
      return {
        data: { person: { id: person.id, name: person.name, email: person.email }, wasLocked },
        lines: [
          wasLocked
            ? `${person.name} is unlocked; the password is the one from before.`
            : `${person.name} was not locked; wrong passwords are counted from none again.`,
        ],
      };
    });
  });
}

/** `user unlock`: unlocks an account that was locked after wrong passwords (D-45). */
export function userUnlock(run: Run): Command {
  return withUserOptions(command('unlock', 'open an account that wrong passwords have locked')).action(
    run(unlock),
  );
}
