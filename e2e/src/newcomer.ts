import { PASSWORD } from './accounts.ts';
import type { ApiSession } from './api.ts';
import { linkMailedTo } from './mailbox.ts';

export interface Newcomer {
  readonly id: number;
  readonly email: string;
}

/** Hires somebody who has come by the mailed link: a person of the test's own, whom no other test misses. */
export async function hireNewcomer(admin: ApiSession, name: string): Promise<Newcomer> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@${admin.me.Tenant.Subdomain}.example`;
  const { data: people } = await admin.call('people.org', {});
  const ceo = people.find(({ RoleName }) => RoleName === 'ceo');
  const { Id: id } = await admin.call('people.addEmployee', {
    body: {
      Name: name,
      Email: email,
      JobTitle: null,
      OrgUnit: null,
      ParentId: ceo?.id ?? 0,
      IsManager: false,
      IsObserver: false,
    },
  });
  const [Token = ''] = /lnk_[\w-]+/.exec(await linkMailedTo(email)) ?? [];
  await admin.call('auth.signUp', { body: { Token, Password: PASSWORD } });
  return { id, email };
}
