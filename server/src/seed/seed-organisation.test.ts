import { sql } from 'kysely';
import { DEMO_PASSWORD, seedDemo } from '../demo/index.ts';
import type { TestApp } from '../testing/index.ts';
import { startTestApp } from '../testing/index.ts';
import { parseSeedOptions } from './options.ts';
import { seedOrganisation } from './seed-organisation.ts';

const OPTIONS = parseSeedOptions(['--people', '150', '--goals', '700', '--subdomain', 'large']);

let t: TestApp;
let tenantId: number;
beforeAll(async () => {
  t = await startTestApp();
  await seedDemo(t.app.db, t.clock);
  tenantId = await seedOrganisation(t.app.db, t.clock, OPTIONS);
});
afterAll(() => t.close());

/** Runs a query within the organisation that returns a single number. */
async function numberOf(
  query: ReturnType<typeof sql<{ n: number }>>,
  tenant = tenantId,
): Promise<number | undefined> {
  const scope = { role: 'app', tenantId: tenant } as const;
  const { rows } = await t.app.db.transaction(scope, (db) => query.execute(db));
  return rows[0]?.n;
}

/** Counts goals whose history has a gap, goes back in time, ends in another state or in the future; future postings. */
function countBrokenHistories(tenant: number): Promise<number | undefined> {
  const now = t.clock.now();
  const wrong = sql<{
    n: number;
  }>`select count(*) + (select count(*) from goal_statuses where posted_at > ${now}) as n
    from goals g join lateral (
      select count(*) filter (where t.from_state is distinct from t.state_before) as gaps,
        count(*) filter (where t.created_at < t.time_before) as jumps, max(t.created_at) as last_at,
        (array_agg(t.to_state order by t.id desc))[1] as state
      from (select t.*, lag(t.to_state) over (order by t.id) as state_before,
        lag(t.created_at) over (order by t.id) as time_before from goal_transitions t where t.goal_id = g.id) t
    ) history on true
    where history.gaps + history.jumps > 0 or history.state is distinct from g.state
      or history.last_at <> g.state_since or g.state_since > ${now}`;
  return numberOf(wrong, tenant);
}

async function tokenOf(account: string): Promise<string> {
  const body = { userName: `${account}@large.example`, password: DEMO_PASSWORD, domain: 'large' };
  return (await t.call('auth.login', { body })).ok.Token;
}

test('most people have a user manual, whose type is in their profile; some wrote it themselves', async () => {
  const count = (where: string) =>
    numberOf(
      sql`select count(*) as n from user_manuals m join people p on p.id = m.person_id where ${sql.raw(where)}`,
    );
  expect(await count('true')).toBeGreaterThan(60);
  expect(await count('m.entry_disc is not null')).toBeGreaterThan(0);
  expect(await count('p.disc is distinct from coalesce(m.result_disc, m.entry_disc)')).toBe(0);
  expect(await count("coalesce(m.completed_at, m.entry_updated_at) < p.created_at - interval '1 ms'")).toBe(
    0,
  );
  const params = {
    profileId: (await t.call('auth.relogin', {}, { token: await tokenOf('ceo') })).ok.Profile.Id,
  };
  const token = await tokenOf('orgadmin');
  expect((await t.call('userManual.exists', { params }, { token })).status).toBe(200);
});

describe('people', () => {
  test('there are as many as requested, on at most six levels, and each path extends the manager’s path', async () => {
    expect(await numberOf(sql`select count(*) as n from people`)).toBe(150);
    const misplaced = sql<{
      n: number;
    }>`select count(*) as n from people p left join people m on m.id = p.manager_id
      where p.path <> coalesce(m.path || text2ltree(p.id::text), text2ltree(p.id::text))`;
    expect(await numberOf(misplaced)).toBe(0);
    const depth = await numberOf(sql`select max(nlevel(path)) as n from people`);
    expect(depth).toBeGreaterThanOrEqual(4);
    expect(depth).toBeLessThanOrEqual(6);
  });

  test('one ceo is at the top, and exactly the people with reports are managers', async () => {
    expect(
      await numberOf(sql`select count(*) as n from people where manager_id is null and role = 'ceo'`),
    ).toBe(1);
    const wrong = sql<{ n: number }>`select count(*) as n from people p
      where p.role <> 'ceo' and (p.role = 'manager') <> exists (select from people r where r.manager_id = p.id)`;
    expect(await numberOf(wrong)).toBe(0);
    expect(await numberOf(sql`select count(*) as n from people where manager_id is null`)).toBe(1);
  });

  test('the accounts of the demo can sign in', async () => {
    for (const account of ['ceo', 'manager', 'contributor', 'observer', 'orgadmin', 'goaladmin', 'hradmin'])
      expect(await tokenOf(account)).toMatch(/^cad_/);
  });
});

