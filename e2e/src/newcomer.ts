import { PASSWORD } from './accounts.ts';
import type { ApiSession } from './api.ts';
import { linkMailedTo } from './mailbox.ts';

export interface Newcomer {
  readonly id: number;
  readonly email: string;
}

export interface NewcomerPlace {
  /** To whom they report; by default to the ceo. */
  readonly managerId?: number;
  /** A manager, of nobody yet. */
  readonly isManager?: boolean;
  /** Of the server, where it is a test's own. */
  readonly dataDir?: string;
}

/** Hires somebody who has come by the mailed link: a person of the test's own, whom no other test misses. */
export async function hireNewcomer(
  admin: ApiSession,
  name: string,
  { managerId, isManager = false, dataDir }: NewcomerPlace = {},
): Promise<Newcomer> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@${admin.me.Tenant.Subdomain}.example`;
  const { Id: id } = await admin.call('people.addEmployee', {
    body: {
      Name: name,
      Email: email,
      JobTitle: null,
      OrgUnit: null,
      ParentId: managerId ?? (await ceoOf(admin)),
      IsManager: isManager,
      IsObserver: false,
    },
  });
  const [Token = ''] = /lnk_[\w-]+/.exec(await linkMailedTo(email, [], dataDir)) ?? [];
  await admin.call('auth.signUp', { body: { Token, Password: PASSWORD } });
  return { id, email };
}

async function ceoOf(admin: ApiSession): Promise<number> {
  const { data: people } = await admin.call('people.org', {});
  return people.find(({ RoleName }) => RoleName === 'ceo')?.id ?? 0;
}
