import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROUTES } from '@cadence/shared-contract';
import { ACCOUNTS, emailOf, PASSWORD } from './accounts.ts';
import type { Account } from './accounts.ts';
import { CLOCK } from './clock.ts';
import { expect, test as base } from './fixtures.ts';
import { givenOrganisations, isDeployed, operatorEnv, originOf, sharedApiOf } from './platform-under-test.ts';

const OPERATOR = join(import.meta.dirname, 'operator.ts');

/** A person to add. */
export interface PersonWish {
  readonly name: string;
  readonly role?: 'contributor' | 'manager' | 'observer';
  /** The account to whom they report; by default the ceo. */
  readonly manager?: Account;
  /** Of the command `user invite`, such as `--goal-admin`. */
  readonly flags?: readonly string[];
}

/** An organisation of a worker's own: no other worker's test reads it, changes it or sends it events. */
export interface Organisation {
  readonly subdomain: string;
  /** Adds people who have accepted their invitations; each can sign in as any account. Resolves to their addresses. */
  hire(wishes: readonly PersonWish[]): Promise<readonly string[]>;
  /** Lets nobody in any more, where it would stay behind. */
  close(): Promise<void>;
}

/** One account for each role, under the names that the demo's have. */
const PEOPLE: Readonly<Record<Account, PersonWish>> = {
  ceo: { name: 'Clara Voss' },
  goaladmin: { name: 'Greta Lind', role: 'manager', flags: ['--goal-admin'] },
  goalmanager: { name: 'Gita Rao', role: 'manager', flags: ['--goal-manager'] },
  hradmin: { name: 'Hana Mori', role: 'manager', flags: ['--hr-admin'] },
  manager: { name: 'Mateo Silva', role: 'manager' },
  contributor: { name: 'Cora Byrne', manager: 'manager' },
  orgadmin: { name: 'Omar Nasser', manager: 'hradmin', flags: ['--org-admin'] },
  observer: { name: 'Otis Wren', role: 'observer' },
};

interface Invited {
  readonly invitation: { readonly link: string };
}

/** Runs commands of the operator's command line on the database of the platform under test. */
async function operate(commands: readonly (readonly string[])[]): Promise<readonly unknown[]> {
  const env = { ...process.env, ...operatorEnv(CLOCK) };
  const { stdout } = await promisify(execFile)(process.execPath, [OPERATOR, JSON.stringify(commands)], {
    env,
  });
  return JSON.parse(stdout) as unknown[];
}

/** Accepts an invitation as its page does, with the password of all accounts. */
async function accept(subdomain: string, { invitation }: Invited): Promise<void> {
  const [Token = ''] = /lnk_[\w-]+/.exec(invitation.link) ?? [];
  const { method, path } = ROUTES['auth.signUp'];
  const answer = await fetch(`${sharedApiOf(subdomain)}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Token, Password: PASSWORD }),
  });
  expect(answer.status, `the invitation of ${invitation.link}`).toBe(200);
}

function inviteCommand(subdomain: string, email: string, wish: PersonWish): readonly string[] {
  const { name, role = 'contributor', manager = 'ceo', flags = [] } = wish;
  const who = ['--tenant', subdomain, '--email', email, '--name', name, '--role', role];
  return ['user', 'invite', ...who, '--manager', emailOf(manager, subdomain), ...flags];
}

function organisationOf(subdomain: string): Organisation {
  return {
    subdomain,
    async hire(wishes) {
      const named = wishes.map((wish) => ({
        wish,
        email: emailOf(wish.name.toLowerCase().replaceAll(' ', '.'), subdomain),
      }));
      const commands = named.map(({ wish, email }) => inviteCommand(subdomain, email, wish));
      for (const invited of await operate(commands)) await accept(subdomain, invited as Invited);
      return named.map(({ email }) => email);
    },
    async close() {
      if (isDeployed) await operate([['tenant', 'deactivate', subdomain, '--yes']]);
    },
  };
}

/** Makes an organisation by the product's own commands, with an account for each role that has accepted. */
export async function makeOrganisation(subdomain: string): Promise<Organisation> {
  const { ceo, ...others } = PEOPLE;
  const rules = ['--time-zone', 'America/Chicago', '--talent', 'on', '--strategy', 'on'];
  const head = ['--ceo-name', ceo.name, '--ceo-email', emailOf('ceo', subdomain)];
  const invited = await operate([
    ['tenant', 'create', '--name', `Tests ${subdomain}`, '--subdomain', subdomain, ...rules, ...head],
    ...ACCOUNTS.filter((account) => account !== 'ceo')
      .toSorted((one, other) => rank(one) - rank(other))
      .map((account) => inviteCommand(subdomain, emailOf(account, subdomain), others[account])),
  ]);
  for (const one of invited) await accept(subdomain, one as Invited);
  return organisationOf(subdomain);
}

/** Managers are added before the people who report to them. */
const rank = (account: Account): number => Object.keys(PEOPLE).indexOf(account);

/** One that was prepared on a deployed platform: tests add nobody to it and leave it as it is otherwise. */
function givenOrganisation(index: number): Organisation {
  const subdomain = givenOrganisations[index];
  if (subdomain === undefined)
    throw new Error(
      `E2E_ORGANISATIONS names ${givenOrganisations.length} organisations for more workers: add --workers ${givenOrganisations.length}.`,
    );
  return {
    subdomain,
    hire: () =>
      Promise.reject(new Error('People are added only to an organisation that the tests have made.')),
    close: () => Promise.resolve(),
  };
}

/** The test of files that share nothing with others: accounts, pages and calls are of the worker's own organisation. */
export const test = base.extend<object, { readonly organisation: Organisation }>({
  organisation: [
    async ({}, use, { workerIndex, parallelIndex }) => {
      const isGiven = isDeployed && givenOrganisations.length > 0;
      const own = isGiven
        ? givenOrganisation(parallelIndex)
        : await makeOrganisation(`qa-${Date.now().toString(36)}-${workerIndex}`);
      await use(own);
      await own.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  home: async ({ organisation }, use) => {
    await use(organisation.subdomain);
  },
  baseURL: async ({ organisation, baseURL }, use) => {
    await use(originOf(organisation.subdomain, baseURL));
  },
});
