import type { TalentSettings } from '@cadence/shared-contract';
import type { TalentWorld } from '../../modules/talent/testing/talent-world.ts';
import { FIVE_LEVELS, SETTINGS, startTalentWorld } from '../../modules/talent/testing/talent-world.ts';
import { DEFAULT_TALENT_SETTINGS } from '../tenants/talent-settings.ts';
import type { TalentView } from '../tenants/describe-talent.ts';
import type { AdminWorld } from '../testing/admin-world.ts';
import { startAdminWorld } from '../testing/admin-world.ts';
import { jsonOf } from '../testing/run-command.ts';

let world: AdminWorld;
beforeAll(async () => {
  world = await startAdminWorld();
});
afterAll(() => world.close());

interface Answer {
  readonly talent: TalentView;
  readonly ratedAgain: number;
}

const talentOf = (subdomain: string, ...flags: readonly string[]): Promise<Answer> =>
  jsonOf<Answer>(['tenant', 'talent', subdomain, ...flags], world.where);

/** An organisation with an appraisal in every state, and a file with other labels. */
async function appraised(): Promise<{ readonly talent: TalentWorld; readonly subdomain: string }> {
  const talent = await startTalentWorld({ shared: world.t });
  await talent.appraisal({ of: 'owner' });
  await talent.appraisal({ of: 'peer', state: 'shared' });
  await talent.appraisal({ of: 'hrAdmin', state: 'completed', periodId: talent.periods[0] });
  world.file('five.json', JSON.stringify(FIVE_LEVELS));
  return { talent, subdomain: talent.world.tenant.subdomain };
}

