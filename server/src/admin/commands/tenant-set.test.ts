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
  test('[D-68] changes what the flags name, and nothing else', async () => {
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

  test('[D-193] the contact is a mail address or a page, and shown as it is typed', async () => {
    const { tenant } = await world.create();
    const set = async (contact: string) => {
      const argv = ['tenant', 'set', tenant.subdomain, '--contact', contact];
      return (await jsonOf<Created>(argv, world.where)).tenant.contact;
    };
    expect(await set(' help@acme.example ')).toBe('mailto:help@acme.example');
    expect(await set('https://acme.example/help')).toBe('https://acme.example/help');
    for (const bad of ['call us', 'javascript:alert(1)', 'mailto:help@acme.example'])
      expect(await world.run('tenant', 'set', tenant.subdomain, '--contact', bad)).toMatchObject({
        code: 2,
        err: expect.stringContaining('The contact must be like help@example.com'),
      });
    expect(await set('none')).toBeNull();
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

  test('an unknown organisation, a missing flag and an invalid value end with sentences', async () => {
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

  test('[D-68] turned on without other flags, it has the default labels and begins with the current quarter', async () => {
    const created = await world.create('--talent', 'on');
    expect(await talentOf(created)).toEqual({
      settings: DEFAULT_TALENT_SETTINGS,
      schedules: [{ id: expect.any(Number), effective_date: '2026-10-01' }],
    });
  });

  test('[D-68] labels come from a file, and the schedule moves without a new row', async () => {
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

  test('[TAL-036] quarters back to the start of the schedule exist, with their weeks', async () => {
    const created = await world.create('--talent', 'on', '--talent-from', '2025-10-01');
    const { id } = created.tenant;
    const periods = await world.t.app.db.transaction({ role: 'app', tenantId: id }, (db) =>
      db
        .selectFrom('periods')
        .leftJoin('period_weeks as week', 'week.period_id', 'periods.id')
        .select(({ fn }) => ['periods.start_date', fn.count<number>('week.id').as('weeks')])
        .where('periods.start_date', '<=', '2026-10-01')
        .groupBy('periods.start_date')
        .orderBy('periods.start_date')
        .execute(),
    );
    const starts = ['2025-10-01', '2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'];
    expect(periods).toEqual(starts.map((start_date) => ({ start_date, weeks: 14 })));
  });

  test.each(['2026-02-01', '2026-01-02', 'now'])('%s is not the first day of a quarter', async (date) => {
    const created = await world.create();
    const argv = ['tenant', 'set', created.tenant.subdomain, '--talent-from', date];
    expect(await world.run(...argv)).toMatchObject({
      code: 2,
      err: `The date must be the first day of a quarter such as 2026-01-01, not '${date}'.\n`,
    });
  });

  const broken = (part: object): string => JSON.stringify({ ...DEFAULT_TALENT_SETTINGS, ...part });
  const levels = (...labels: readonly string[]) => labels.map((Label) => ({ Label, Description: '' }));
  const [three, four, five] = [3, 4, 5].map((count) =>
    levels(...Array.from({ length: count }, (_, level) => `L${level}`)),
  );
  test.each([
    ['no JSON', '{', 'are not JSON'],
    ['no levels', broken({ PrimaryLabels: [] }), '/PrimaryLabels must have 3 or 5 levels, not 0'],
    ['four levels', broken({ SecondaryLabels: four }), '/SecondaryLabels must have 3 or 5 levels, not 4'],
    [
      'too many',
      broken({ PrimaryLabels: [...(three ?? []), ...(three ?? [])] }),
      '/PrimaryLabels must not have more',
    ],
    ['five beside three', broken({ PrimaryLabels: five }), 'as many levels as /PrimaryLabels'],
    [
      'two alike',
      broken({ PrimaryLabels: levels('Good', 'Better', ' good ') }),
      'two levels with the same label',
    ],
    ['a blank label', broken({ PrimaryLabels: levels('Good', ' ', 'Best') }), 'a level without a label'],
    [
      'a third axis without labels',
      broken({ EnableTertiaryRatings: true }),
      '/TertiaryLabels must have 3 or 5',
    ],
    [
      'a third axis without a name',
      broken({ EnableTertiaryRatings: true, TertiaryLabels: three }),
      '/FormLable/TertiaryAxisName is missing',
    ],
    ['a field too many', broken({ Colours: [] }), '/Colours is no field of them'],
    [
      'a grace of a year',
      broken({ Settings: { ShareRatingWithEmployee: false, GracePeriod: 52 } }),
      '/Settings/GracePeriod must be <= 12',
    ],
  ])('[TAL-033] [TAL-048] labels with %s are refused', async (_what, text, reason) => {
    const created = await world.create();
    world.file('wrong.json', text);
    const argv = ['tenant', 'set', created.tenant.subdomain, '--talent-labels', 'wrong.json'];
    const { code, err } = await world.run(...argv);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(reason) });
    expect((await talentOf(created)).settings).toBeNull();
  });
});
