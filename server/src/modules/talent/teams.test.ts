import type { TeamMember } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import type { TalentMember, TalentWorld } from './testing/talent-world.ts';
import { FIVE_LEVELS, startTalentWorld, TEXT } from './testing/talent-world.ts';

let talent: TalentWorld;
beforeEach(async () => {
  talent = await startTalentWorld({ shared: talent?.t });
});
afterAll(() => talent.t.close());

const load = (who: TalentMember, managerId: number, scope = 0, query = {}) =>
  talent.as(who)('talent.load', { params: { periodId: talent.periodId, managerId, scope }, query });
const namesOf = (rows: readonly TeamMember[]): readonly string[] => rows.map(({ Name }) => Name);
const name = (member: TalentMember): string => talent.person(member).name;
const id = (member: TalentMember): number => talent.person(member).id;

test('[TAL-041] [TAL-036] [TAL-037] the schedule, the past quarters, and what the viewer may open', async () => {
  const schedule = (await talent.as('manager')('talent.schedule', {})).ok;
  expect(schedule.data).toMatchObject([{ EffectiveDate: '2026-01-01' }]);
  expect(
    schedule.Periods.map(({ StartDate, EndDate, Quarter, DueDate }) => [
      StartDate,
      EndDate,
      Quarter,
      DueDate,
    ]),
  ).toEqual([
    ['2026-07-01', '2026-09-30', 3, '2026-10-21'],
    ['2026-04-01', '2026-06-30', 2, '2026-07-21'],
    ['2026-01-01', '2026-03-31', 1, '2026-04-21'],
  ]);
  expect(schedule.Periods.map(({ PeriodId }) => PeriodId)).toEqual(talent.periods.toReversed());
  expect(schedule.Next).toMatchObject({ StartDate: '2026-10-01', OfferedFrom: '2027-01-01' });
});

test('[TAL-006] [TAL-007] [TAL-008] [TAL-009] who may open the organization, a team, their own appraisals', async () => {
  const views = async (who: TalentMember) => (await talent.as(who)('talent.schedule', {})).ok.Views;
  const none = { Organization: false, Team: false, MyAppraisals: true, Spreadsheet: false };
  expect(await views('owner')).toEqual(none);
  expect(await views('orgAdmin')).toEqual(none);
  expect(await views('manager')).toEqual({ ...none, Team: true, Spreadsheet: true });
  expect(await views('hrAdmin')).toEqual({ ...none, Organization: true, Spreadsheet: true });
  expect(await views('ceo')).toEqual({
    Organization: true,
    Team: true,
    MyAppraisals: false,
    Spreadsheet: true,
  });
  expect(await views('observer')).toEqual({ ...none, MyAppraisals: false });
});

test('[TAL-009] [TAL-011] [TAL-042] a manager loads the team with each person’s next step', async () => {
  const peer = await talent.appraisal({ of: 'peer', state: 'acknowledged' });
  await talent.appraisal({ of: 'owner', state: 'shared' });
  const team = (await load('manager', id('manager'))).ok;
  expect(team.user?.Id).toBe(id('manager'));
  expect(
    team.directreports.map(({ Name, Status, IsWaitingForMe }) => [Name, Status, IsWaitingForMe]),
  ).toEqual([
    [name('peer'), 'acknowledged', true],
    [name('hrAdmin'), 'not_started', true],
    [name('owner'), 'shared', false],
  ]);
  expect(team.directreports.map(({ MayStart }) => MayStart)).toEqual([false, true, false]);
  expect(team.evaluations.find(({ Id }) => Id === peer.Id)).toMatchObject({ PrimaryRating: TEXT.Primary });
  expect(team.Statuses.map(({ Status, count }) => [Status, count])).toEqual([
    ['not_started', 1],
    ['draft', 0],
    ['shared', 1],
    ['acknowledged', 1],
    ['completed', 0],
  ]);
  expect(
    namesOf((await load('manager', id('manager'), 0, { Search: name('owner').slice(-5) })).ok.directreports),
  ).toEqual([name('owner')]);
  const shared = (await load('manager', id('manager'), 0, { Status: 'shared', PageSize: 1 })).ok;
  expect([shared.count, namesOf(shared.directreports)]).toEqual([1, [name('owner')]]);
});

test('[TAL-009] [D-94] whose rating is asked about comes first, for the reviewer alone, until it is answered', async () => {
  const { Id } = await talent.appraisal({ of: 'owner', state: 'completed' });
  const first = async (who: TalentMember) =>
    (await load(who, id('manager'), 0, { PageSize: 1 })).ok.directreports[0]?.Name;
  expect(await first('manager')).not.toBe(name('owner'));
  const asked = await talent.as('hrAdmin')('talent.ask', {
    params: { id: Id },
    body: { Axis: 'Primary', Question: 'What went beyond the plan?' },
  });
  expect(await first('manager')).toBe(name('owner'));
  expect(await first('hrAdmin')).not.toBe(name('owner'));
  await talent.as('manager')('talent.answer', {
    params: { id: Id },
    body: { QuestionId: asked.ok.Questions[0]?.Id ?? 0, Keeps: true, Answer: 'Eleven of twelve.' },
  });
  expect(await first('manager')).not.toBe(name('owner'));
});

