import { LIMITS } from '@cadence/shared-contract';
import type { Goal, GoalListInput, GoalPage } from '@cadence/shared-contract';
import { sql } from 'kysely';
import { DEMO_PASSWORD } from '../../../demo/index.ts';
import { seedOrganisation } from '../../../seed/seed-organisation.ts';
import type { TestApp } from '../../../testing/index.ts';
import { startTestApp } from '../../../testing/index.ts';

const ORGANISATION = { people: 80, goals: 600, subdomain: 'large', name: 'Large' };
const ACCOUNTS = ['ceo', 'goaladmin', 'goalmanager', 'manager', 'contributor', 'observer'] as const;
type Account = (typeof ACCOUNTS)[number];

let t: TestApp;
const tokens = new Map<Account, string>();
const ownIds = new Map<Account, number>();
beforeAll(async () => {
  t = await startTestApp();
  await seedOrganisation(t.app.db, t.clock, ORGANISATION);
  for (const account of ACCOUNTS) {
    const body = { userName: `${account}@large.example`, password: DEMO_PASSWORD, domain: 'large' };
    const session = (await t.call('auth.login', { body })).ok;
    tokens.set(account, session.Token);
    ownIds.set(account, session.Profile.Id);
  }
});
afterAll(() => t.close());

async function list(account: Account, body: GoalListInput): Promise<GoalPage> {
  return (await t.call('goals.list', { body }, { token: tokens.get(account) })).ok;
}

/** Reads the whole list, cursor by cursor. */
async function walk(account: Account, filter: GoalListInput, size: number): Promise<readonly Goal[]> {
  const goals: Goal[] = [];
  let after: string | null = null;
  do {
    const page: GoalPage = await list(account, {
      ...filter,
      PageSize: size,
      ...(after ? { After: after } : {}),
    });
    goals.push(...page.data);
    after = page.After;
  } while (after !== null);
  return goals;
}

/** The documented priority, computed from the answer's own fields (core §2 Goals list). */
function priorityOf(goal: Goal, viewerId: number | undefined): number {
  const { TrendingDown, NeedsReview, NeedsUpdate, NeedsFinalization } = goal.Flags;
  const isOwn = goal.User.Id === viewerId;
  if (TrendingDown && goal.State !== 'finalized') return 1;
  if (NeedsReview) return 2;
  if (NeedsUpdate) return 3;
  if (NeedsFinalization) return 4;
  return isOwn && goal.GoalEdit ? 5 : 6;
}

function inOrder(goals: readonly Goal[], viewerId: number | undefined): readonly Goal[] {
  return goals.toSorted(
    (a, b) =>
      priorityOf(a, viewerId) - priorityOf(b, viewerId) ||
      Date.parse(b.UpdatedAt) - Date.parse(a.UpdatedAt) ||
      a.Id - b.Id,
  );
}

const ids = (goals: readonly Goal[]): readonly number[] => goals.map((goal) => goal.Id);

describe.each(ACCOUNTS)('six hundred goals as %s', (account) => {
  test('[GOAL-039] [D-19] are in the documented order with any page size', async () => {
    const whole = await walk(account, {}, 100);
    expect(ids(whole)).toEqual(ids(inOrder(whole, ownIds.get(account))));
    expect(new Set(ids(whole)).size).toBe(whole.length);
    expect(ids(await walk(account, {}, 37))).toEqual(ids(whole));
    const { data, count } = await list(account, { Page: 3, PageSize: 50 });
    expect([ids(data), count]).toEqual([ids(whole.slice(100, 150)), whole.length]);
  });

  test('[D-19] are the same in a narrow query and in a broad one', async () => {
    const whole = await walk(account, { DeactivatedUsers: true }, 100);
    // A filter for all people keeps everything, but uses the other kind of query.
    const everybody = { DeactivatedUsers: true, Users: [...new Set(whole.map((goal) => goal.User.Id))] };
    expect(ids(await walk(account, everybody, 100))).toEqual(ids(whole));
    expect((await list(account, everybody)).count).toBe(whole.length);
  });

  test('[GOAL-008] keep order and count under filters of every kind', async () => {
    const whole = await walk(account, {}, 100);
    const filters: readonly (readonly [GoalListInput, (goal: Goal) => boolean])[] = [
      [{ TrendingDown: true }, (goal) => (goal.MostRecentGoalStatus?.LikelihoodDelta ?? 0) < 0],
      [{ NeedsUpdate: true }, (goal) => goal.Flags.NeedsUpdate],
      [{ NeedsReview: true }, (goal) => goal.Flags.NeedsReview],
      [{ TopLevelGoals: true }, (goal) => goal.ParentId === null],
      [{ ExcludePrivate: true, Likelihood: [2, 3] }, isLikelyAndOpen],
      [{ Title: 'QUALITY' }, (goal) => mentions(goal, 'quality')],
    ];
    for (const [filter, isKept] of filters) {
      const wanted = ids(whole.filter(isKept));
      expect([filter, ids(await walk(account, filter, 20))]).toEqual([filter, wanted]);
      expect((await list(account, filter)).count).toBe(wanted.length);
    }
  });
});

function isLikelyAndOpen(goal: Goal): boolean {
  return !goal.Hidden && [2, 3].includes(goal.MostRecentGoalStatus?.Likelihood ?? -1);
}

function mentions({ GoalDetail, User }: Goal, word: string): boolean {
  return [GoalDetail.Title, User.Name, User.OrgUnit].some((text) => text?.toLowerCase().includes(word));
}

test('[GOAL-008] a list of thousands is counted up to a thousand, and can be read to its end', async () => {
  const { period_id: periodId, owner_id: ownerId } = await t.app.db.transaction(
    { role: 'owner', tenantId: null },
    async (db) => {
      const { rows } = await sql<{ period_id: number; owner_id: number }>`
        insert into goals (tenant_id, period_id, owner_id, creator_id, state, goal_type, title, measurement,
          description, reporting_memo, is_private, state_since, created_at, updated_at)
        select g.tenant_id, g.period_id, g.owner_id, g.owner_id, 'approved', 'SMART', 'Answer call ' || n, 'Counted',
          '', '', false, now(), now(), now()
        from (select * from goals where state = 'approved' and not is_private order by id limit 1) g,
          generate_series(1, 1100) n
        returning period_id, owner_id`.execute(db);
      return rows[0] ?? { period_id: 0, owner_id: 0 };
    },
  );
  for (const filter of [{}, { Users: [ownerId], Title: 'answer call' }]) {
    const wanted = { ...filter, PeriodId: periodId };
    expect((await list('ceo', wanted)).count).toBe(LIMITS.countedGoals);
    expect((await walk('ceo', wanted, 100)).length).toBeGreaterThanOrEqual(1100);
  }
});
