import type { Goal, GoalState, SummaryResult } from '@cadence/shared-contract';
import { GOAL_STATE_LABELS, goalStatusText } from '@cadence/shared-contract';
import { deckOf } from '@cadence/shared-contract/slides';
import fc from 'fast-check';
import type { Member } from '../goals/testing/goal-world.ts';
import { randomGoals, replaceGoals } from './testing/random-goals.ts';
import type { ReportWorld } from './testing/report-world.ts';
import { cellsOf, startReportWorld } from './testing/report-world.ts';

let reports: ReportWorld;
beforeAll(async () => {
  reports = await startReportWorld();
});
afterAll(() => reports.talent.t.close());

const SUMMARIZED: readonly GoalState[] = ['approved', 'results_in_review', 'finalized'];

async function listed(who: Member, PeriodId: number, more: object = {}) {
  const body = { PeriodId, PageSize: 100, ...more };
  return (await reports.talent.as(who)('goals.list', { body })).ok;
}

interface Ended {
  readonly Achieved: number;
  readonly NotAchieved: number;
  readonly InDispute: number;
  readonly Open: number;
}

function endedOf(goals: readonly Goal[]): Ended {
  const count = (wanted: Goal['Flags']['Outcome']) =>
    goals.filter(({ Flags: { Outcome } }) => Outcome === wanted).length;
  return {
    Achieved: count('achieved'),
    NotAchieved: count('notAchieved'),
    InDispute: count('inDispute'),
    Open: count(null),
  };
}

/** What the list of goals shows, in the reports, their pictures and their sheets. */
async function checkReports(who: Member, period: number, goals: readonly Goal[]): Promise<void> {
  const { Achieved, NotAchieved, InDispute } = endedOf(goals);
  const ended = Achieved + NotAchieved + InDispute;
  const finalized = `${ended} finalized ${ended === 1 ? 'goal' : 'goals'}`;
  const states = new Map<string, number>();
  for (const { State } of goals) states.set(State, (states.get(State) ?? 0) + 1);
  for (const [state, count] of states)
    expect((await listed(who, period, { GoalStates: [state] })).count).toBe(count);
  for (const report of [3, 4] as const) {
    const view = await reports.view(who, report, { PeriodId: period });
    expect([view.Figure?.Value, view.Count]).toEqual([String(goals.length), goals.length]);
    expect(view.Figure?.Detail).toBe(
      ended === 0 ? 'None is finalized yet.' : `${Achieved} of ${finalized} achieved.`,
    );
    const byState = view.Pictures.find(({ Title }) => Title === 'Goals by state');
    const labels = [...states].map(([state, count]) => [GOAL_STATE_LABELS[state as GoalState], [count]]);
    expect(new Map(byState?.Rows.map(({ Label, Values }) => [Label, Values]))).toEqual(
      new Map(labels as [string, number[]][]),
    );
    for (const [label, [count]] of labels as [string, number[]][])
      expect(byState?.Sentence).toMatch(new RegExp(`[:,] ${label} ${count}[,.]`));
    expect(cellsOf(view).map(({ state }) => state)).toEqual(
      expect.arrayContaining(
        goals.slice(0, view.Rows.length === goals.length ? goals.length : 0).map(goalStatusText),
      ),
    );
  }
  const span = { PeriodId: period, ToPeriodId: period };
  const several = await reports.view(who, 5, span);
  const compared = several.Pictures[0]?.Rows[0];
  expect([several.Figure?.Value, compared?.Note]).toEqual([String(goals.length), finalized]);
  expect(compared?.Values[1]).toBe(ended === 0 ? null : Math.round((Achieved / ended) * 100));
}