describe('goals', () => {
  test('there are as many as requested, in every state, some private, most aligned', async () => {
    expect(await numberOf(sql`select count(*) as n from goals`)).toBe(700);
    expect(await numberOf(sql`select count(distinct state) as n from goals`)).toBe(7);
    expect(await numberOf(sql`select count(*) as n from goals where is_private`)).toBeGreaterThan(5);
    expect(await numberOf(sql`select count(*) as n from goals where parent_id is not null`)).toBeGreaterThan(
      400,
    );
    expect(await numberOf(sql`select count(*) as n from goals where is_company`)).toBeGreaterThan(0);
  });

  test('a parent is a published goal of the owner’s manager that everyone sees, in the same quarter', async () => {
    const wrong = sql<{ n: number }>`select count(*) as n from goals g join goals p on p.id = g.parent_id
      join people o on o.id = g.owner_id
      where p.owner_id <> o.manager_id or p.is_private or p.period_id <> g.period_id
        or p.state not in ('approved', 'results_in_review', 'finalized')`;
    expect(await numberOf(wrong)).toBe(0);
  });

  test('[D-23] at most one edit of a goal is open, and only for an approved goal with an approver', async () => {
    const open = sql`select e.goal_id, g.state, o.role from goal_edits e join goals g on g.id = e.goal_id
      join people o on o.id = g.owner_id where e.state in ('draft', 'review')`;
    expect(await numberOf(sql`select count(*) as n from (${open}) e`)).toBeGreaterThan(5);
    expect(await numberOf(sql`select count(*) - count(distinct e.goal_id) as n from (${open}) e`)).toBe(0);
    expect(
      await numberOf(
        sql`select count(*) as n from (${open}) e where e.state <> 'approved' or e.role = 'ceo'`,
      ),
    ).toBe(0);
  });

  test('[D-14] the latest status and its difference from the one before match the postings', async () => {
    const wrong = sql<{ n: number }>`select count(*) as n from goals g left join lateral (
        select s.week_start, s.likelihood, s.quality, s.likelihood - lag(s.likelihood) over posted as delta,
          s.quality - lag(s.quality) over posted as quality_delta
        from goal_statuses s where s.goal_id = g.id and s.posted_at is not null
        window posted as (order by s.week_start) order by s.week_start desc limit 1
      ) latest on true
      where g.likelihood is distinct from latest.likelihood or g.quality is distinct from latest.quality
        or g.status_week is distinct from latest.week_start or g.likelihood_delta <> coalesce(latest.delta, 0)
        or g.quality_delta <> coalesce(latest.quality_delta, 0)`;
    expect(await numberOf(wrong)).toBe(0);
    expect(await numberOf(sql`select count(*) as n from goals where likelihood_delta < 0`)).toBeGreaterThan(
      20,
    );
  });

  test('[D-13] only published goals have updates, in weeks of their quarter since the approval', async () => {
    const wrong = sql<{ n: number }>`select count(*) as n from goals g
      where (g.state in ('draft', 'review')) <> (g.enabled_from is null)
        or (g.state = 'approved') <> exists (
          select from goal_statuses s where s.goal_id = g.id and s.is_enabled and s.week_start > '2026-11-09')
        and g.state <> 'shelving_in_review'`;
    expect(await numberOf(wrong)).toBe(0);
    const strays = sql<{
      n: number;
    }>`select count(*) as n from goal_statuses s join goals g on g.id = s.goal_id
      join period_weeks w on w.id = s.week_id
      where w.period_id <> g.period_id or w.start_date <> s.week_start or s.week_start < g.enabled_from`;
    expect(await numberOf(strays)).toBe(0);
  });

  test('the history leads step by step to the goal’s state, and nothing is in the future', async () => {
    expect(await countBrokenHistories(tenantId)).toBe(0);
  });

  test('results belong to the goals that have one', async () => {
    const wrong = sql<{ n: number }>`select count(*) as n from goals g
      left join goal_results r on r.goal_id = g.id left join goal_manager_results m on m.goal_id = g.id
      join people o on o.id = g.owner_id
      where (r.id is not null) <> (g.state in ('results_in_review', 'finalized'))
        or (m.id is not null) <> (g.state = 'finalized' and o.role <> 'ceo')`;
    expect(await numberOf(wrong)).toBe(0);
  });
});

