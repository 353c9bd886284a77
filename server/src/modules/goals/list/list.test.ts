import type { GoalListInput } from '@cadence/shared-contract';
import type { GoalWorld, Member, RowOptions } from '../testing/goal-world.ts';
import { MEMBERS, startGoalWorld } from '../testing/goal-world.ts';

let world: GoalWorld;
/** Goals of the fixture by the name a test calls them. */
const ids: Record<string, number> = {};

type Recent = readonly [
  likelihood: number,
  quality: number,
  delta?: number,
  qualityDelta?: number,
  week?: string,
];

const recent = (...[likelihood, quality, delta = 0, qualityDelta = 0, week = '2026-11-09']: Recent) => ({
  likelihood,
  quality,
  likelihood_delta: delta,
  quality_delta: qualityDelta,
  status_week: week,
});

async function add(name: string, options: RowOptions): Promise<void> {
  ids[name] = await world.rows({ ...options, values: { title: name, ...options.values } });
}

async function fixture(): Promise<void> {
  world.t.clock.set('2026-10-20T15:00:00Z');
  await add('company', { by: 'ceo', state: 'approved', values: { ...recent(3, 3), owner_was_ceo: true } });
  await add('vp top', { by: 'vp', state: 'approved', values: recent(2, 2) });
  await add('manager aligned', {
    by: 'manager',
    state: 'approved',
    values: { ...recent(4, 4, 1, 1), parent_id: ids['company'] ?? 0 },
  });
  await add('needs update', {
    state: 'approved',
    values: { ...recent(1, 2, 0, -1, '2026-10-19'), parent_id: ids['manager aligned'] ?? 0 },
  });
  await add('worsened', { state: 'approved', values: recent(2, 3, -1) });
  await add('worsened but done', { by: 'peer', state: 'finalized', values: recent(0, 0, -2) });
  await add('in review', { by: 'peer', state: 'review' });
  await add('edit in review', { by: 'peer', state: 'approved', edit: 'review', values: recent(3, 3) });
  await add('edit in draft', { state: 'approved', edit: 'draft', values: recent(3, 3) });
  await add('draft', { state: 'draft' });
  await add('private', { state: 'approved', values: { ...recent(3, 1), is_private: true } });
  await add('shelved', { by: 'stranger', state: 'shelved', values: recent(2, 2) });
  await add('on shelved', {
    by: 'stranger',
    state: 'approved',
    values: { ...recent(2, 2), parent_id: ids['shelved'] ?? 0 },
  });
  world.t.clock.set('2026-11-11T15:00:00Z');
}

beforeAll(async () => {
  world = await startGoalWorld();
  await fixture();
});
afterAll(() => world.t.close());

async function list(body: GoalListInput, as: Member = 'manager') {
  return (await world.as(as)('goals.list', { body: { PageSize: 100, ...body } })).ok;
}
async function names(body: GoalListInput, as: Member = 'manager'): Promise<string[]> {
  return (await list(body, as)).data.map((goal) => goal.GoalDetail.Title).sort();
}

/** What the manager of owner and peer may see of the fixture. */
const MANAGER_SEES = [
  'company',
  'edit in draft',
  'edit in review',
  'in review',
  'manager aligned',
  'needs update',
  'on shelved',
  'private',
  'vp top',
  'worsened',
  'worsened but done',
];

