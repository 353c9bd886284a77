import { readVideoUrl } from '@cadence/shared-contract';
import { sql } from 'kysely';
import { createClock } from '../kernel/clock/clock.ts';
import type { DatabaseHandle } from '../kernel/db/index.ts';
import type { TestApp } from '../testing/index.ts';
import { openTestDatabase, startTestApp } from '../testing/index.ts';
import { readRichText } from '../kernel/rich-text/index.ts';
import { buildDemo } from './build-demo.ts';
import { DEMO_COMPANIES, DEMO_PASSWORD, seedDemo } from './index.ts';

async function snapshot(db: DatabaseHandle): Promise<unknown> {
  return db.transaction({ role: 'owner', tenantId: 1 }, async (tx) => {
    const { rows } = await sql`select
      (select json_agg(row(id, name, manager_id, path) order by id) from people) as people,
      (select json_agg(row(id, owner_id, parent_id, state, title, updated_at, likelihood) order by id) from goals) as goals,
      (select count(*) from goal_statuses) as statuses, (select count(*) from notifications) as notifications`.execute(
      tx,
    );
    return rows;
  });
}

describe('demo data', () => {
  test('is always the same for the same instant', () => {
    const now = new Date('2026-11-20T15:00:00Z');
    expect(buildDemo(now, 'hash').tables).toEqual(buildDemo(now, 'hash').tables);
  });

  test('fits any day: past and current quarters have goals, nothing is in the future, weeks belong to their periods', () => {
    for (let day = 0; day < 500; day += 29) {
      const now = new Date(Date.UTC(2026, 0, 1 + day, (day * 7) % 24, 30));
      const { tables } = buildDemo(now, 'hash');
      const instants = Object.values(tables)
        .flat()
        // The next run of a schedule is in the future.
        .flatMap((row) => Object.entries(row).filter(([column]) => column !== 'next_at'))
        .map(([, value]): unknown => value)
        .filter((value) => value instanceof Date);
      expect(Math.max(...instants.map(Number))).toBeLessThanOrEqual(now.getTime());
      expect(tables.goal_statuses.every(({ week_id }) => week_id > 0)).toBe(true);
      const periods = new Set(tables.goals.map(({ period_id }) => period_id));
      expect(periods.size).toBeGreaterThanOrEqual(8);
    }
  });

  test('does not change a database with tenants, and is never half written', async () => {
    const db = await openTestDatabase();
    const clock = createClock(null);
    await Promise.all([seedDemo(db, clock), seedDemo(db, clock)]).then((results) =>
      expect(results.filter(Boolean)).toHaveLength(1),
    );
    const before = await snapshot(db);
    expect(await seedDemo(db, clock)).toBe(false);
    expect(await snapshot(db)).toEqual(before);
    await db.close();
  });
});

test('its notes are not changed by sanitising, and are about others only', () => {
  const { notes } = buildDemo(new Date('2026-11-20T15:00:00Z'), 'hash').tables;
  expect(notes.map(({ tenant_id }) => tenant_id)).toEqual([1, 1, 1, 2, 2, 2]);
  for (const { author_id, person_id, body } of notes) {
    expect(author_id).toBeGreaterThan(0);
    expect(person_id).toBeGreaterThan(0);
    expect(author_id).not.toBe(person_id);
    expect(readRichText(body, { path: 'Body' })).toBe(body);
  }
});

