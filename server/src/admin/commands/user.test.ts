import { makePerson, TEST_PASSWORD } from '../../testing/index.ts';
import type { AdminWorld, Created } from '../testing/admin-world.ts';
import { PASSWORD, startAdminWorld, tokenIn } from '../testing/admin-world.ts';
import { jsonOf, runCommand } from '../testing/run-command.ts';

let world: AdminWorld;
beforeAll(async () => {
  world = await startAdminWorld();
});
afterAll(() => world.close());

interface Invited {
  readonly person: { readonly id: number; readonly name: string; readonly email: string };
  readonly isNew: boolean;
  readonly invitation: { readonly link: string };
}

let company: Created;
beforeAll(async () => {
  company = await world.create();
});

const of = (email: string): string[] => ['--tenant', company.tenant.subdomain, '--email', email];

function logIn(email: string, password: string) {
  const body = { userName: email, password, domain: company.tenant.subdomain };
  return world.t.call('auth.login', { body });
}

function invite(email: string, ...flags: string[]): Promise<Invited> {
  return jsonOf<Invited>(['user', 'invite', ...of(email), ...flags], world.where);
}

function accept({ invitation }: Invited) {
  return world.t.call('auth.signUp', { body: { Token: tokenIn(invitation.link), Password: PASSWORD } });
}

describe('user invite', () => {
  test('adds a person beneath the CEO, who signs up by the printed link', async () => {
    const invited = await invite(
      'new@company.example',
      '--name',
      'New Person',
      '--role',
      'manager',
      '--hr-admin',
    );
    expect((await accept(invited)).status).toBe(200);
    const { Profile } = (await logIn('new@company.example', PASSWORD)).ok;
    expect(Profile).toMatchObject({
      Name: 'New Person',
      RoleName: 'manager',
      IsHrAdmin: true,
      IsOrgAdmin: false,
      ParentId: company.ceo.id,
    });
  });

  test('adds a person beneath another manager if one is given', async () => {
    const { id } = await makePerson(world.t.app.db, company.tenant.id, {
      role: 'manager',
      email: 'lead@company.example',
      manager_id: company.ceo.id,
    });
    await accept(await invite('below@company.example', '--name', 'B', '--manager', 'Lead@company.example'));
    expect((await logIn('below@company.example', PASSWORD)).ok.Profile.ParentId).toBe(id);
  });

  test('[D-45] a second invitation invalidates the first', async () => {
    const first = await invite('twice@company.example', '--name', 'Twice');
    const second = await invite('twice@company.example');
    expect({ ...second.person, isNew: second.isNew }).toEqual({ ...first.person, isNew: false });
    expect((await accept(first)).problem.code).toBe('link_expired');
    expect((await accept(second)).status).toBe(200);
    expect(await world.run('user', 'invite', ...of('twice@company.example'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('Twice has accepted the invitation'),
    });
  });

  test('asks for missing values', async () => {
    const answers = [
      ['Subdomain of the organisation', `${company.tenant.subdomain}\r`],
      ['E-mail address', 'asked@company.example\r'],
      ['Full name', 'Asked Person\r'],
      ['Role', '\r'],
    ] as const;
    const { code, out } = await runCommand(['user', 'invite'], { ...world.where, answers });
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining('Asked Person is added and invited.'),
    });
  });

  test.each([
    [['--role', 'ceo'], 2, "--role must be one of contributor, manager, observer, not 'ceo'."],
    [['--goal-admin', '--goal-manager'], 2, 'A person is Goal Admin or Goal Manager, not both.'],
    [
      ['--manager', 'nobody@company.example'],
      1,
      /^There is nobody with the address nobody@company\.example at/,
    ],
  ])('%j ends with a sentence, and nobody is added', async (flags, code, sentence) => {
    const ended = await world.run('user', 'invite', ...of('x@company.example'), '--name', 'X', ...flags);
    expect(ended.code).toBe(code);
    expect(ended.err.trim()).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
    expect((await world.run('user', 'unlock', ...of('x@company.example'))).code).toBe(1);
  });

  test('[TEN-009] the same address may belong to somebody of another organisation', async () => {
    await invite('shared@company.example', '--name', 'One');
    const other = await world.create();
    const argv = ['user', 'invite', '--tenant', other.tenant.subdomain, '--email', 'shared@company.example'];
    const { person, isNew } = await jsonOf<Invited>([...argv, '--name', 'Two'], world.where);
    expect({ name: person.name, isNew }).toEqual({ name: 'Two', isNew: true });
  });
});

describe('user set', () => {
  test('[D-87] puts a person into the strategy group or out of it, and lets it follow the role again', async () => {
    await invite('group@company.example', '--name', 'Group');
    const set = (choice: string) =>
      jsonOf<{ strategyGroup: boolean }>(
        ['user', 'set', ...of('group@company.example'), '--strategy-group', choice],
        world.where,
      );
    expect((await set('off')).strategyGroup).toBe(false);
    expect((await set('on')).strategyGroup).toBe(true);
    await set('off');
    expect((await set('role')).strategyGroup).toBe(true);
    const wrong = ['user', 'set', ...of('group@company.example'), '--strategy-group', 'maybe'];
    expect((await runCommand(wrong, world.where)).code).toBe(2);
  });
});

describe('user unlock', () => {
  test('[D-45] unlocks an account that was locked after wrong passwords', async () => {
    const email = 'locked@company.example';
    await makePerson(world.t.app.db, company.tenant.id, { email, name: 'Locked' });
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(email, 'wrong');
    expect((await logIn(email, TEST_PASSWORD)).problem.code).toBe('account_locked');
    expect((await world.run('user', 'unlock', ...of(email))).out).toBe(
      'Locked is unlocked; the password is the one from before.\n',
    );
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(200);
    expect((await world.run('user', 'unlock', ...of(email))).out).toContain('was not locked');
  });
});

describe('user reset-password', () => {
  test('[D-45] prints a link that sets a new password; until then the old one works', async () => {
    const email = 'forgot@company.example';
    await makePerson(world.t.app.db, company.tenant.id, { email });
    const argv = ['user', 'reset-password', ...of(email)];
    const { reset } = await jsonOf<{ reset: { link: string } }>(argv, world.where);
    expect(reset.link).toContain(`http://${company.tenant.subdomain}.localhost:8080/v3/resetpassword/`);
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(200);
    const body = { Token: tokenIn(reset.link), Password: PASSWORD };
    expect((await world.t.call('auth.resetPassword', { body })).status).toBe(200);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(400);
  });

  test('people who have not accepted or are deactivated get no link', async () => {
    await invite('invited@company.example', '--name', 'Invited');
    const left = 'left@company.example';
    await makePerson(world.t.app.db, company.tenant.id, { email: left, deactivated_at: new Date() });
    for (const email of ['invited@company.example', left, 'nobody@company.example'])
      expect((await world.run('user', 'reset-password', ...of(email))).code).toBe(1);
  });
});

test('people of a deactivated organisation are neither invited nor sent links', async () => {
  const closed = await world.create();
  await world.run('tenant', 'deactivate', closed.tenant.subdomain, '--yes');
  for (const command of ['invite', 'reset-password']) {
    const argv = ['user', command, '--tenant', closed.tenant.subdomain, '--email', closed.ceo.email];
    const { code, err } = await world.run(...argv);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('is deactivated') });
  }
});
