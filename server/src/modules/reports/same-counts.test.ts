import type { GoalState } from '@cadence/shared-contract';
import { APPRAISAL_STATUSES, mondayOf } from '@cadence/shared-contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { TalentMember } from '../talent/testing/talent-world.ts';
import { randomGoals, replaceGoals } from './testing/random-goals.ts';
import type { ReportWorld } from './testing/report-world.ts';
import { startReportWorld } from './testing/report-world.ts';

let reports: ReportWorld;
beforeAll(async () => {
  reports = await startReportWorld();
});
afterAll(() => reports.talent.t.close());

const REPORTS = ['owner', 'peer', 'goalManager', 'otherReport'] as const satisfies readonly TalentMember[];
const ENDS = ['draft', 'shared', 'acknowledged', 'completed', null] as const;
/** How far the appraisal of each of `REPORTS` is, with its ratings. */
const appraisals = fc.tuple(
  ...REPORTS.map(() =>
    fc.record({ state: fc.constantFrom(...ENDS), primary: fc.nat(2), secondary: fc.nat(2) }),
  ),
);
type RandomAppraisals = typeof appraisals extends fc.Arbitrary<infer All> ? All : never;

async function replaceAppraisals(wanted: RandomAppraisals): Promise<void> {
  const { talent } = reports;
  await talent.t.app.db.transaction({ role: 'owner', tenantId: talent.world.tenant.id }, async (db) => {
    for (const table of ['calibration_questions', 'appraisal_signatures', 'appraisal_events', 'appraisals'])
      await sql`delete from ${sql.table(table)}`.execute(db);
  });
  for (const [index, { state, primary, secondary }] of wanted.entries()) {
    const of = REPORTS[index] ?? 'owner';
    const by = of === 'otherReport' ? 'otherManager' : of === 'goalManager' ? 'vp' : 'manager';
    if (state !== null)
      await talent.appraisal({ of, by, state, text: { Primary: primary, Secondary: secondary } });
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

async function goalsOf(who: TalentMember, PeriodId: number, more: object = {}) {
  return (await reports.talent.as(who)('goals.list', { body: { PeriodId, PageSize: 100, ...more } })).ok;
}

/** Goals that are not counted as somebody's. */
const UNCOUNTED: readonly GoalState[] = ['draft', 'shelved'];

/** How many goals lie under one, in the list, on its own page and in the matrix. */
async function checkChildren(who: TalentMember): Promise<void> {
  const call = reports.talent.as(who);
  const { data } = await goalsOf(who, reports.talent.world.periodId);
  for (const goal of data.filter(({ ChildCount }) => ChildCount > 0).slice(0, 4)) {
    const bundle = (await call('goals.read', { params: { id: goal.Id } })).ok;
    expect([goal.GoalDetail.Title, bundle.Goal.ChildCount]).toEqual([goal.GoalDetail.Title, goal.ChildCount]);
    const children = data.filter(({ ParentId }) => ParentId === goal.Id);
    expect([goal.GoalDetail.Title, children.length]).toEqual([goal.GoalDetail.Title, goal.ChildCount]);
  }
}

/** What waits for somebody: on the first screen, on all pages, and in the lists that it leads to. */
async function checkWaiting(who: TalentMember): Promise<void> {
  const { talent } = reports;
  const call = talent.as(who);
  const first = (await call('dashboard.read', {})).ok;
  const listed: string[] = [];
  const reviews = new Set<number>();
  for (let page = 1; ; page += 1) {
    const { data, count } = (await call('dashboard.reminders', { params: { page } })).ok;
    expect(count).toBe(first.count);
    listed.push(...data.map(({ Id, Type }) => `${Type} ${Id}`));
    for (const { Type, GoalId } of data)
      if (Type.startsWith('review_') && GoalId !== null) reviews.add(GoalId);
    if (data.length === 0 || listed.length >= count) break;
  }
  expect(new Set(listed).size).toBe(first.count);
  const periods = [talent.periodId, talent.world.periodId];
  const waiting = await Promise.all(periods.map((id) => goalsOf(who, id, { NeedsReview: true })));
  expect(sum(waiting.map(({ count }) => count))).toBe(reviews.size);
  const lists = await Promise.all(periods.map((id) => goalsOf(who, id, { NeedsUpdate: true })));
  const tagged = await Promise.all(periods.map((id) => goalsOf(who, id)));
  expect(lists.map(({ count }) => count)).toEqual(
    tagged.map(({ data }) => data.filter(({ IsNeedsUpdate }) => IsNeedsUpdate).length),
  );
  const monday = mondayOf(talent.t.clock.now().toISOString().slice(0, 10));
  const lacking = (await call('goals.weeklyPass', {})).ok.data.filter(
    ({ GoalStatuses, GoalWeeklyStates }) =>
      GoalWeeklyStates.some(({ StartDate }) => StartDate === monday) &&
      !GoalStatuses.some(
        ({ GoalPeriodWeek, UpdatedAt }) => GoalPeriodWeek.StartDate === monday && UpdatedAt !== null,
      ),
  );
  expect(lacking).toHaveLength(first.ThisWeek?.count ?? 0);
}

/** A manager's dashboard, beside the list of goals and what compliance says of the same people. */
async function checkTeam(who: TalentMember): Promise<void> {
  const call = reports.talent.as(who);
  const team = (await call('dashboard.team', {})).ok;
  const behind = (await call('dashboard.compliance', { params: { scope: 1 } })).ok;
  expect(team.data).toHaveLength(team.count);
  for (const { User, Goals, Types } of team.data) {
    const { data } = await goalsOf(who, reports.talent.world.periodId, { Users: [User.Id] });
    const left = data.filter(({ State }) => !UNCOUNTED.includes(State));
    expect([User.Name, left.length]).toEqual([User.Name, Goals]);
    expect([User.Name, behind.users.find((one) => one.Id === User.Id)?.Types ?? []]).toEqual([
      User.Name,
      Types,
    ]);
  }
}

/** People under a manager: org chart, hierarchy, directory and the question before a deactivation. */
async function checkPeople(): Promise<void> {
  const call = reports.talent.as('ceo');
  const rows = (await call('people.org', {})).ok.data;
  for (const { id, Name, Count, RoleName } of rows) {
    const direct = rows.filter(({ parentId }) => parentId === id);
    expect([Name, direct.length]).toEqual([Name, Count]);
    if (RoleName === 'ceo') continue;
    const asked = (await call('people.deactivationInfo', { params: { id } })).ok;
    expect([Name, asked.UserCount]).toEqual([Name, Count]);
  }
}

/** Appraisals: the team's heads, their pages, the organisation, its departments, the sheet, matrix and calibration. */
async function checkAppraisals(who: 'ceo' | 'vp'): Promise<void> {
  const { talent } = reports;
  const call = talent.as(who);
  const periodId = talent.periodId;
  const managerId = who === 'ceo' ? 0 : talent.person(who).id;
  const params = { periodId, managerId, scope: 1 };
  const all = (await call('talent.load', { params, query: { PageSize: 100 } })).ok;
  const eligible = all.directreports.filter(({ IsEligible }) => IsEligible);
  expect([all.count, all.directreports.length - eligible.length]).toEqual([
    all.directreports.length,
    all.TooNew,
  ]);
  const goals = await goalsOf(who, periodId);
  const counted = goals.data.filter(({ State }) => !UNCOUNTED.includes(State));
  for (const { Id, Name, GoalCount, AchievedCount, DisputedCount } of all.directreports) {
    const own = counted.filter(({ User }) => User.Id === Id);
    const ended = (wanted: string) => own.filter(({ Flags: { Outcome } }) => Outcome === wanted).length;
    expect([Name, GoalCount, AchievedCount, DisputedCount]).toEqual([
      Name,
      own.length,
      ended('achieved'),
      ended('inDispute'),
    ]);
  }
  for (const { Status, count } of all.Statuses) {
    expect([Status, eligible.filter((one) => one.Status === Status).length]).toEqual([Status, count]);
    const some = (await call('talent.load', { params, query: { Status } })).ok;
    expect([Status, some.count]).toEqual([Status, count]);
  }
  const matrix = (await call('talent.matrix', { params })).ok;
  expect(sum(matrix.Cells.map(({ count }) => count))).toBe(matrix.count);
  const self = eligible.filter(({ Id }) => Id === talent.person(who).id).length;
  expect(matrix.count + matrix.Unrated + matrix.OtherLabels).toBe(eligible.length - self);
  if (who !== 'ceo') return;
  const house = (await call('talent.organization', { params: { periodId } })).ok;
  const counts = APPRAISAL_STATUSES.map(
    (status) => all.Statuses.find(({ Status }) => Status === status)?.count ?? 0,
  );
  expect([house.Total.Counts, house.TooNew]).toEqual([counts, all.TooNew]);
  for (const [index, count] of counts.entries())
    expect(sum(house.Departments.map(({ Counts }) => Counts[index] ?? 0))).toBe(count);
  expect(sum(counts)).toBe(house.Total.People);
  const axis = { params: { periodId, axis: 'Primary' as const } };
  const calibration = (await call('talent.calibration', axis)).ok;
  expect([calibration.Company.count, sum(calibration.Company.Counts)]).toEqual([matrix.count, matrix.count]);
  expect(sum(calibration.Departments.map(({ count }) => count))).toBe(matrix.count);
}

test('[D-165] screens that count the same count the same: goals, what waits, teams, people and appraisals', async () => {
  await fc.assert(
    fc.asyncProperty(randomGoals, appraisals, async (goals, wanted) => {
      await replaceGoals(reports, goals);
      await replaceAppraisals(wanted);
      for (const who of ['ceo', 'vp', 'manager'] as const) {
        await checkChildren(who);
        await checkWaiting(who);
        await checkTeam(who);
      }
      await checkPeople();
      for (const who of ['ceo', 'vp'] as const) await checkAppraisals(who);
    }),
    { numRuns: 3 },
  );
});
