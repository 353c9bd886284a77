import type { BodyOf, SummaryResult } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import type { Db } from '../../kernel/db/index.ts';
import { addPeriod } from '../periods/index.ts';
import type { Caller, PersonRow } from '../goals/testing/goal-world.ts';
import type { SummaryWorld } from './testing/summary-world.ts';
import { goalText, savedOf, startSummaryWorld } from './testing/summary-world.ts';

let world: SummaryWorld;
let call: Caller;
let me: PersonRow;
let goal: number;
beforeAll(async () => {
  world = await startSummaryWorld();
});
afterAll(() => world.t.close());
/** A new person with a goal; the calls below are theirs. */
beforeEach(async () => {
  me = await world.addPerson({ manager_id: world.people.manager.id });
  call = await world.asPerson(me);
  goal = await world.addGoal({ owner: me, outcome: 'Two of three sites moved.' });
});

const inDatabase = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, work);
const write = async (): Promise<SummaryResult> =>
  (
    await call('summaries.quarterAgain', {
      params: { periodId: world.periodId, audience: 'me' },
    })
  ).ok;

describe('no text is lost', () => {
  const save = async (id: number, Summary: string, more: Partial<BodyOf<'summaries.save'>> = {}) =>
    (
      await call('summaries.save', {
        params: { id },
        body: { Parts: [{ Part: 'goal', Id: goal, Summary }], ...more },
      })
    ).ok;

  test('[D-3] with edits from two windows both texts are kept as versions, even within the minutes of one edit', async () => {
    const { Id } = savedOf(await write());
    await save(Id, 'Theirs.');
    const { Version } = savedOf(await save(Id, 'Mine.', { KeepsBefore: true }));
    const before = (await call('summaries.version', { params: { id: Id, version: Version - 1 } })).ok;
    expect(goalText(before, goal).Summary).toBe('Theirs.');
    expect(savedOf(await save(Id, 'Mine, and on.')).Version).toBe(Version);
  });
});

