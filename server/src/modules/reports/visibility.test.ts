import { goalStatusText, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';
import type { Member } from '../goals/testing/goal-world.ts';
import type { TalentMember } from '../talent/testing/talent-world.ts';
import type { ReportWorld } from './testing/report-world.ts';
import { cellsOf, startReportWorld } from './testing/report-world.ts';

let reports: ReportWorld;
beforeAll(async () => {
  reports = await startReportWorld();
  const { world } = reports.talent;
  const states = ['draft', 'review', 'approved', 'results_in_review', 'finalized', 'shelved'] as const;
  const owners: readonly Member[] = ['ceo', 'manager', 'owner', 'peer', 'stranger'];
  for (const [index, by] of owners.entries())
    for (const state of states)
      for (const is_private of [false, true])
        await world.rows({
          by,
          state,
          values: { is_private, title: `${by} ${state} ${is_private ? 'private' : 'open'} ${index}` },
        });
  await world.rows({
    by: 'ceo',
    state: 'approved',
    values: { title: 'A company goal', owner_was_ceo: true },
  });
  await world.rows({
    by: 'owner',
    state: 'approved',
    values: { title: '=1+1', measurement: '@SUM(A1)', description: '\t-2' },
  });
  await reports.talent.appraisal({ of: 'owner', state: 'completed' });
  await reports.talent.appraisal({ of: 'peer', state: 'shared' });
  await reports.talent.appraisal({ of: 'hrAdmin', state: 'draft' });
  await reports.talent.appraisal({ of: 'otherReport', by: 'otherManager', state: 'acknowledged' });
});
afterAll(() => reports.talent.t.close());

const READERS: readonly Member[] = ['ceo', 'vp', 'manager', 'owner', 'goalAdmin', 'stranger', 'observer'];

/** Every goal of the quarter that the list shows to a person. */
async function goalsSeenBy(who: Member): Promise<ReadonlyMap<number, Goal>> {
  const seen = new Map<number, Goal>();
  for (let Page = 1; ; Page += 1) {
    const { data } = (
      await reports.talent.as(who)('goals.list', {
        body: { PeriodId: reports.periodId, PageSize: 100, Page },
      })
    ).ok;
    for (const goal of data) seen.set(goal.Id, goal);
    if (data.length === 0) return seen;
  }
}

describe('[D-21] a list of goals has exactly what the goals show to the reader', () => {
  test.each(READERS)('%s: the Quarterly Goal List and the Goal Detail List', async (who) => {
    const seen = await goalsSeenBy(who);
    expect(seen.size).toBeGreaterThan(0);
    for (const report of [3, 4] as const) {
      const ids: number[] = [];
      for (let Page = 1; ids.length < seen.size; Page += 1) {
        const view = await reports.view(who, report, { PeriodId: reports.periodId, Page });
        expect(view.Count).toBe(seen.size);
        expect(view.Rows.length).toBeGreaterThan(0);
        for (const [index, cells] of cellsOf(view).entries()) {
          const id = view.Rows[index]?.Id ?? 0;
          const goal = seen.get(id);
          if (!goal) throw new Error(`${who} reads goal ${id} in a report only.`);
          ids.push(id);
          expect(cells).toMatchObject({
            title: goal.GoalDetail.Title,
            owner: goal.User.Name,
            department: goal.User.OrgUnit,
            state: goalStatusText(goal),
          });
        }
      }
      expect(ids.toSorted((a, b) => a - b)).toEqual([...seen.keys()].toSorted((a, b) => a - b));
    }
  });

  test.each(READERS)('%s: every file has the rows of the page, and no other title', async (who) => {
    const seen = await goalsSeenBy(who);
    const titles = [...seen.values()]
      .map(({ GoalDetail, ParentTitle }) => `${GoalDetail.Title} beneath ${ParentTitle}`)
      .toSorted();
    for (const path of [
      `/report/goallist/excel/${reports.periodId}/0`,
      `/report/goaltree/excel/${reports.periodId}`,
    ]) {
      const [head, ...rows] = await reports.sheet(who, path);
      expect(head?.slice(0, 2)).toEqual(['Goal', 'Owner']);
      const read = rows.map(([title, , , parent]) => `${String(title)} beneath ${String(parent)}`);
      expect(read.toSorted()).toEqual(titles);
    }
  });
});

test('[D-21] a goal that becomes private between two reads is left out', async () => {
  const { world, person } = reports.talent;
  const id = await world.rows({ by: 'peer', state: 'approved', values: { title: 'Soon private' } });
  const before = await reports.view('stranger', 3, { PeriodId: reports.periodId, Search: 'Soon private' });
  expect(before.Rows.map(({ Id }) => Id)).toEqual([id]);
  await world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, (db) =>
    db.updateTable('goals').set({ is_private: true }).where('id', '=', id).execute(),
  );
  const after = await reports.view('stranger', 3, { PeriodId: reports.periodId, Search: 'Soon private' });
  expect([after.Count, after.Rows]).toEqual([0, []]);
  expect(person('peer').id).toBeGreaterThan(0);
});

