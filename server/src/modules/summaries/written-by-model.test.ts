import type { OutputOf, SummaryResult } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import type { Asked, Scripted } from '../../kernel/model/testing/scripted-endpoint.ts';
import { ScriptedEndpoint } from '../../kernel/model/testing/scripted-endpoint.ts';
import { startTestApp } from '../../testing/index.ts';
import type { Caller } from '../goals/testing/goal-world.ts';
import { givenOf, honest, isWhole, saying } from './testing/obedient-model.ts';
import type { SummaryWorld } from './testing/summary-world.ts';
import { savedOf, startSummaryWorld, wordsOf } from './testing/summary-world.ts';

const { composedFromGoals, writtenByModel } = MESSAGES;
const GOALS = 8;
const AI = { AI_MODEL: 'small', AI_API_KEY: 'key-1', AI_MONTHLY_TOKENS: '1000000' };

const endpoint = new ScriptedEndpoint();
let world: SummaryWorld;
let call: Caller;
let ids: readonly number[];
let hasty: SummaryWorld;
beforeAll(async () => {
  const AI_BASE_URL = await endpoint.listen();
  world = await startSummaryWorld(await startTestApp({ ...AI, AI_BASE_URL }));
  const short = await startTestApp({ ...AI, AI_BASE_URL, AI_TIMEOUT_SECONDS: '1' }, world.t.app.db);
  hasty = await startSummaryWorld(short);
});
afterAll(async () => {
  await hasty.t.close();
  await world.t.close();
  await endpoint.close();
});
beforeEach(() => endpoint.reset());

/** A new person with some goals; the calls below are theirs. */
async function begin(world: SummaryWorld): Promise<void> {
  const owner = await world.addPerson({ manager_id: world.people.manager.id });
  call = await world.asPerson(owner);
  const made: number[] = [];
  for (let place = 0; place < GOALS; place += 1) {
    const outcome = 'The hand-over between sales and onboarding fell to four days.';
    made.push(await world.addGoal({ owner, outcome }));
  }
  ids = made;
}
beforeEach(() => begin(world));

const write = async ({ periodId } = world): Promise<SummaryResult> =>
  (await call('summaries.quarterAgain', { params: { periodId, audience: 'me' } })).ok;
const labelsOf = ({ GoalSummary, QuarterSummary }: SummaryResult): readonly string[] => [
  ...new Set(
    [...(GoalSummary?.Goals ?? []), ...(QuarterSummary ? [QuarterSummary] : [])].map(({ Label }) => Label),
  ),
];
const requests = async (of = world): Promise<OutputOf<'summaries.usage'>['Requests']> =>
  (await of.as('ceo')('summaries.usage', {})).ok.Requests;

test('[D-57] goals are sent to the model six at a time, as data, and returned with their sources', async () => {
  endpoint.script = (asked) =>
    isWhole(asked)
      ? honest(asked)
      : saying(asked, () => ['Sales and onboarding hand over in four days now.']);
  const summary = await write();
  expect(labelsOf(summary)).toEqual([writtenByModel]);
  expect(summary.Saved?.Label).toBe(writtenByModel);
  const [text] = summary.GoalSummary?.Goals ?? [];
  expect(text?.Summary).toBe('Sales and onboarding hand over in four days now.');
  expect(text?.Sources).toEqual([{ Number: 1, Label: 'Result, Nov 11', GoalId: ids[0], Date: '2026-11-11' }]);
  expect(summary.QuarterSummary?.Summary).toMatch(/^All eight goals were achieved\. The hand-over/);
  const questions = endpoint.asked.filter((asked) => !isWhole(asked));
  expect(questions.map((asked) => givenOf(asked).goals.length).toSorted((a, b) => a - b)).toEqual([2, 6]);
  for (const { body } of endpoint.asked) {
    const [system, ...others] = body.messages;
    expect(system?.role).toBe('system');
    expect(system?.content).not.toContain('onboarding');
    expect(others.map(({ role }) => role)).toEqual(['user']);
  }
});