describe('its strategies', () => {
  const { tables } = buildDemo(new Date('2026-11-20T15:00:00Z'), 'hash');
  const { strategies, strategy_versions: versions, strategy_legacy_answers: answers } = tables;

  test('are not changed by sanitising, and are by people of the company', () => {
    for (const copy of [...strategies, ...versions]) {
      expect('updated_by' in copy ? copy.updated_by : copy.published_by).toBeGreaterThan(0);
      const texts = Object.values(copy).map(String);
      const written = texts.filter((text) => text.startsWith('<'));
      expect(written.length).toBeGreaterThan(1);
      for (const text of written) expect(readRichText(text, { path: 'Mission' })).toBe(text);
    }
  });

  test('are published with a history at Acme, where marketing is missing', () => {
    expect(versions.map(({ tenant_id }) => tenant_id)).toEqual([1, 1, 1]);
    const { id: _id, published_at, published_by, ...content } = versions.at(-1) ?? {};
    const acme = strategies.find(({ tenant_id }) => tenant_id === 1);
    expect(acme).toEqual({ ...content, updated_at: published_at, updated_by: published_by });
    expect(acme?.marketing).toBe('');
    expect(readVideoUrl(String(acme?.video_url))?.kind).toBe('vimeo');
    expect(new Set(answers.map(({ tenant_id }) => tenant_id))).toEqual(new Set([1]));
  });

  test('are an incomplete draft at Globex', () => {
    const globex = strategies.find(({ tenant_id }) => tenant_id === 2);
    expect(globex).toMatchObject({ values: '', sales: '', video_url: '' });
  });
});

test('its action items are between people of the company: overdue, due today, due later and completed', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  const { action_items, people } = buildDemo(now, 'hash').tables;
  for (const tenant of [1, 2]) {
    const ids = people.flatMap((one) => (one.tenant_id === tenant ? [one.id] : []));
    const own = action_items.filter(({ tenant_id }) => tenant_id === tenant);
    for (const { assignee_id, requester_id } of own)
      expect([ids.includes(assignee_id), ids.includes(requester_id)]).toEqual([true, true]);
    const open = own.filter(({ completed_at }) => completed_at === null).map(({ due_date }) => due_date);
    expect(open.some((day) => day < '2026-11-20')).toBe(true);
    expect(open).toContain('2026-11-20');
    expect(open.some((day) => day > '2026-11-27')).toBe(true);
    expect(open.length).toBeLessThan(own.length);
  }
});