test('[TAL-043] [TAL-004] other managers’ teams cannot be opened, and nobody sees themselves in one', async () => {
  expect((await load('owner', id('manager'))).problem).toMatchObject({
    code: 'denied',
    detail: MESSAGES.talentDenied,
  });
  expect((await load('manager', id('otherManager'))).problem.code).toBe('denied');
  expect((await load('manager', 0)).problem.code).toBe('denied');
  expect((await load('orgAdmin', 0)).problem.code).toBe('denied');
  expect(namesOf((await load('vp', id('otherManager'))).ok.directreports)).toEqual([name('otherReport')]);
  await talent.appraisal({ of: 'hrAdmin' });
  // An HR Admin who opens their own manager's team does not learn of their own draft.
  const own = (await load('hrAdmin', id('manager'))).ok;
  expect(namesOf(own.directreports)).not.toContain(name('hrAdmin'));
  expect(own.Statuses.find(({ Status }) => Status === 'draft')?.count).toBe(0);
  const organization = (await load('hrAdmin', 0, 1)).ok;
  expect(namesOf(organization.directreports)).not.toContain(name('hrAdmin'));
  expect(namesOf(organization.directreports)).not.toContain(name('ceo'));
  expect(namesOf(organization.directreports)).not.toContain(name('observer'));
});

test('[TAL-038] [TAL-013] a person who was added after the period is too new for it', async () => {
  const late = await talent.world.addPerson({
    manager_id: id('manager'),
    created_at: new Date('2026-10-01T12:00:00Z'),
  });
  const onTheLastDay = await talent.world.addPerson({
    manager_id: id('manager'),
    created_at: new Date('2026-10-01T04:59:00Z'),
  });
  const team = (await load('manager', id('manager'))).ok;
  expect(team.TooNew).toBe(1);
  expect(team.directreports.find(({ Id }) => Id === late.id)).toMatchObject({
    IsEligible: false,
    MayStart: false,
  });
  expect(team.directreports.find(({ Id }) => Id === onTheLastDay.id)?.IsEligible).toBe(true);
  const body = { UserId: late.id, EvaluationPeriodId: talent.periodId, Review: '' };
  expect((await talent.as('manager')('talent.create', { body })).problem.code).toBe('invalid');
  const own = (await (await talent.world.asPerson(late))('talent.user', { params: { userId: late.id } })).ok;
  expect([own.Periods, own.First?.OfferedFrom]).toEqual([[], '2027-01-01']);
});

test('[TAL-046] a profile shows appraisals to managers in the chain and HR, and to the person once shared', async () => {
  await talent.appraisal();
  const of = (who: TalentMember) => talent.as(who)('talent.user', { params: { userId: id('owner') } });
  for (const who of ['manager', 'vp', 'ceo', 'hrAdmin'] as const) {
    const { evaluations, user, isShare } = (await of(who)).ok;
    expect([who, user.Id, isShare, evaluations.length]).toEqual([who, id('owner'), false, 1]);
  }
  expect((await of('owner')).ok.evaluations).toEqual([]);
  for (const who of ['peer', 'otherManager', 'orgAdmin', 'observer'] as const)
    expect((await of(who)).problem.detail).toBe(MESSAGES.talentDenied);
});

test('departments and their managers, the least completed first', async () => {
  await talent.appraisal({ of: 'owner', state: 'completed' });
  await talent.appraisal({ of: 'peer', state: 'shared' });
  const organization = (
    await talent.as('ceo')('talent.organization', { params: { periodId: talent.periodId } })
  ).ok;
  const support = organization.Departments.find(({ OrgUnit }) => OrgUnit === 'Support');
  expect(support).toMatchObject({ People: 2, Counts: [1, 0, 0, 0, 1], WaitingForReviewers: 1 });
  expect(organization.Total.Counts.reduce((sum, count) => sum + count, 0)).toBe(organization.Total.People);
  const { Managers } = (
    await talent.as('ceo')('talent.department', {
      params: { periodId: talent.periodId },
      query: { OrgUnit: 'Support' },
    })
  ).ok;
  expect(Managers.map(({ Manager, People }) => [Manager.Name, People])).toEqual(
    expect.arrayContaining([
      [name('manager'), 1],
      [name('vp'), 1],
    ]),
  );
  expect(
    (await talent.as('manager')('talent.organization', { params: { periodId: talent.periodId } })).problem
      .code,
  ).toBe('denied');
});