describe('a rewritten text', () => {
  test('[AI-017] is not put into the summary of another year, quarter or audience', async () => {
    const params = { year: 2026, audience: 'me' } as const;
    await world.addGoal({ owner: me, periodId: world.pastPeriodId, outcome: 'Retention reached 111%.' });
    const { Id } = savedOf((await call('summaries.year', { params })).ok);
    const before = (await call('summaries.read', { params: { id: Id } })).ok;
    const body = { Context: {}, SavedId: Id };
    const quarter4 = { year: 2025, quarter: 4, startDate: '2025-10-01', endDate: '2025-12-31' };
    await inDatabase((db) => addPeriod(db, world.tenant.id, quarter4));
    const { data: periods } = (await call('goals.periods', {})).ok;
    const other = periods.find(({ Year }) => Year === 2025)?.Id ?? 0;
    await world.addGoal({ owner: me, periodId: other, outcome: 'A year before, nothing moved.' });
    const ofYear = await call('summaries.yearText', { params: { ...params, year: 2025 }, body });
    expect(ofYear.problem.code).toBe('not_found');
    const quarter = { periodId: other, audience: 'me' } as const;
    expect((await call('summaries.quarterText', { params: quarter, body })).problem.code).toBe('not_found');
    expect((await call('summaries.read', { params: { id: Id } })).ok).toEqual(before);
    const admin = world.as('orgAdmin');
    await world.addGoal({ by: 'vp', outcome: 'The vp hired.' });
    const period = { periodId: world.periodId } as const;
    const ceos = savedOf((await admin('summaries.quarter', { params: { ...period, audience: 'ceo' } })).ok);
    const forMe = await admin('summaries.quarterText', {
      params: { ...period, audience: 'me' },
      body: { Context: {}, SavedId: ceos.Id },
    });
    expect(forMe.problem.code).toBe('not_found');
  });

  test('[AI-016] has the same counts as the first, even for more goals than a summary names', async () => {
    for (let place = 0; place < 14; place += 1)
      await world.addGoal({
        ...{ owner: me, periodId: world.pastPeriodId, isAchieved: place < 5 },
        outcome: `Site number ${place} moved.`,
      });
    const year = (await call('summaries.year', { params: { year: 2026, audience: 'me' } })).ok;
    const { Id } = savedOf(year);
    const first = year.AnnualSummary?.Periods[0]?.Summary;
    expect(first).toMatch(/^Five of 14 goals were achieved and nine were not achieved\./);
    const params = { periodId: world.pastPeriodId, audience: 'me' } as const;
    const again = (await call('summaries.quarterText', { params, body: { Context: {}, SavedId: Id } })).ok;
    expect(again.Summary?.Summary).toMatch(/^Five of 14 goals were achieved and nine were not achieved\./);
  });

  test('says how many goals it covers when there are more than fit into a summary', async () => {
    for (let place = 0; place < LIMITS.summaryGoals; place += 1)
      await world.addGoal({ owner: me, outcome: `Site number ${place} moved.` });
    // Visible, but not part of the summary.
    await world.addGoal({ by: 'stranger', outcome: 'A stranger moved.' });
    const summary = await write();
    expect(summary.Context?.Goals).toHaveLength(48);
    const said = 'All 48 goals were achieved. These figures are of 48 of 49 goals.';
    expect(summary.QuarterSummary?.Summary).toContain(said);
    const params = { periodId: world.periodId, audience: 'me' } as const;
    const body = { Context: {}, SavedId: savedOf(summary).Id };
    const again = (await call('summaries.quarterText', { params, body })).ok;
    expect(again.Summary?.Summary).toContain(said);
  });

  test('[AI-014] contains everything the person added, at any length', async () => {
    const params = { periodId: world.periodId, goalId: goal, audience: 'me' } as const;
    const words = `It ${'went on and '.repeat(165)}on.`;
    expect(words.length).toBeGreaterThan(1950);
    const body = { Context: { AdditionalContext: words } };
    const { GoalSummary } = (await call('summaries.goal', { params, body })).ok;
    expect(GoalSummary?.Summary).toContain(words);
    expect(GoalSummary?.Summary.length).toBeLessThanOrEqual(LIMITS.summaryText);
    const quarter = { periodId: world.periodId, audience: 'me' } as const;
    const whole = (await call('summaries.quarterText', { params: quarter, body })).ok.Summary?.Summary;
    expect(whole).toContain(words);
    expect(whole?.length).toBeLessThanOrEqual(LIMITS.summaryText);
  });
});

test('[REP-026] a person who may no longer use summaries cannot read, change or download saved ones', async () => {
  const saved = savedOf(await write());
  const params = { id: saved.Id };
  await inDatabase((db) =>
    db.updateTable('people').set({ role: 'observer' }).where('id', '=', me.id).execute(),
  );
  const later = await world.asPerson(me);
  const Parts = [{ Part: 'goal' as const, Id: goal, Summary: 'Mine.' }];
  const answers = [
    await later('summaries.list', {}),
    await later('summaries.read', { params }),
    await later('summaries.save', { params, body: { Parts } }),
    await later('summaries.versions', { params }),
    await later('summaries.version', { params: { ...params, version: 1 } }),
    await later('summaries.restoreVersion', { params: { ...params, version: 1 }, body: {} }),
  ];
  expect(answers.map(({ problem }) => problem.code)).toEqual(answers.map(() => 'denied'));
});

test('[D-57] every number of a sentence is in its source: the percentage of a review comes from the review', async () => {
  const two = await world.addGoal({
    owner: me,
    percent: 60,
    isAchieved: false,
    outcome: 'It went as planned.',
  });
  await inDatabase((db) =>
    db.updateTable('goal_manager_results').set({ objective_result: 80 }).where('goal_id', '=', two).execute(),
  );
  const text = goalText(await write(), two);
  const [sentence] = text.Sentences.filter(({ Text }) => Text.includes('%'));
  expect(sentence?.Text).toBe('The result was 80%.');
  const labels = text.Sources.filter(({ Number }) => sentence?.Sources.includes(Number)).map(
    ({ Label }) => Label,
  );
  expect(labels).toEqual([expect.stringMatching(/^Review/)]);
});