describe('filters', () => {
  const cases: readonly (readonly [string, GoalListInput, readonly string[]])[] = [
    ['without any', {}, MANAGER_SEES],
    ['[GOAL-014] my goals', { GoalSelectFilter: [1] }, ['manager aligned']],
    [
      '[GOAL-015] direct reports',
      { GoalSelectFilter: [2] },
      MANAGER_SEES.filter((name) => !['company', 'manager aligned', 'on shelved', 'vp top'].includes(name)),
    ],
    ['[GOAL-016] company goals', { GoalSelectFilter: [3] }, ['company']],
    ['[GOAL-017] manager and peers', { GoalSelectFilter: [4] }, ['on shelved', 'vp top']],
    ['selects are alternatives', { GoalSelectFilter: [1, 3] }, ['company', 'manager aligned']],
    [
      '[GOAL-021] departments',
      { Depts: ['Support'] },
      ['edit in draft', 'manager aligned', 'needs update', 'private', 'worsened'],
    ],
    ['[GOAL-022] [GOAL-006] title', { Title: ' WORSE ' }, ['worsened', 'worsened but done']],
    ['[GOAL-006] owner', { Title: 'stranger' }, ['on shelved']],
    [
      '[GOAL-006] department',
      { Title: 'suppor' },
      ['edit in draft', 'manager aligned', 'needs update', 'private', 'worsened'],
    ],
    ['wildcards are text', { Title: '%' }, []],
    [
      '[GOAL-023] states',
      { GoalStates: ['review', 'finalized', 'draft'] },
      ['in review', 'worsened but done'],
    ],
    ['[GOAL-024] aligned', { Aligned: true }, ['manager aligned', 'needs update']],
    [
      '[GOAL-025] unaligned',
      { Unaligned: true },
      MANAGER_SEES.filter((name) => !['manager aligned', 'needs update'].includes(name)),
    ],
    ['[GOAL-026] needs update', { NeedsUpdate: true }, ['needs update']],
    ['[GOAL-027] needs review', { NeedsReview: true }, ['edit in review', 'in review']],
    ['[GOAL-028] trending up', { TrendingUp: true }, ['manager aligned']],
    ['[GOAL-029] trending down', { TrendingDown: true }, ['worsened', 'worsened but done']],
    ['[GOAL-030] quality trending up', { QTrendingUp: true }, ['manager aligned']],
    ['[GOAL-031] quality trending down', { QTrendingDown: true }, ['needs update']],
    [
      '[GOAL-032] likelihood levels',
      { Likelihood: [0, 1, 4] },
      ['manager aligned', 'needs update', 'worsened but done'],
    ],
    ['[GOAL-033] quality levels', { Quality: [1] }, ['private']],
    [
      '[GOAL-035] top level',
      { TopLevelGoals: true, GoalStates: ['approved'] },
      ['company', 'edit in draft', 'edit in review', 'private', 'vp top', 'worsened'],
    ],
    [
      '[GOAL-037] exclude private',
      { ExcludePrivate: true },
      MANAGER_SEES.filter((name) => name !== 'private'),
    ],
    [
      'different filters must all hold',
      { GoalSelectFilter: [2], Likelihood: [3], ExcludePrivate: true },
      ['edit in draft', 'edit in review'],
    ],
  ];
  test.each(cases)('%s', async (_name, body, expected) => {
    expect(await names(body)).toEqual(expected);
  });

  test('[GOAL-020] [GOAL-034] [GOAL-036] [GOAL-005] users, followed, deactivated people, another quarter', async () => {
    expect(await names({ Users: [world.people.vp.id, world.people.stranger.id] })).toEqual([
      'on shelved',
      'vp top',
    ]);
    const follow = () => world.as('manager')('goals.follow', { params: { id: ids['vp top'] ?? 0 } });
    expect((await follow()).ok).toEqual({ IsFollowed: true });
    const page = await list({ FollowedGoals: true });
    expect([page.data.map((goal) => goal.GoalDetail.Title), page.followed]).toEqual([
      ['vp top'],
      [ids['vp top']],
    ]);
    expect((await follow()).ok).toEqual({ IsFollowed: false });
    const gone = await world.addPerson({ manager_id: world.people.vp.id, deactivated_at: new Date() });
    const left = await world.rows({ state: 'approved', values: { owner_id: gone.id, title: 'left behind' } });
    expect(await names({ Title: 'left behind' })).toEqual([]);
    expect(await names({ Title: 'left behind', DeactivatedUsers: true })).toEqual(['left behind']);
    await world.as('ceo')('goals.delete', { params: { id: left } });
    expect(await names({ PeriodId: world.nextPeriodId })).toEqual([]);
  });

  test('[GOAL-013] an observer sees company goals only', async () => {
    expect(await names({}, 'observer')).toEqual(['company']);
    expect((await world.as('observer')('goals.company', {})).ok.data.map((goal) => goal.Id)).toEqual([
      ids['company'],
    ]);
    expect((await world.as('observer')('goals.read', { params: { id: ids['vp top'] ?? 0 } })).status).toBe(
      404,
    );
  });
});