async function checkSheet(who: Member, period: number, goals: readonly Goal[]): Promise<void> {
  // Without goals the sheet has a sentence.
  if (goals.length === 0) return;
  const [head = [], ...rows] = await reports.sheet(who, `/report/goallist/excel/${period}/0`);
  const at = head.indexOf('State');
  expect(rows.map((row) => String(row[at])).toSorted()).toEqual(goals.map(goalStatusText).toSorted());
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const inWords = (count: number): string => WORDS[count] ?? String(count);

/** 'Nine of 14 goals were achieved' and what else the first sentence says, where several endings are there. */
function checkSentence(sentence: string, ended: Ended): void {
  const all = ended.Achieved + ended.NotAchieved + ended.InDispute + ended.Open;
  const said = sentence.toLowerCase();
  const parts = [
    [ended.Achieved, '(?:was|were) achieved'],
    [ended.NotAchieved, '(?:was|were) not achieved'],
    [ended.InDispute, '(?:is|are) in dispute'],
  ] as const;
  for (const [count, words] of parts) {
    if (count === 0) expect(said).not.toMatch(new RegExp(words));
    else if (count === all) expect(said).toMatch(new RegExp(words));
    else expect(said).toMatch(new RegExp(`(?:^|, | and )${inWords(count)} (?:of [a-z\\d]+ goals )?${words}`));
  }
}

/** The words of a summary, what they count, its slides with their bars, and what the slides leave out. */
function checkSummary(summary: SummaryResult, expected: ReadonlyMap<number, Ended>): void {
  const facts = { organisation: 'Acme', brand: null, author: 'Ana', date: 'Nov 20, 2026' };
  const { slides } = deckOf(summary, facts);
  const texts = [
    ...(summary.QuarterSummary ? [summary.QuarterSummary] : []),
    ...(summary.AnnualSummary ? [summary.AnnualSummary, ...summary.AnnualSummary.Periods] : []),
  ];
  for (const { Counts = [], Summary } of texts) {
    const ofText = Counts.map(({ PeriodId, ...ended }) => [PeriodId, ended] as const);
    for (const [id, ended] of ofText) expect(ended).toEqual(expected.get(id) ?? endedOf([]));
    const sums = ofText.map(([, ended]) => ended);
    const add = (key: keyof Ended) => sums.reduce((sum, ended) => sum + ended[key], 0);
    const together: Ended = {
      ...{ Achieved: add('Achieved'), NotAchieved: add('NotAchieved') },
      ...{ InDispute: add('InDispute'), Open: add('Open') },
    };
    if (add('Achieved') + add('NotAchieved') + add('InDispute') + add('Open') > 0)
      checkSentence(Summary.slice(0, Summary.indexOf('.')), together);
  }
  const shownOf = (id: number) =>
    summary.Context?.Goals.filter(({ PeriodId }) => PeriodId === id).length ?? 0;
  for (const [id, ended] of expected) {
    const quarter = summary.Context?.Quarters.find(({ Id }) => Id === id);
    const title = quarter ? `Q${quarter.Quarter} ${quarter.Year}` : 'Quarter Summary';
    const slide = slides.find((one) => one.title === title);
    const all = ended.Achieved + ended.NotAchieved + ended.InDispute + ended.Open;
    if (!slide || all === 0) continue;
    const bars = new Map(slide.bars.map(({ label }) => label.split(': ') as [string, string]));
    const labels = {
      Achieved: 'Achieved',
      NotAchieved: 'Not Achieved',
      InDispute: 'In Dispute',
      Open: 'Open',
    };
    for (const [key, label] of Object.entries(labels) as [keyof Ended, string][])
      expect([title, label, bars.get(label) ?? '0']).toEqual([title, label, String(ended[key])]);
    const note = slide.texts.find(({ text }) => text.startsWith('Shown here: '))?.text;
    const isPart = shownOf(id) < all && shownOf(id) > 0;
    expect(note).toBe(isPart ? `Shown here: ${shownOf(id)} of ${all} goals.` : undefined);
  }
}

async function checkCompliance(who: Member): Promise<void> {
  const call = reports.talent.as(who);
  for (const Scope of (await call('reports.choices', {})).ok.ComplianceScopes) {
    const all = (await call('dashboard.compliance', { params: { scope: Scope } })).ok;
    for (const Kind of [1, 2]) {
      const said = all.data.find(({ Type }) => Type === Kind)?.count;
      const view = await reports.view(who, 2, { Kind, Scope, PeriodId: reports.talent.world.periodId });
      expect([view.Figure?.Value, view.Count]).toEqual([String(said), said]);
      const query = { type: Kind };
      expect((await call('dashboard.compliance', { params: { scope: Scope }, query })).ok.count).toBe(said);
    }
  }
}

async function checkReader(who: Member): Promise<void> {
  const { talent } = reports;
  const { manager_id: _, ...reader } = talent.person(who);
  const expected = new Map<number, Ended>();
  for (const period of [talent.periodId, talent.world.periodId]) {
    const { data, count } = await listed(who, period);
    expect(data).toHaveLength(count);
    await checkReports(who, period, data);
    const told = data.filter(
      ({ State, User, IsCompanyGoal }) =>
        SUMMARIZED.includes(State) && (User.Id === reader.id || User.ParentId === reader.id || IsCompanyGoal),
    );
    expected.set(period, endedOf(told));
    const params = { periodId: period, audience: 'me' } as const;
    if (told.length > 0)
      checkSummary(
        (await talent.as(who)('summaries.quarterAgain', { params })).ok,
        new Map([[period, endedOf(told)]]),
      );
  }
  const params = { year: 2026, audience: 'me' } as const;
  checkSummary((await talent.as(who)('summaries.yearAgain', { params })).ok, expected);
  await checkCompliance(who);
}

test('[D-165] whatever names the same thing says the same figure: lists, reports, pictures, sheets, words and slides', async () => {
  await fc.assert(
    fc.asyncProperty(randomGoals, async (goals) => {
      await replaceGoals(reports, goals);
      for (const who of ['ceo', 'manager'] as const) await checkReader(who);
      const { data } = await listed('ceo', reports.talent.periodId);
      await checkSheet('ceo', reports.talent.periodId, data);
    }),
    { numRuns: 4 },
  );
});
