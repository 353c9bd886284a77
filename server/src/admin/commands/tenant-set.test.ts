import { DEFAULT_TALENT_SETTINGS } from '../tenants/talent-settings.ts';
import type { AdminWorld, Created } from '../testing/admin-world.ts';
import { startAdminWorld } from '../testing/admin-world.ts';
import { jsonOf } from '../testing/run-command.ts';

let world: AdminWorld;
beforeAll(async () => {
  world = await startAdminWorld();
});
afterAll(() => world.close());

async function brandingOf({ tenant: { subdomain } }: Created) {
  return (await world.t.call('auth.tenant', { params: { subdomain } })).ok;
}

describe('tenant set', () => {
  test('[D-68] changes what is named and leaves the rest', async () => {
    const created = await world.create('--strategy', 'on', '--color', '#a1b2c3');
    const flags = ['--name', 'Renamed', '--employee-notes', 'on', '--goal-type', 'objective_results'];
    const argv = ['tenant', 'set', created.tenant.subdomain, ...flags, '--color', 'none'];
    const { tenant } = await jsonOf<Created>(argv, world.where);
    expect(tenant).toEqual({
      ...created.tenant,
      name: 'Renamed',
      employeeNotes: true,
      goalType: 'objective_results',
      color: null,
    });
    const session = await world.signUp(created);
    const shown = { Name: 'Renamed', StrategyEnabled: true, EmployeeNotesEnabled: true };
    expect(session.Tenant).toMatchObject(shown);
  });

  test('[AUTH-004] [D-68] colour and logo show on the signed-out screens', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
    world.file('logo.svg', `<?xml version="1.0"?>\n${svg}\n`);
    const created = await world.create('--color', '1f6feb', '--logo', 'logo.svg');
    const branding = await brandingOf(created);
    expect(branding.PrimaryColor).toBe('1F6FEB');
    expect(Buffer.from(branding.Logo?.split(',')[1] ?? '', 'base64').toString()).toBe(svg);
    await world.run('tenant', 'set', created.tenant.subdomain, '--logo', 'none');
    expect((await brandingOf(created)).Logo).toBeNull();
  });

  test.each([
    ['a script', '<svg><script>alert(1)</script></svg>', 'holds scripts, animations or links'],
    ['a handler', '<svg onload="alert(1)"></svg>', 'holds scripts, animations or links'],
    ['a link', '<svg><a href="https://evil.example"/></svg>', 'holds scripts, animations or links'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY x "y">]><svg></svg>', 'is not an SVG picture'],
    ['another format', 'GIF89a', 'is not an SVG picture'],
    ['great length', `<svg>${'<g/>'.repeat(20_000)}</svg>`, 'is larger than 64 KB'],
  ])('a logo of %s is refused', async (_what, content, reason) => {
    world.file('bad.svg', content);
    const created = await world.create();
    const { code, err } = await world.run('tenant', 'set', created.tenant.subdomain, '--logo', 'bad.svg');
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(reason) });
    expect((await brandingOf(created)).Logo).toBeNull();
  });

  test('an organisation nobody knows, no flag, and a value that is none are sentences', async () => {
    const { tenant } = await world.create();
    expect(await world.run('tenant', 'set', 'nowhere', '--name', 'X')).toMatchObject({
      code: 1,
      err: "There is no organisation called nowhere; 'tenant list' names them.\n",
    });
    expect((await world.run('tenant', 'set', tenant.subdomain)).code).toBe(2);
    expect(await world.run('tenant', 'set', tenant.subdomain, '--talent', 'yes')).toMatchObject({
      code: 2,
      err: "--talent must be on or off, not 'yes'.\n",
    });
  });
});

describe('talent of an organisation', () => {
  const talentOf = ({ tenant: { id } }: Created) =>
    world.t.app.db.transaction({ role: 'app', tenantId: id }, async (db) => ({
      settings:
        (await db.selectFrom('talent_settings').select('settings').executeTakeFirst())?.settings ?? null,
      schedules: await db.selectFrom('talent_schedules').select(['id', 'effective_date']).execute(),
    }));

  test('[D-68] turned on without a word, it has labels and begins with the quarter of today', async () => {
    const created = await world.create('--talent', 'on');
    expect(await talentOf(created)).toEqual({
      settings: DEFAULT_TALENT_SETTINGS,
      schedules: [{ id: expect.any(Number), effective_date: '2026-10-01' }],
    });
  });

  test('[D-68] labels come from a file, and the schedule moves without a new one', async () => {
    const created = await world.create('--talent', 'on');
    const [before] = (await talentOf(created)).schedules;
    const five = Array.from({ length: 5 }, (_, level) => ({ Label: `L${level}`, Description: '' }));
    const settings = { ...DEFAULT_TALENT_SETTINGS, PrimaryLabels: five, SecondaryLabels: five };
    world.file('labels.json', JSON.stringify(settings));
    const flags = ['--talent-labels', 'labels.json', '--talent-from', '2026-01-01'];
    expect((await world.run('tenant', 'set', created.tenant.subdomain, ...flags)).code).toBe(0);
    expect(await talentOf(created)).toEqual({
      settings,
      schedules: [{ id: before?.id, effective_date: '2026-01-01' }],
    });
  });

  const broken = (part: object): string => JSON.stringify({ ...DEFAULT_TALENT_SETTINGS, ...part });
  test.each([
    ['no JSON', '{', 'are not JSON'],
    ['no levels', broken({ PrimaryLabels: [] }), 'are not complete: /PrimaryLabels'],
    ['a third axis without labels', broken({ EnableTertiaryRatings: true }), 'asks for TertiaryLabels'],
  ])('labels with %s are refused', async (_what, text, reason) => {
    const created = await world.create();
    world.file('wrong.json', text);
    const argv = ['tenant', 'set', created.tenant.subdomain, '--talent-labels', 'wrong.json'];
    const { code, err } = await world.run(...argv);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(reason) });
    expect((await talentOf(created)).settings).toBeNull();
  });
});
