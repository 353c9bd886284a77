import type { BodyOf, SummaryResult } from '@cadence/shared-contract';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { deckOf } from '@cadence/shared-contract/slides';
import type { SummaryWorld } from './testing/summary-world.ts';
import { goalText, savedOf, startSummaryWorld, wordsOf } from './testing/summary-world.ts';
import { sweepSummariesJob } from './index.ts';

let world: SummaryWorld;
let handOver: number;
let retention: number;
beforeAll(async () => {
  world = await startSummaryWorld();
  const periodId = world.pastPeriodId;
  handOver = await world.addGoal({
    periodId,
    title: 'Halve the hand-over time',
    outcome: 'The hand-over fell from nine days to four.',
    weeks: { 6: [3, 3, 'One shared checklist made the change.'] },
  });
  retention = await world.addGoal({
    periodId,
    title: 'Reach 113% net revenue retention',
    outcome: 'Retention reached 111%.',
    isAchieved: false,
  });
});
afterAll(() => world.t.close());

const owner: SummaryWorld['as'] extends (member: never) => infer Caller ? Caller : never = (...call) =>
  world.as('owner')(...call);
const written = () => world.summarize('owner', world.pastPeriodId);
const read = async (id: number): Promise<SummaryResult> =>
  (await owner('summaries.read', { params: { id } })).ok;

test('[AI-012] [AI-013] a quarter is written from its goals, as a whole and goal by goal, with sources', async () => {
  const summary = await written();
  expect(summary).toMatchObject({ Success: true, Message: null, AnnualSummary: null, CompanyGoals: [] });
  expect(summary.User?.Id).toBe(world.people.owner.id);
  expect(summary.Context?.Period).toMatchObject({ Id: world.pastPeriodId, Quarter: 3, Index: -1 });
  expect(summary.Context?.Goals.map(({ Id, StateText, Outcome }) => [Id, StateText, Outcome])).toEqual([
    [handOver, 'Finalized (Achieved)', 'achieved'],
    [retention, 'Finalized (Not Achieved)', 'notAchieved'],
  ]);
  const { Sentences, Sources, Summary, ...rest } = goalText(summary, handOver);
  expect(rest).toEqual({
    Id: handOver,
    SummaryAdditionalContext: '',
    IsEdited: false,
    Original: null,
    Label: MESSAGES.composedFromGoals,
  });
  expect(Summary).toBe('The hand-over fell from nine days to four. One shared checklist made the change.');
  expect(Sentences.map((sentence) => sentence.Sources)).toEqual([[1], [2]]);
  expect(Sources).toEqual([
    { Number: 1, Label: 'Result, Nov 11', GoalId: handOver, Date: '2026-11-11' },
    { Number: 2, Label: 'Week 6, Aug 7', GoalId: handOver, Date: '2026-08-07' },
  ]);
  expect(summary.QuarterSummary?.Summary).toBe(
    'One of two goals was achieved and one was not achieved. “Reach 113% net revenue retention”: Retention reached 111%. ' +
      '“Halve the hand-over time”: The hand-over fell from nine days to four.',
  );
  expect(summary.Saved).toMatchObject({
    ...{ Kind: 'quarter', PeriodId: world.pastPeriodId, Year: 2026, Audience: 'me', Title: 'Q3 2026' },
    ...{ Label: MESSAGES.composedFromGoals, Version: 1, Slides: 3 },
  });
  expect(await read(savedOf(summary).Id)).toEqual(summary);
});

test('[AI-015] a year is written quarter by quarter and as a whole', async () => {
  const params = { year: 2026, audience: 'me' } as const;
  const summary = (await owner('summaries.yearAgain', { params })).ok;
  expect(summary).toMatchObject({ Success: true, GoalSummary: null, QuarterSummary: null });
  expect(summary.Context?.Period).toBeNull();
  expect(summary.Context?.Quarters.map(({ Quarter }) => Quarter)).toEqual([3, 4]);
  expect(summary.AnnualSummary?.Summary).toMatch(/^One of two goals was achieved and one was not achieved\./);
  expect(summary.AnnualSummary?.Periods.map(({ PeriodId }) => PeriodId)).toEqual([
    world.pastPeriodId,
    world.periodId,
  ]);
  expect(summary.AnnualSummary?.Periods[0]?.Summary).toContain('Retention reached 111%.');
  expect(summary.Saved).toMatchObject({ Kind: 'year', PeriodId: null, Title: '2026' });
});