test('[TAL-034] [D-52] the matrix counts the rated, compares with an earlier period, and never includes the viewer', async () => {
  await talent.appraisal({ of: 'owner', periodId: talent.periods[1], state: 'shared', text: { Primary: 0 } });
  await talent.appraisal({ of: 'owner', text: { Primary: 2 } });
  await talent.appraisal({ of: 'peer', text: { Primary: 2 } });
  await talent.appraisal({ of: 'hrAdmin', text: { Primary: 2 } });
  const params = { periodId: talent.periodId, managerId: 0, scope: 1 };
  const query = { ComparePeriodId: talent.periods[1] };
  const matrix = (await talent.as('hrAdmin')('talent.matrix', { params, query })).ok;
  expect(matrix.Cells).toHaveLength(9);
  const cell = matrix.Cells.find(({ Primary, Secondary }) => Primary === 2 && Secondary === TEXT.Secondary);
  expect(cell).toMatchObject({ count: 2, Came: 1, Left: 0 });
  expect(cell?.People.map(({ Name, Before }) => [Name, Before])).toEqual([
    [name('owner'), { Primary: 0, Secondary: 2 }],
    [name('peer'), null],
  ]);
  expect(matrix.Cells.find(({ Primary, Secondary }) => Primary === 0 && Secondary === 2)?.Left).toBe(1);
  const people = (
    await talent.as('hrAdmin')('talent.matrixPeople', {
      params,
      query: { ...query, Primary: 2, PageSize: 1 },
    })
  ).ok;
  expect([people.count, people.data.map(({ Name, MayAsk }) => [Name, MayAsk])]).toEqual([
    2,
    [[name('owner'), true]],
  ]);
  const backwards = await talent.as('hrAdmin')('talent.matrixPeople', {
    params,
    query: { SortOrder: 'desc' },
  });
  expect(backwards.ok.data.map(({ Name }) => Name)).toEqual([name('peer'), name('owner')]);
  const calibration = (
    await talent.as('hrAdmin')('talent.calibration', {
      params: { periodId: talent.periodId, axis: 'Primary' },
    })
  ).ok;
  expect(calibration.Company).toMatchObject({ Counts: [0, 0, 2], count: 2 });
  expect(calibration.Managers).toMatchObject([{ Name: name('manager'), count: 2 }]);
  const unrelated = await talent.as('manager')('talent.calibration', {
    params: { periodId: talent.periodId, axis: 'Primary' },
  });
  expect(unrelated.problem.code).toBe('denied');
});

test('[TAL-033] [D-91] ratings on other scales are counted separately', async () => {
  await talent.appraisal({ of: 'owner', state: 'shared' });
  await talent.appraisal({ of: 'peer', state: 'shared' });
  await talent.set(FIVE_LEVELS);
  await talent.appraisal({ of: 'hrAdmin', text: { Primary: 4 } });
  const params = { periodId: talent.periodId, managerId: id('manager'), scope: 0 };
  const matrix = (await talent.as('manager')('talent.matrix', { params })).ok;
  expect([matrix.Labels.PrimaryLabels.length, matrix.count, matrix.OtherLabels, matrix.Unrated]).toEqual([
    3, 2, 1, 0,
  ]);
});

test('[TAL-045] [TAL-018] goals of the appraised quarter that the viewer may see', async () => {
  await talent.world.rows({ state: 'finalized', periodId: talent.periodId, values: { title: 'Old goal' } });
  await talent.world.rows({ state: 'draft', periodId: talent.periodId, values: { title: 'Never shown' } });
  const params = { userId: id('owner'), periodId: talent.periodId };
  const goals = (await talent.as('manager')('talent.goals', { params })).ok;
  expect(goals.Goals.map(({ GoalDetail }) => GoalDetail.Title)).toEqual(['Old goal']);
  expect(new Set(goals.GoalStatuses.map(({ GoalId }) => GoalId)).size).toBeLessThanOrEqual(1);
  expect((await talent.as('peer')('talent.goals', { params })).problem.code).toBe('denied');
  const current = { ...params, periodId: talent.world.periodId };
  expect((await talent.as('manager')('talent.goals', { params: current })).problem.code).toBe('not_found');
});

test('[D-95] a first draft is composed from the goals, for the reviewer only, and saves nothing', async () => {
  await talent.world.rows({
    state: 'finalized',
    periodId: talent.periodId,
    values: { title: 'Cut <b>onboarding</b>' },
  });
  const { Id, UpdatedAt } = await talent.appraisal({ text: { Review: '' } });
  const params = { userId: id('owner'), periodId: talent.periodId };
  const composed = (await talent.as('manager')('talent.compose', { params })).ok;
  expect(composed.Label).toBe('Composed from the goals');
  expect(composed.Text).toContain('Cut &lt;b&gt;onboarding&lt;/b&gt;');
  expect((await talent.as('hrAdmin')('talent.compose', { params })).problem.code).toBe('denied');
  expect((await talent.as('manager')('talent.single', { params: { id: Id } })).ok.UpdatedAt).toBe(UpdatedAt);
});

test('[TAL-016] if talent is not enabled, the answer says only that', async () => {
  const off = await startTalentWorld({ tenant: { talent_enabled: false }, shared: talent.t });
  const schedule = (await off.as('ceo')('talent.schedule', {})).ok;
  expect([schedule.IsEnabled, schedule.Periods, schedule.Views.Organization]).toEqual([false, [], false]);
  const params = { periodId: off.periodId, managerId: off.person('manager').id, scope: 0 };
  expect((await off.as('manager')('talent.load', { params })).problem.detail).toBe(MESSAGES.talentDenied);
});