test('it fits any day: the first hours of a quarter, a Monday, the last evening', async () => {
  const days = ['2027-01-01T06:30:00Z', '2026-10-05T05:00:00Z', '2027-01-01T05:30:00Z'];
  for (const [index, day] of days.entries()) {
    t.clock.set(day);
    const options = { ...OPTIONS, people: 30, goals: 120, subdomain: `day-${index}` };
    const tenant = await seedOrganisation(t.app.db, t.clock, options);
    expect(await countBrokenHistories(tenant)).toBe(0);
    expect(await numberOf(sql`select count(*) as n from goals`, tenant)).toBe(120);
  }
  t.clock.set('2026-11-11T15:00:00Z');
});

test('[D-21] [D-22] each account sees the goals that it may see, and no others', async () => {
  const isOpen = sql`g.state in ('approved', 'results_in_review', 'finalized') and not g.is_private`;
  const me = (account: string) => sql`(select id from people where email = ${`${account}@large.example`})`;
  const own = (account: string) => sql`g.owner_id = ${me(account)}`;
  // Reports of deactivated managers would count as well, but all reports of this manager are active.
  const led = (account: string) =>
    sql`g.state <> 'draft' and g.owner_id in (select id from people where manager_id = ${me(account)})`;
  const seen = {
    contributor: sql`${isOpen} or ${own('contributor')}`,
    manager: sql`${isOpen} or ${own('manager')} or ${led('manager')}`,
    goaladmin: sql`true`,
    observer: sql`g.is_company and ${isOpen}`,
  };
  for (const [account, rule] of Object.entries(seen)) {
    const token = await tokenOf(account);
    const all = { DeactivatedUsers: true };
    const { count } = (await t.call('goals.list', { body: all }, { token })).ok;
    expect([account, count]).toEqual([
      account,
      await numberOf(sql`select count(*) as n from goals g where ${rule}`),
    ]);
  }
  const token = await tokenOf('contributor');
  expect((await t.call('goals.list', { body: {} }, { token })).ok.data).toHaveLength(10);
});

test('ids continue after it beside other organisations, and nothing is added when the subdomain is taken', async () => {
  const token = await tokenOf('contributor');
  const { data } = (await t.call('goals.periods', {}, { token })).ok;
  const PeriodId = data.find(({ Index }) => Index === 0)?.Id ?? 0;
  const created = await t.call(
    'goals.create',
    { body: { Title: 'Mine', Measurement: 'One', PeriodId } },
    { token },
  );
  expect(created.status).toBe(200);
  const total = sql<{ n: number }>`select count(*) as n from goals`;
  const before = await numberOf(total);
  await expect(seedOrganisation(t.app.db, t.clock, OPTIONS)).rejects.toThrow(
    'There is an organisation called large already; choose another name with --subdomain.',
  );
  expect(await numberOf(total)).toBe(before);
});

test.each([
  [['--people', '19'], "--people must be a whole number from 20 to 5000000, not '19'."],
  [['--goals', 'many'], "--goals must be a whole number from 0 to 5000000, not 'many'."],
  [
    ['--subdomain', 'Big_Co'],
    "--subdomain must be lower-case letters, digits and inner hyphens, not 'Big_Co'.",
  ],
  [['--persons', '20'], /^The arguments cannot be read\. npm run seed/],
])('%j is refused with one sentence', (args, sentence) => {
  expect(() => parseSeedOptions(args)).toThrow(sentence);
});

test('by default there are four goals per person', () => {
  expect(parseSeedOptions([])).toEqual({
    people: 1000,
    goals: 4000,
    subdomain: 'org-1000',
    name: 'Organisation of 1000',
  });
});
