import type { TenantView } from '../tenants/describe-tenant.ts';
import type { AdminWorld } from '../testing/admin-world.ts';
import { startAdminWorld, tokenIn } from '../testing/admin-world.ts';
import { jsonOf, runCommand } from '../testing/run-command.ts';

let world: AdminWorld;
beforeAll(async () => {
  world = await startAdminWorld();
});
afterAll(() => world.close());

describe('tenant create', () => {
  test('[D-68] creates an organisation with periods; its ceo signs up by the printed link', async () => {
    const created = await world.create(
      ...['--goal-type', 'okr', '--strategy', 'on', '--url', 'https://company.example'],
    );
    const { link } = created.invitation;
    expect(link).toBe(`http://${created.tenant.subdomain}.localhost:8080/v3/invitation/${tokenIn(link)}`);
    const session = await world.signUp(created);
    expect(session.Profile).toMatchObject({ Name: 'Eva Ceo', RoleName: 'ceo', Email: created.ceo.email });
    expect(session.Tenant).toMatchObject({
      Id: created.tenant.id,
      TimeZone: 'Berlin',
      GoalType: 'okr',
      StrategyEnabled: true,
      EmployeeNotesEnabled: false,
      Url: 'https://company.example',
    });
    const { data } = (await world.t.call('goals.periods', {}, { token: session.Token })).ok;
    expect(data.filter(({ Index }) => Index >= 0)).toHaveLength(5);
  });

  test('[D-45] the invitation is also mailed', async () => {
    const { tenant, ceo } = await world.create();
    const orders = await world.t.app.db.transaction({ role: 'jobs' }, (db) =>
      db.selectFrom('outbox').select(['kind', 'payload']).where('tenant_id', '=', tenant.id).execute(),
    );
    const about: unknown = expect.objectContaining({ kind: 'invitation', to: { personId: ceo.id } });
    expect(orders).toEqual([{ kind: 'mail', payload: expect.objectContaining({ about }) }]);
  });

  test('a taken subdomain is refused, and nothing is added', async () => {
    const { tenant } = await world.create();
    const flags = ['--name', 'Other', '--time-zone', 'UTC', '--ceo-name', 'X', '--ceo-email', 'x@x.example'];
    const again = await world.run('tenant', 'create', '--subdomain', tenant.subdomain, ...flags);
    expect(again).toEqual({
      code: 1,
      out: '',
      err: `There is an organisation called ${tenant.subdomain} already; please choose another subdomain.\n`,
    });
    expect((await world.run('tenant', 'list')).out).not.toContain('Other');
  });

  test('values without a flag are asked for, and asked again when invalid', async () => {
    const { tenant } = await world.create();
    const answers = [
      ['Name of the organisation', 'Müller & Sons\r'],
      ['(muller-sons)', `\u0015${tenant.subdomain}\r`],
      ['already', '\u0015sons\r'],
      ['Time zone', 'Atlantis\r'],
      ["There is no time zone 'Atlantis'", '\u0015europe/copenhagen\r'],
      ['Name of its CEO', 'Per\r'],
      ['E-mail address of the CEO', 'per@sons.example\r'],
      ['Goals are written as', '\r'],
      ['Appraisals', '\r'],
      ['Strategy page', '\r'],
      ['Private notes', '\r'],
    ] as const;
    const { code, out } = await runCommand(['tenant', 'create'], { ...world.where, answers });
    expect(code).toBe(0);
    expect(out).toContain('Europe/Copenhagen');
    expect(out).toContain('Per is invited as its CEO.');
    expect(out).toMatch(/http:\/\/sons\.localhost:8080\/v3\/invitation\/\S+/);
  });

  test('Ctrl-C at a question adds nothing', async () => {
    const before = (await world.run('tenant', 'list')).out;
    const answers = [
      ['Name of the organisation', 'Never\r'],
      ['Subdomain', '\u0003'],
    ] as const;
    const { code, err } = await runCommand(['tenant', 'create'], { ...world.where, answers });
    expect(code).toBe(130);
    expect(err).toMatch(/Interrupted; nothing was changed\.\n$/);
    expect((await world.run('tenant', 'list')).out).toBe(before);
  });

  test('without a terminal a missing value is a usage error', async () => {
    expect(await world.run('tenant', 'create', '--name', 'X')).toEqual({
      code: 2,
      out: '',
      err: '--subdomain is missing.\n',
    });
  });
});

describe('tenant list', () => {
  test('shows every organisation, without control characters of their names', async () => {
    const { tenant } = await world.create('--name', 'Red \u001B[31mCompany');
    const { out } = await world.run('tenant', 'list');
    expect(out).toMatch(
      new RegExp(`^${tenant.subdomain} +Red  \\[31mCompany +Europe/Berlin +SMART +– +0 +1 +active$`, 'm'),
    );
    const argv = ['tenant', 'list'];
    const { tenants } = await jsonOf<{ tenants: readonly (TenantView & { people: object })[] }>(
      argv,
      world.where,
    );
    expect(tenants.find(({ id }) => id === tenant.id)).toEqual({
      ...tenant,
      people: { active: 0, invited: 1, deactivated: 0 },
    });
  });
});
