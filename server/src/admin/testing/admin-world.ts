import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Session } from '@cadence/shared-contract';
import type { Answer, TestApp } from '../../testing/index.ts';
import { startTestApp } from '../../testing/index.ts';
import type { TenantView } from '../tenants/describe-tenant.ts';
import type { Ended, Where } from './run-command.ts';
import { jsonOf, runCommand } from './run-command.ts';

/** What `tenant create --json` prints. */
export interface Created {
  readonly tenant: TenantView;
  readonly ceo: { readonly id: number; readonly name: string; readonly email: string };
  readonly invitation: { readonly link: string; readonly mailedTo: string };
}

export const PASSWORD = 'Correct-Horse-9';

/** The secret at the end of a printed link. */
export function tokenIn(link: string): string {
  return link.split('/').at(-1) ?? '';
}

/** A running server, and the command line on its database. */
export interface AdminWorld {
  readonly t: TestApp;
  readonly where: Where;
  run(...argv: string[]): Promise<Ended>;
  /** Writes a file into the folder that relative paths are resolved against. */
  file(name: string, content: string): void;
  /** Creates an organisation by the command line, with further flags. */
  create(...flags: string[]): Promise<Created>;
  /** The ceo's session, after accepting the invitation. */
  signUp(created: Created): Promise<Session>;
  logIn(created: Created): Promise<Answer<Session>>;
  close(): Promise<void>;
}

export async function startAdminWorld(): Promise<AdminWorld> {
  const t = await startTestApp();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cadence-admin-'));
  const where = { database: t.app.db, clock: t.clock, folder };
  let serial = 0;
  const logIn = ({ tenant, ceo }: Created): Promise<Answer<Session>> =>
    t.call('auth.login', { body: { userName: ceo.email, password: PASSWORD, domain: tenant.subdomain } });
  return {
    t,
    where,
    logIn,
    run: (...argv) => runCommand(argv, where),
    file: (name, content) => writeFileSync(path.join(folder, name), content),
    create(...flags) {
      serial += 1;
      const own = ['--name', `Company ${serial}`, '--subdomain', `company-${serial}`];
      const ceo = ['--ceo-name', 'Eva Ceo', '--ceo-email', `eva${serial}@company.example`];
      const argv = ['tenant', 'create', ...own, '--time-zone', 'Europe/Berlin', ...ceo, ...flags];
      return jsonOf<Created>(argv, where);
    },
    async signUp(created) {
      const body = { Token: tokenIn(created.invitation.link), Password: PASSWORD };
      await t.call('auth.signUp', { body });
      return (await logIn(created)).ok;
    },
    async close() {
      await t.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
