import { Command } from 'commander';
import type { Run } from './command.ts';
import { backup } from './commands/backup.ts';
import { migrate } from './commands/migrate.ts';
import { moveToPostgres } from './commands/move-to-postgres.ts';
import { restore } from './commands/restore.ts';
import { seed } from './commands/seed.ts';
import { tenantActivate } from './commands/tenant-activate.ts';
import { tenantCreate } from './commands/tenant-create.ts';
import { tenantDeactivate } from './commands/tenant-deactivate.ts';
import { tenantList } from './commands/tenant-list.ts';
import { tenantSet } from './commands/tenant-set.ts';
import { tenantTalent } from './commands/tenant-talent.ts';
import { userInvite } from './commands/user-invite.ts';
import { userResetPassword } from './commands/user-reset-password.ts';
import { userSet } from './commands/user-set.ts';
import { userUnlock } from './commands/user-unlock.ts';

type Definition = (run: Run) => Command;

const TENANT: readonly Definition[] = [
  tenantCreate,
  tenantList,
  tenantSet,
  tenantTalent,
  tenantDeactivate,
  tenantActivate,
];
const USER: readonly Definition[] = [userInvite, userSet, userUnlock, userResetPassword];
const INSTALLATION: readonly Definition[] = [seed, migrate, backup, restore, moveToPostgres];

const FOOT = `
The database is that of DATABASE_URL, else the embedded one in DATA_DIR. What a flag does not say is asked for in a
terminal. Exit codes: 0 done, 1 refused, 2 the command line is wrong, 3 a defect, 130 interrupted.`;

/** Every command of `npm run admin`. */
export function createProgram(run: Run): Command {
  const group = (name: string, description: string, definitions: readonly Definition[]): Command =>
    definitions.reduce(
      (parent, define) => parent.addCommand(define(run)),
      new Command(name).description(description).helpCommand(false),
    );
  const program = group(
    'npm run admin --',
    'What the operator of an installation does beside its users.',
    [],
  );
  program.addCommand(group('tenant', 'organisations', TENANT)).addCommand(group('user', 'people', USER));
  for (const define of INSTALLATION) program.addCommand(define(run));
  return program.addHelpText('after', FOOT);
}