describe('order and paging', () => {
  test('[GOAL-039] [GOAL-038] worsened, review, update, finalization, own edits, the rest', async () => {
    const order = (await list({})).data.map((goal) => goal.GoalDetail.Title);
    expect(order[0]).toBe('worsened');
    expect(order.slice(1, 3).sort()).toEqual(['edit in review', 'in review']);
    expect(order[3]).toBe('needs update');
    const own = (await list({ GoalSelectFilter: [1] }, 'owner')).data.map((goal) => goal.GoalDetail.Title);
    expect(own.slice(0, 3)).toEqual(['worsened', 'needs update', 'edit in draft']);
    world.t.clock.set('2027-01-20T15:00:00Z');
    const past = (await list({ GoalSelectFilter: [1], PeriodId: world.periodId }, 'owner')).data;
    expect(
      past
        .filter((goal) => goal.Flags.NeedsFinalization)
        .map((goal) => goal.GoalDetail.Title)
        .sort(),
    ).toEqual(['edit in draft', 'needs update', 'private', 'worsened']);
    expect(past.at(-1)?.GoalDetail.Title).toBe('draft');
    world.t.clock.set('2026-11-11T15:00:00Z');
  });

  test('[GOAL-008] pages and cursors walk the same order, without a repeat or a gap', async () => {
    const whole = await list({});
    const wanted = whole.data.map((goal) => goal.Id);
    expect(whole.count).toBe(wanted.length);
    for (const size of [1, 3, 4]) {
      const byPage: number[] = [];
      const byCursor: number[] = [];
      let after: string | null = null;
      for (let page = 1; page <= Math.ceil(wanted.length / size); page += 1) {
        byPage.push(...(await list({ Page: page, PageSize: size })).data.map((goal) => goal.Id));
        const next: Awaited<ReturnType<typeof list>> = await list({
          PageSize: size,
          ...(after ? { After: after } : {}),
        });
        byCursor.push(...next.data.map((goal) => goal.Id));
        expect(next.count).toBe(wanted.length);
        after = next.After;
      }
      expect([byPage, byCursor]).toEqual([wanted, wanted]);
    }
    expect(await list({ Page: 99, PageSize: 10 })).toMatchObject({
      data: [],
      count: wanted.length,
      After: null,
    });
    expect((await world.as('manager')('goals.list', { body: {} })).ok.data).toHaveLength(10);
    const broken = await world.as('manager')('goals.list', { body: { After: 'bm9wZQ' } });
    expect(broken.problem.errors?.[0]?.path).toBe('After');
  });

  test('a row says the same whether it was read alone or in a list, for everyone', async () => {
    for (const member of MEMBERS) {
      const page = await list({}, member);
      for (const goal of page.data) {
        const alone = await world.as(member)('goals.single', { params: { id: goal.Id } });
        expect(alone.ok).toEqual(goal);
      }
      const flagged = page.data.filter((goal) => goal.Flags.NeedsReview).map((goal) => goal.Id);
      expect((await list({ NeedsReview: true }, member)).data.map((goal) => goal.Id)).toEqual(flagged);
      expect(page.pendingEdits).toEqual(page.data.filter((goal) => goal.GoalEdit).map((goal) => goal.Id));
      expect(page.ceo).toBe(world.people.ceo.id);
    }
  });

  test('[GOAL-040] [GOAL-041] [GOAL-042] [GOAL-044] [GOAL-045] what the tags of a row are made of', async () => {
    const find = async (name: string, as: Member) =>
      (await world.as(as)('goals.single', { params: { id: ids[name] ?? 0 } })).ok;
    expect((await find('draft', 'owner')).State).toBe('draft');
    expect(await find('shelved', 'stranger')).toMatchObject({ State: 'shelved', IsShelve: true });
    expect((await find('edit in draft', 'owner')).Flags.PendingEdits).toBe(true);
    expect((await find('edit in draft', 'manager')).Flags.PendingEdits).toBe(false);
    expect((await find('in review', 'manager')).Flags.NeedsReview).toBe(true);
    expect((await find('in review', 'goalAdmin')).Flags.NeedsReview).toBe(false);
    const submitted = await world.rows({ state: 'results_in_review' });
    const row = (await world.as('manager')('goals.single', { params: { id: submitted } })).ok;
    expect(row).toMatchObject({ State: 'results_in_review', Flags: { NeedsReview: true, Outcome: null } });
  });
});