test('a summary reports as many slides as its deck has', async () => {
  const params = { year: 2026, audience: 'me' } as const;
  for (const summary of [await written(), (await owner('summaries.yearAgain', { params })).ok]) {
    const facts = { organisation: 'Acme', brand: null, author: 'Ana', date: 'Nov 20, 2026' };
    expect(savedOf(summary).Slides).toBe(deckOf(summary, facts).slides.length);
  }
});

test('[AI-018] without goals, or without a quarter that has ended, it returns a sentence and saves nothing', async () => {
  const call = await world.asPerson(await world.addPerson({}));
  const params = { periodId: world.periodId, audience: 'me' } as const;
  expect((await call('summaries.quarter', { params })).ok).toMatchObject({
    Success: false,
    Message: 'There are no published goals of Q4 2026 that this summary could be written from.',
    Saved: null,
  });
  const year = async (one: number) =>
    (await call('summaries.year', { params: { year: one, audience: 'me' } })).ok.Message;
  expect(await year(2027)).toBe(MESSAGES.noPastQuarters);
  expect(await year(2001)).toBe(MESSAGES.noPastQuarters);
  expect((await call('summaries.list', {})).ok.Summaries).toEqual([]);
});

test('[AI-014] a goal is rewritten, with the person’s addition as their own words, into the saved summary', async () => {
  const { Id } = savedOf(await written());
  const params = { periodId: world.pastPeriodId, goalId: handOver, audience: 'me' } as const;
  const body = { Context: { AdditionalContext: 'Kraków follows in May. ' }, SavedId: Id };
  const { GoalSummary, Saved } = (await owner('summaries.goal', { params, body })).ok;
  expect(GoalSummary?.SummaryAdditionalContext).toBe('Kraków follows in May.');
  expect(GoalSummary?.Sentences.at(-1)).toEqual({ Text: 'Kraków follows in May.', Sources: [], IsOwn: true });
  expect(Saved?.Version).toBe(2);
  expect(goalText(await read(Id), handOver)).toEqual(GoalSummary);
  const loose = (await owner('summaries.goal', { params, body: { Context: {} } })).ok;
  expect(loose).toMatchObject({ Success: true, Saved: null });
});

test('[AI-016] [AI-017] a quarter and a year are rewritten from the chosen goals', async () => {
  const { Id } = savedOf(await written());
  const quarter = { periodId: world.pastPeriodId, audience: 'me' } as const;
  const body = { Context: { Goals: [{ Id: handOver }] }, SavedId: Id };
  const again = (await owner('summaries.quarterText', { params: quarter, body })).ok;
  expect(again.Summary?.Summary).toBe(
    'The only goal was achieved. “Halve the hand-over time”: The hand-over fell from nine days to four.',
  );
  expect((await read(Id)).QuarterSummary).toEqual(again.Summary);
  const params = { year: 2026, audience: 'me' } as const;
  const saved = savedOf((await owner('summaries.yearAgain', { params })).ok);
  const year = { Context: { AdditionalContext: 'A year of two halves.' }, SavedId: saved.Id };
  const { ExecutiveSummary } = (await owner('summaries.yearText', { params, body: year })).ok;
  expect(ExecutiveSummary?.Summary).toMatch(/A year of two halves\.$/);
  expect((await read(saved.Id)).AnnualSummary?.Summary).toBe(ExecutiveSummary?.Summary);
  const ofYear = { Context: {}, SavedId: saved.Id };
  const part = (await owner('summaries.quarterText', { params: quarter, body: ofYear })).ok;
  expect((await read(saved.Id)).AnnualSummary?.Periods[0]?.Summary).toBe(part.Summary?.Summary);
});

test('[D-194] [AI-014] [AI-016] [AI-017] the Context of an answer is sent back as it is, and adds nothing', async () => {
  const quarter = { periodId: world.pastPeriodId, audience: 'me' } as const;
  const year = { year: 2026, audience: 'me' } as const;
  const ofQuarter = await written();
  const ofYear = (await owner('summaries.yearAgain', { params: year })).ok;
  const asGiven = ({ Context }: SummaryResult, more: object[] = []) =>
    ({
      Context: { ...Context, Goals: [...(Context?.Goals ?? []), ...more], Anything: 1 },
    }) as unknown as BodyOf<'summaries.quarterText'>;
  const goal = { ...quarter, goalId: handOver };
  const again = (await owner('summaries.goal', { params: goal, body: asGiven(ofQuarter) })).ok;
  expect(again.GoalSummary).toEqual(goalText(ofQuarter, handOver));
  // A goal of somebody else in confidence: naming it does not open it.
  const hidden = await world.addGoal({
    ...{ periodId: world.pastPeriodId, by: 'peer', isPrivate: true, outcome: 'Nobody may read this.' },
  });
  for (const more of [[], [{ Id: hidden, Title: 'Mine now', Quality: 4 }]]) {
    const text = await owner('summaries.quarterText', { params: quarter, body: asGiven(ofQuarter, more) });
    expect(text.ok.Summary).toEqual(ofQuarter.QuarterSummary);
    const whole = await owner('summaries.yearText', { params: year, body: asGiven(ofYear, more) });
    expect(whole.ok.ExecutiveSummary?.Summary).toBe(ofYear.AnnualSummary?.Summary);
  }
});

