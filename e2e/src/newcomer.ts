import { PASSWORD } from './accounts.ts';
import type { ApiSession } from './api.ts';
import { linkMailedTo } from './mailbox.ts';

export interface Newcomer {
  readonly id: number;
  readonly email: string;
}

/**
 * Hires somebody who has come by the mailed link: a person of the test's own, whom no other test misses.
 *
 * @param managerId to whom they report; by default to the ceo
 */
export async function hireNewcomer(admin: ApiSession, name: string, managerId?: number): Promise<Newcomer> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@${admin.me.Tenant.Subdomain}.example`;
  const { Id: id } = await admin.call('people.addEmployee', {
    body: {
      Name: name,
      Email: email,
      JobTitle: null,
      OrgUnit: null,
      ParentId: managerId ?? (await ceoOf(admin)),
      IsManager: false,
      IsObserver: false,
    },
  });
  const [Token = ''] = /lnk_[\w-]+/.exec(await linkMailedTo(email)) ?? [];
  await admin.call('auth.signUp', { body: { Token, Password: PASSWORD } });
  return { id, email };
}

async function ceoOf(admin: ApiSession): Promise<number> {
  const { data: people } = await admin.call('people.org', {});
  return people.find(({ RoleName }) => RoleName === 'ceo')?.id ?? 0;
}