test('[D-57] an answer that breaks a rule is repaired once', async () => {
  const isRepair = ({ body }: Asked): boolean => body.messages.length === 4;
  endpoint.script = (asked) =>
    !isRepair(asked) && !isWhole(asked)
      ? saying(asked, () => ['The hand-over fell to 77 days.'])
      : honest(asked);
  const summary = await write();
  expect(labelsOf(summary)).toEqual([writtenByModel]);
  expect(wordsOf(summary)).not.toContain('77');
  const repair = endpoint.asked.find(isRepair);
  const faults = repair?.body.messages[3]?.content ?? '';
  expect(faults).toContain('goals/0/sentences/0 says a number that its sources do not say.');
  expect(faults).not.toContain('77');
});

test('[D-57] a goal whose text is still wrong after the repair is composed, the others are kept', async () => {
  endpoint.script = (asked) =>
    isWhole(asked)
      ? honest(asked)
      : saying(asked, (id) => [
          id === ids[0] ? 'It took 77 days.' : 'The hand-over between sales and onboarding fell.',
        ]);
  const { GoalSummary } = await write();
  expect(GoalSummary?.Goals.map(({ Label }) => Label)).toEqual([
    composedFromGoals,
    ...Array.from({ length: GOALS - 1 }, () => writtenByModel),
  ]);
});

test.each<readonly [string, Scripted, string]>([
  ['refuses', { refusal: 'I cannot write about this.' }, 'refused'],
  ['is cut off twice', { content: '{"goals":[{"id":', finish: 'length' }, 'failed'],
  ['answers no JSON', { content: 'Sure! Here is your summary:' }, 'failed'],
  ['answers another shape', { answer: { summary: 'All good.' } }, 'failed'],
  ['is huge', { content: 'x'.repeat(110_000) }, 'failed'],
  ['fails', { status: 500, raw: '{}' }, 'failed'],
  ['is asked too often', { status: 429, raw: '{}' }, 'failed'],
  ['leads elsewhere', { redirectTo: 'http://127.0.0.1:9/v1/chat/completions' }, 'failed'],
  ['breaks off', { content: 'x'.repeat(500), breaks: true }, 'failed'],
])(
  '[D-57] a model that %s is replaced by the composer, and not asked again after two failures',
  async (_what, scripted, outcome) => {
    endpoint.script = () => scripted;
    const before = (await requests()).length;
    const summary = await write();
    expect(summary.Success).toBe(true);
    expect(labelsOf(summary)).toEqual([composedFromGoals]);
    expect(wordsOf(summary)).toContain('The hand-over between sales and onboarding fell to four days.');
    const made = (await requests()).slice(0, -before || undefined);
    expect(made.map((one) => one.Outcome)).toEqual([outcome, outcome]);
  },
);

test.each<readonly [string, Scripted]>([
  ['says nothing', { hangs: 'before' }],
  ['hangs in the middle', { content: 'x'.repeat(500), hangs: 'middle' }],
])('[D-57] a model that %s times out', async (_what, scripted) => {
  await begin(hasty);
  endpoint.script = () => scripted;
  const summary = await write(hasty);
  expect(labelsOf(summary)).toEqual([composedFromGoals]);
  expect((await requests(hasty)).slice(0, 2).map((one) => one.Outcome)).toEqual(['late', 'late']);
});

test('[D-57] a text in neither English nor the source language is refused', async () => {
  endpoint.script = (asked) =>
    saying(asked, () => ['Le temps entre sales et onboarding est de four jours pour tous les sites.']);
  expect(labelsOf(await write())).toEqual([composedFromGoals]);
});