describe('edits', () => {
  const save = (id: number, Summary: string, more: object = {}) =>
    owner('summaries.save', {
      params: { id },
      body: { Parts: [{ Part: 'goal', Id: handOver, Summary }], ...more },
    });

  test('[AI-008] unchanged sentences keep their sources, new ones are the person’s own; the original can be restored', async () => {
    const before = await written();
    const { Id } = savedOf(before);
    const original = goalText(before, handOver);
    const words = 'One shared checklist made the change. Two sites still hand over by mail.\nThey move soon';
    const edited = goalText((await save(Id, words)).ok, handOver);
    expect(edited.Sentences).toEqual([
      { Text: 'One shared checklist made the change.', Sources: [1], IsOwn: false },
      { Text: 'Two sites still hand over by mail.', Sources: [], IsOwn: true },
      { Text: 'They move soon', Sources: [], IsOwn: true },
    ]);
    expect(edited.Sources.map(({ Label }) => Label)).toEqual(['Week 6, Aug 7']);
    expect(edited).toMatchObject({ IsEdited: true, Original: original.Summary, Label: original.Label });
    expect(goalText((await save(Id, '')).ok, handOver)).toMatchObject({ Summary: '', IsEdited: true });
    expect(goalText((await save(Id, original.Summary)).ok, handOver)).toEqual(original);
  });

  test('[AI-008] every text can be edited, of a quarter and of a year', async () => {
    const quarter = savedOf(await written());
    const whole = [{ Part: 'quarter', Id: world.pastPeriodId, Summary: 'A calm quarter.' }] as const;
    const edited = (
      await owner('summaries.save', { params: { id: quarter.Id }, body: { Parts: [...whole] } })
    ).ok;
    expect(edited.QuarterSummary?.Summary).toBe('A calm quarter.');
    const params = { year: 2026, audience: 'me' } as const;
    const year = savedOf((await owner('summaries.yearAgain', { params })).ok);
    const Parts = [...whole, { Part: 'year', Id: 0, Summary: 'A calm year.' } as const];
    const { AnnualSummary } = (await owner('summaries.save', { params: { id: year.Id }, body: { Parts } }))
      .ok;
    expect(AnnualSummary?.Summary).toBe('A calm year.');
    expect(AnnualSummary?.Periods[0]).toMatchObject({ Summary: 'A calm quarter.', IsEdited: true });
  });

  test('[D-3] a stale edit is refused, and none of it is saved', async () => {
    const { Id, UpdatedAt } = savedOf(await written());
    world.t.clock.advance(1_000);
    await save(Id, 'First.', { UpdatedAt });
    const second = await save(Id, 'Second.', { UpdatedAt });
    expect([second.status, second.problem.code]).toEqual([409, 'stale']);
    expect(goalText(await read(Id), handOver).Summary).toBe('First.');
  });

  test.each([
    [{ Part: 'goal', Id: 987_654 }],
    [{ Part: 'quarter', Id: 987_654 }],
    [{ Part: 'year', Id: 0 }],
  ] as const)('a text that the summary does not have, %j, is not found', async (place) => {
    const { Id } = savedOf(await written());
    const body = { Parts: [{ ...place, Summary: 'x' }] };
    expect((await owner('summaries.save', { params: { id: Id }, body })).problem.code).toBe('not_found');
  });

  test.each([
    ['no text', { Parts: [] }],
    ['too long a text', { Parts: [{ Part: 'year', Id: 0, Summary: 'x'.repeat(LIMITS.summaryText + 1) }] }],
    ['another part', { Parts: [{ Part: 'slide', Id: 1, Summary: 'x' }] }],
  ])('%s is refused at its field', async (_what, body) => {
    const { Id } = savedOf(await written());
    const answer = await owner('summaries.save', { params: { id: Id }, body: body as never });
    expect([answer.status, answer.problem.code]).toEqual([400, 'invalid']);
  });
});