describe('tenant talent', () => {
  test('without a flag it shows the settings, and changes nothing', async () => {
    const { tenant } = await world.create();
    const { talent } = await talentOf(tenant.subdomain);
    expect(talent).toEqual({
      subdomain: tenant.subdomain,
      isOn: false,
      from: null,
      quarters: [],
      settings: null,
      appraisals: { notShared: 0, sameLabels: 0, olderLabels: 0, beforeStart: 0 },
    });
    expect((await world.run('tenant', 'talent', tenant.subdomain)).out).toBe(
      [
        `Appraisals of ${tenant.name}:`,
        '  talent           off',
        '  from             –',
        '  labels           –',
        '  0 appraisals not shared yet: by the labels above',
        '  0 appraisals shared with the labels above',
        '  0 appraisals shared with older labels: kept as they were shared',
        '',
      ].join('\n'),
    );
  });

  test('[D-68] [TAL-036] switches on, and prints which quarters are over', async () => {
    const { tenant } = await world.create();
    const { talent } = await talentOf(tenant.subdomain, '--on', '--from', '2026-01-01');
    expect(talent).toMatchObject({
      isOn: true,
      from: '2026-01-01',
      quarters: ['Q3 2026', 'Q2 2026', 'Q1 2026'],
      settings: DEFAULT_TALENT_SETTINGS,
    });
    const { out } = await world.run('tenant', 'talent', tenant.subdomain);
    expect(out).toContain('  from             2026-01-01; Q1 2026 to Q3 2026 are over');
    expect(out).toContain('  primary rating   Performance: Below expectations, Meets expectations, Exceeds');
    expect(out).toContain('  tertiary rating  –');
    expect((await talentOf(tenant.subdomain, '--off')).talent).toMatchObject({
      isOn: false,
      from: '2026-01-01',
    });
  });

  test('[D-91] new labels apply to appraisals not shared yet; shared ones keep theirs, and the output says so', async () => {
    const { talent, subdomain } = await appraised();
    expect((await talentOf(subdomain)).talent.appraisals).toEqual({
      notShared: 1,
      sameLabels: 2,
      olderLabels: 0,
      beforeStart: 0,
    });
    const renamed: TalentSettings = {
      ...SETTINGS,
      PrimaryLabels: SETTINGS.PrimaryLabels.map(({ Label }) => ({ Label: `${Label}!`, Description: '' })),
    };
    world.file('renamed.json', JSON.stringify(renamed));
    const { talent: view, ratedAgain } = await talentOf(subdomain, '--labels', 'renamed.json');
    expect(view.appraisals).toEqual({ notShared: 1, sameLabels: 0, olderLabels: 2, beforeStart: 0 });
    expect(ratedAgain).toBe(0);
    const { evaluations } = (
      await talent.as('vp')('talent.user', { params: { userId: talent.person('owner').id } })
    ).ok;
    expect(evaluations).toMatchObject([{ State: 'draft', PrimaryRating: 1, SecondaryRating: 2 }]);
    const out = (await world.run('tenant', 'talent', subdomain)).out;
    expect(out).toContain('2 appraisals shared with older labels: kept as they were shared');
  });

  test('[D-91] after a change of the number of levels, only appraisals that are not shared are rated again', async () => {
    const { talent, subdomain } = await appraised();
    const of = async (member: 'owner' | 'peer') => {
      const params = { userId: talent.person(member).id };
      return (await talent.as('manager')('talent.user', { params })).ok.evaluations[0];
    };
    const before = await of('owner');
    expect((await talentOf(subdomain, '--labels', 'five.json')).ratedAgain).toBe(1);
    const after = await of('owner');
    expect(after).toMatchObject({ PrimaryRating: null, SecondaryRating: null, State: 'draft' });
    expect(after?.Missing).toEqual(['PrimaryRating', 'SecondaryRating']);
    expect(Date.parse(after?.UpdatedAt ?? '')).toBeGreaterThan(Date.parse(before?.UpdatedAt ?? ''));
    expect(await of('peer')).toMatchObject({ PrimaryRating: 1, SecondaryRating: 2, State: 'shared' });
    expect((await talentOf(subdomain, '--labels', 'five.json')).ratedAgain).toBe(0);
  });

  test('a later start keeps appraisals of earlier quarters, and the output says that they cannot be chosen', async () => {
    const { talent, subdomain } = await appraised();
    const view = (await talentOf(subdomain, '--from', '2026-04-01')).talent;
    expect(view.appraisals.beforeStart).toBe(1);
    const { out } = await world.run('tenant', 'talent', subdomain);
    expect(out).toContain('1 appraisal of quarters before the first one: kept, but not to be chosen');
    const schedule = (await talent.as('manager')('talent.schedule', {})).ok;
    expect(schedule.data.map(({ EffectiveDate }) => EffectiveDate)).toEqual(['2026-04-01']);
    expect(schedule.Periods).toHaveLength(2);
  });

  test('of several start dates one is left', async () => {
    const { talent, subdomain } = await appraised();
    const { tenant } = talent.world;
    await world.t.app.db.transaction({ role: 'owner', tenantId: tenant.id }, (db) =>
      db
        .insertInto('talent_schedules')
        .values({ tenant_id: tenant.id, effective_date: '2026-04-01' })
        .execute(),
    );
    await talentOf(subdomain, '--from', '2026-04-01');
    const { data } = (await talent.as('manager')('talent.schedule', {})).ok;
    expect(data.map(({ EffectiveDate }) => EffectiveDate)).toEqual(['2026-04-01']);
  });

  test('another organisation’s appraisals are neither counted nor changed', async () => {
    const [one, other] = [await appraised(), await appraised()];
    await talentOf(one.subdomain, '--labels', 'five.json');
    expect((await talentOf(other.subdomain)).talent.appraisals).toMatchObject({
      notShared: 1,
      sameLabels: 2,
    });
    const params = { userId: other.talent.person('owner').id };
    const { evaluations } = (await other.talent.as('manager')('talent.user', { params })).ok;
    expect(evaluations[0]?.PrimaryRating).toBe(1);
  });

  test.each([
    [['--on', '--off'], 2, 'Appraisals are either --on or --off.'],
    [['--from', '2026-02-01'], 2, 'The date must be the first day of a quarter'],
    [['--labels', 'nowhere.json'], 1, 'cannot be read'],
  ])('%j ends with a sentence, and nothing is set', async (flags, code, sentence) => {
    const { tenant } = await world.create();
    const ended = await world.run('tenant', 'talent', tenant.subdomain, ...flags);
    expect(ended).toMatchObject({ code, out: '', err: expect.stringContaining(sentence) });
    expect((await talentOf(tenant.subdomain)).talent.from).toBeNull();
  });
});