test('the author’s words reach the model as data, and are shown as their own words', async () => {
  endpoint.script = honest;
  const { Id } = savedOf(await write());
  endpoint.reset();
  endpoint.script = (asked) => {
    const { goals, author } = givenOf(asked);
    const own = { text: 'Kraków follows in May.', sources: [author?.number ?? 0] };
    return { answer: { goals: goals.map(({ id }) => ({ id, sentences: [own] })) } };
  };
  const params = { periodId: world.periodId, goalId: ids[0] ?? 0, audience: 'me' } as const;
  const body = { Context: { AdditionalContext: 'Kraków follows in May.' }, SavedId: Id };
  const { GoalSummary } = (await call('summaries.goal', { params, body })).ok;
  expect(GoalSummary?.Label).toBe(writtenByModel);
  expect(GoalSummary?.Sentences).toEqual([{ Text: 'Kraków follows in May.', Sources: [], IsOwn: true }]);
});

test('[D-21] a goal that becomes private while the model writes is in none of the answers', async () => {
  endpoint.script = honest;
  const title = 'Zanzibar is to be bought';
  const boss = await world.addPerson({ role: 'manager', manager_id: world.people.ceo.id });
  const owner = await world.addPerson({ manager_id: boss.id });
  const own = await world.addGoal({ owner: boss, outcome: 'Two of three sites moved.' });
  const secret = await world.addGoal({ owner, title, outcome: `${title} in May.` });
  const asBoss = await world.asPerson(boss);
  const params = { periodId: world.periodId, audience: 'me' } as const;
  const hide = (is_private: boolean) =>
    world.t.app.db.transaction({ role: 'owner', tenantId: world.tenant.id }, async (db) => {
      await db.updateTable('goals').set({ is_private }).where('id', '=', secret).execute();
      const manager_id = is_private ? world.people.ceo.id : boss.id;
      await db.updateTable('people').set({ manager_id }).where('id', '=', owner.id).execute();
    });
  const written = async <T>(ask: () => Promise<T>): Promise<string> => {
    await hide(false);
    endpoint.onAsked = () => hide(true);
    const answer = await ask();
    return JSON.stringify(answer);
  };
  const texts = [
    await written(async () => (await asBoss('summaries.quarter', { params })).ok),
    await written(async () => (await asBoss('summaries.quarterText', { params, body: { Context: {} } })).ok),
    await written(
      async () =>
        (await asBoss('summaries.goal', { params: { ...params, goalId: secret }, body: { Context: {} } })).ok,
    ),
  ];
  for (const text of texts) expect(text).not.toContain('Zanzibar');
  expect(texts[0]).toContain('Two of three sites moved.');
  expect(own).toBeGreaterThan(0);
});

test('above the token limit the summary is composed, and says so', async () => {
  endpoint.script = honest;
  const spend = (values: { tokens_in: number; outcome: 'answered' | 'failed' }) =>
    world.t.app.db.transaction({ role: 'app', tenantId: world.tenant.id }, (db) =>
      db
        .insertInto('ai_requests')
        .values({
          ...{ tenant_id: world.tenant.id, person_id: world.people.ceo.id, purpose: 'Goal title' },
          ...{ at: world.t.clock.now(), ...values },
        })
        .execute(),
    );
  await spend({ tokens_in: 1_000_000, outcome: 'answered' });
  const summary = await write();
  expect(summary).toMatchObject({
    Success: true,
    Message:
      'The month’s allowance for the model is used up. What it did not write was composed from the goals.',
  });
  expect(labelsOf(summary)).toEqual([composedFromGoals]);
  expect(endpoint.asked).toEqual([]);
  const suggested = (await call('suggestions.titles', { body: { Title: 'Churn' } })).ok;
  expect(suggested).toEqual({
    Success: false,
    Message: 'The month’s allowance for the model is used up.',
    data: [],
  });
  const usage = (await world.as('orgAdmin')('summaries.usage', {})).ok;
  expect(usage.Budget).toBe(1_000_000);
  expect(usage.Tokens).toBeGreaterThanOrEqual(1_000_000);
  expect(usage.Requests[0]).toMatchObject({ Outcome: 'limited', Tokens: 0 });
  expect(JSON.stringify(usage)).not.toContain('onboarding');
});