describe('the demo company', () => {
  let t: TestApp;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    t = await startTestApp();
    await seedDemo(t.app.db, t.clock);
  });
  afterAll(() => t.close());

  async function tokenOf(address: string): Promise<string> {
    const known = tokens.get(address);
    if (known) return known;
    const domain = address.includes('globex') ? 'globex' : 'acme';
    const session = await t.call('auth.login', {
      body: { userName: address, password: DEMO_PASSWORD, domain },
    });
    tokens.set(address, session.ok.Token);
    return session.ok.Token;
  }

  test.each(DEMO_COMPANIES.map((company) => company.subdomain))(
    'every account of %s can sign in',
    async (subdomain) => {
      const accounts = [
        'ceo',
        'orgadmin',
        'goaladmin',
        'goalmanager',
        'hradmin',
        'manager',
        'contributor',
        'observer',
      ];
      for (const account of accounts)
        expect(await tokenOf(`${account}@${subdomain}.example`)).toMatch(/^cad_/);
    },
  );

  test('the contributor finds published goals of the manager to align to, and the manager is their approver', async () => {
    const token = await tokenOf('contributor@acme.example');
    const manager = await t.call('auth.relogin', {}, { token: await tokenOf('manager@acme.example') });
    tokens.set('manager@acme.example', manager.ok.Token);
    const own = (await t.call('goals.list', { body: { GoalSelectFilter: [1] } }, { token })).ok;
    expect(own.data.map((goal) => goal.State).sort()).toEqual(['approved', 'approved', 'draft']);
    const me = own.data[0]?.User;
    expect(me?.ParentId).toBe(manager.ok.Profile.Id);
    const params = {
      userId: me?.Id ?? 0,
      periodId: own.data[0]?.GoalPeriodId ?? 0,
      ownerId: me?.Id ?? 0,
      goalId: 0,
    };
    const candidates = (await t.call('goals.parentCandidates', { params }, { token })).ok.data;
    expect(candidates.slice(0, 2).map((goal) => goal.Owner.Name)).toEqual(['Zoë Lefèvre', 'Zoë Lefèvre']);
    expect(candidates.some((goal) => goal.IsCompanyGoal)).toBe(true);
  });

  test('the manager sees every kind of tag, and has notifications', async () => {
    const token = await tokenOf('manager@acme.example');
    const page = (
      await t.call('goals.list', { body: { GoalSelectFilter: [1, 2], PageSize: 100 } }, { token })
    ).ok;
    const flags = page.data.map((goal) => goal.Flags);
    expect(flags.some((flag) => flag.NeedsReview)).toBe(true);
    expect(flags.some((flag) => flag.NeedsUpdate)).toBe(true);
    expect(flags.some((flag) => flag.TrendingDown)).toBe(true);
    expect(flags.some((flag) => (flag.WeeksOld ?? 0) > 1)).toBe(true);
    expect(flags.some((flag) => flag.PendingEdits)).toBe(true);
    const states = new Set(page.data.map((goal) => goal.State));
    expect([...states].sort()).toEqual([
      'approved',
      'draft',
      'finalized',
      'results_in_review',
      'review',
      'shelved',
      'shelving_in_review',
    ]);
    const inbox = (await t.call('notifications.list', { params: { page: 1 } }, { token })).ok;
    expect(inbox.UnreadCount).toBeGreaterThan(0);
    expect(inbox.count).toBeGreaterThan(inbox.UnreadCount);
  });

  test('the ceo sees company goals of every branch: at risk, likely and without a prediction', async () => {
    const token = await tokenOf('ceo@acme.example');
    const { CompanyGoals } = (await t.call('dashboard.read', {}, { token })).ok;
    expect(CompanyGoals.length).toBeGreaterThanOrEqual(10);
    const owners = new Set(CompanyGoals.map(({ User }) => User.Name));
    expect(owners.size).toBeGreaterThanOrEqual(5);
    const levels = CompanyGoals.map(({ MostRecentGoalStatus }) => MostRecentGoalStatus?.Likelihood ?? null);
    expect(new Set(levels).size).toBeGreaterThanOrEqual(4);
    expect(levels).toContain(null);
    const { data: risks } = (await t.call('dashboard.risks', {}, { token })).ok;
    expect(risks.some(({ Origin }) => Origin !== null)).toBe(true);
    const given = CompanyGoals.find(({ User }) => User.Name === 'Håkon Bjørnstad');
    const { GoalTransitions } = (await t.call('goals.read', { params: { id: given?.Id ?? 0 } }, { token }))
      .ok;
    expect(GoalTransitions.map(({ ActionType, Meta }) => [ActionType, Meta?.to_user_id])).toContainEqual([
      0,
      given?.User.Id,
    ]);
  });

  test('its rows agree with what the product would have stored', async () => {
    const { rows } = await t.app.db.transaction({ role: 'owner', tenantId: 1 }, (tx) =>
      sql<{ wrong: number }>`select count(*) as wrong from goals g
        left join lateral (
          select s.week_start, s.likelihood, s.likelihood - lag(s.likelihood) over (order by s.week_start) as delta
          from goal_statuses s where s.goal_id = g.id and s.posted_at is not null order by s.week_start desc limit 1
        ) latest on true
        where g.likelihood is distinct from latest.likelihood or g.status_week is distinct from latest.week_start
          or g.likelihood_delta <> coalesce(latest.delta, 0)`.execute(tx),
    );
    expect(rows[0]?.wrong).toBe(0);
  });

  test('a goal added afterwards gets a new id', async () => {
    const token = await tokenOf('contributor@globex.example');
    const period = (await t.call('goals.periods', {}, { token })).ok.data.find(({ Index }) => Index === 0);
    const body = { Title: 'One more', Measurement: 'KR1: done', PeriodId: period?.Id ?? 0 };
    const created = await t.call('goals.create', { body }, { token });
    expect(created.ok.Goal).toMatchObject({ GoalType: 'okr', State: 'draft' });
  });
});