describe('versions', () => {
  const edit = async (id: number, Summary: string) =>
    (
      await owner('summaries.save', {
        params: { id },
        body: { Parts: [{ Part: 'goal', Id: handOver, Summary }] },
      })
    ).ok;
  const versions = async (id: number) => (await owner('summaries.versions', { params: { id } })).ok.Versions;
  const minutes = (count: number) => world.t.clock.advance(count * 60_000);

  test('edits within ten minutes form one version, later ones another; a version is restored as a new one', async () => {
    const before = await written();
    const { Id } = savedOf(before);
    await edit(Id, 'One.');
    minutes(9);
    await edit(Id, 'Two.');
    minutes(2);
    const last = savedOf(await edit(Id, 'Three.'));
    expect((await versions(Id)).map(({ Version, How, Edited }) => [Version, How, Edited])).toEqual([
      [3, 'edited', 1],
      [2, 'edited', 1],
      [1, 'generated', 0],
    ]);
    expect(last.Version).toBe(3);
    const second = (await owner('summaries.version', { params: { id: Id, version: 2 } })).ok;
    expect(goalText(second, handOver).Summary).toBe('Two.');
    const body = { UpdatedAt: last.UpdatedAt };
    const params = { id: Id, version: 1 };
    const restored = (await owner('summaries.restoreVersion', { params, body })).ok;
    expect(savedOf(restored).Version).toBe(4);
    expect(wordsOf(restored)).toBe(wordsOf(before));
    expect((await owner('summaries.restoreVersion', { params, body })).problem.code).toBe('stale');
    expect((await versions(Id))[0]?.How).toBe('restored');
    const missing = { id: Id, version: 99 };
    expect((await owner('summaries.version', { params: missing })).problem.code).toBe('not_found');
  });

  test('unchanged text creates no version; the last fifty are kept', async () => {
    const summary = await written();
    const { Id } = savedOf(summary);
    await edit(Id, goalText(summary, handOver).Summary);
    expect(await versions(Id)).toHaveLength(1);
    for (let count = 0; count < 52; count += 1) {
      minutes(11);
      await edit(Id, `Version ${count}.`);
    }
    const kept = await versions(Id);
    expect([kept.length, kept[0]?.Version, kept.at(-1)?.Version]).toEqual([50, 53, 4]);
  });
});

test('a deleted summary disappears, can be restored within a day, and is removed after that', async () => {
  const call = await world.asPerson(world.people.owner);
  const { Id } = savedOf(await written());
  const params = { id: Id };
  const listed = async () => (await call('summaries.list', {})).ok.Summaries.map((one) => one.Id);
  expect((await listed())[0]).toBe(Id);
  expect((await call('summaries.delete', { params })).ok).toEqual({ Success: true });
  expect(await listed()).not.toContain(Id);
  expect((await call('summaries.read', { params })).problem.code).toBe('not_found');
  expect((await call('summaries.delete', { params })).problem.code).toBe('not_found');
  expect((await call('summaries.restore', { params, body: {} })).ok.Id).toBe(Id);
  await call('summaries.delete', { params });
  world.t.clock.advance(24 * 3_600_000);
  expect((await call('summaries.restore', { params, body: {} })).problem.code).toBe('not_found');
  await sweepSummariesJob(world.t.app.db, world.t.clock).run();
  const left = await world.t.app.db.transaction({ role: 'app', tenantId: world.tenant.id }, (db) =>
    db.selectFrom('summary_versions').select('version').where('summary_id', '=', Id).execute(),
  );
  expect(left).toEqual([]);
});

test.each([
  ['summaries.quarter', { params: { periodId: 987_654, audience: 'me' } }, 'not_found'],
  ['summaries.quarter', { params: { periodId: 0, audience: 'me' } }, 'invalid'],
  ['summaries.quarter', { params: { periodId: 1, audience: 'board' } }, 'invalid'],
  ['summaries.year', { params: { year: 1999, audience: 'me' } }, 'invalid'],
  ['summaries.read', { params: { id: 987_654 } }, 'not_found'],
  [
    'summaries.goal',
    { params: { periodId: 1, goalId: 987_654, audience: 'me' }, body: { Context: {} } },
    'not_found',
  ],
] as const)('%s with %j is %s', async (id, input, code) => {
  expect((await owner(id, input as never)).problem.code).toBe(code);
});

test('only the ceo and Org Admins see the month’s requests to the model', async () => {
  expect((await world.as('ceo')('summaries.usage', {})).ok).toEqual({
    Month: '2026-11-01',
    Tokens: 0,
    Budget: null,
    Requests: [],
  });
  expect((await world.as('orgAdmin')('summaries.usage', {})).status).toBe(200);
  for (const member of ['owner', 'manager', 'goalAdmin', 'observer'] as const)
    expect((await world.as(member)('summaries.usage', {})).problem.code).toBe('denied');
});