describe('compliance matches the dashboard', () => {
  const ASKERS: readonly Member[] = ['ceo', 'vp', 'manager', 'goalAdmin', 'stranger'];

  test.each(ASKERS)('%s: the same people in the same scopes', async (who) => {
    const { ComplianceScopes } = (await reports.talent.as(who)('reports.choices', {})).ok;
    expect(ComplianceScopes.length).toBeGreaterThan(0);
    for (const Scope of ComplianceScopes) {
      const { data, users } = (
        await reports.talent.as(who)('dashboard.compliance', { params: { scope: Scope } })
      ).ok;
      for (const Kind of [1, 2]) {
        const view = await reports.view(who, 2, { Kind, Scope, PeriodId: reports.periodId });
        const expected = users.filter(({ Types }) => Types.includes(Kind)).map(({ Name }) => Name);
        expect(cellsOf(view).map(({ user }) => user)).toEqual(expected);
        expect(view.Figure?.Value).toBe(`${data.find(({ Type }) => Type === Kind)?.count}`);
        expect(view.Kinds.find((kind) => kind.Kind === Kind)?.Count).toBe(expected.length);
      }
    }
  });

  test('[D-21] observers see only company goals, and never who has none', async () => {
    const view = await reports.view('observer', 2, { Kind: 3, PeriodId: reports.periodId });
    const ceo = reports.talent.person('ceo').name;
    for (const { user, goals } of cellsOf(view)) {
      expect(user).toBe(ceo);
      expect(String(goals)).not.toContain('private');
    }
    const refused = await reports.talent.as('observer')('reports.view', {
      params: { report: 2 },
      query: { Kind: 1 },
    });
    expect([refused.status, refused.problem.code]).toEqual([400, 'denied']);
    expect(view.Kinds.map(({ Kind }) => Kind)).toEqual([2, 3]);
  });
});

describe('[D-51] reports of appraisals have what the appraisals show', () => {
  const ASKERS: readonly TalentMember[] = ['ceo', 'vp', 'manager', 'otherManager', 'hrAdmin'];

  test.each(ASKERS)('%s: Employee Appraisals has no other row and no other rating', async (who) => {
    const ask = reports.talent.as(who);
    const { AppraisalScopes } = (await ask('reports.choices', {})).ok;
    for (const Scope of AppraisalScopes) {
      const view = await reports.view(who, 6, { PeriodId: reports.talent.periodId, Scope });
      for (const [index, cells] of cellsOf(view).entries()) {
        const single = (await ask('talent.single', { params: { id: view.Rows[index]?.Id ?? 0 } })).ok;
        expect(cells).toMatchObject({
          user: single.User.Name,
          completed: single.CompletedAt,
        });
        const { PrimaryLabels, SecondaryLabels } = single.Labels;
        const words = [
          single.PrimaryRating === null ? null : PrimaryLabels[single.PrimaryRating]?.Label,
          single.SecondaryRating === null ? null : SecondaryLabels[single.SecondaryRating]?.Label,
        ];
        expect(RATING_AXIS_NAMES.slice(0, 2).map((axis) => cells[axis])).toEqual(words);
      }
      expect(cellsOf(view).map(({ user }) => user)).not.toContain(reports.talent.person(who).name);
    }
  });

  test('contributors and observers cannot get them in any way', async () => {
    for (const who of ['owner', 'observer'] as const) {
      for (const path of [
        `/report/employeeappraisal/3/${reports.talent.periodId}`,
        `/report/employeecomplience/0/${reports.talent.periodId}`,
        `/report/appraisal/${reports.talent.periodId}/${reports.talent.person('owner').id}/0/1`,
        `/report/appraisalusers/${reports.talent.periodId}`,
        '/report/template',
      ]) {
        const { status, sentence } = await reports.download(who, path);
        expect([path, status, sentence]).toEqual([path, 400, 'You may not see this report.']);
      }
    }
  });

  test('a manager sees their direct reports, never the organisation', async () => {
    const refused = await reports.download(
      'manager',
      `/report/employeeappraisal/3/${reports.talent.periodId}`,
    );
    expect([refused.status, refused.sentence]).toEqual([400, 'You may not see this report.']);
    const [, ...rows] = await reports.sheet(
      'manager',
      `/report/employeeappraisal/1/${reports.talent.periodId}`,
    );
    const names = rows.map(([name]) => name);
    expect(names).toContain(reports.talent.person('owner').name);
    expect(names).not.toContain(reports.talent.person('otherReport').name);
  });
});

test('[REP-011] the updates of people who do not report to the reader are refused', async () => {
  const { as, person } = reports.talent;
  const ask = (userId: number) =>
    as('manager')('reports.teamGoalUpdates', { params: { userId, periodId: reports.periodId } });
  expect((await ask(person('owner').id)).status).toBe(200);
  for (const who of ['otherReport', 'vp', 'manager'] as const)
    expect((await ask(person(who).id)).problem.code).toBe('denied');
  expect((await ask(999_999)).problem.code).toBe('not_found');
});
