import { startTestApp } from '../../testing/index.ts';
import { ScriptedEndpoint } from '../../kernel/model/testing/scripted-endpoint.ts';
import type { Injection } from './testing/injections.ts';
import { INJECTIONS } from './testing/injections.ts';
import { honest, isWhole, saying } from './testing/obedient-model.ts';
import type { SummaryWorld, SampleGoal } from './testing/summary-world.ts';
import { goalText, startSummaryWorld, wordsOf } from './testing/summary-world.ts';

const endpoint = new ScriptedEndpoint();
let world: SummaryWorld;
beforeAll(async () => {
  const baseUrl = await endpoint.listen();
  world = await startSummaryWorld(await startTestApp({ AI_BASE_URL: baseUrl, AI_MODEL: 'obedient' }));
});
afterAll(async () => {
  await world.t.close();
  await endpoint.close();
});
beforeEach(() => endpoint.reset());

/** The fields of a goal in which people can write something that a summary reads. */
const PLACES: Readonly<Record<string, (text: string) => SampleGoal>> = {
  title: (text) => ({ title: text.slice(0, 255), outcome: 'The hand-over fell from nine days to four.' }),
  result: (text) => ({ outcome: text, isAchieved: false }),
  feedback: (text) => ({ outcome: 'The hand-over fell from nine days to four.', feedback: text }),
  comment: (text) => ({ state: 'approved', weeks: { 5: [2, 2, text] } }),
  measurement: (text) => ({ measurement: text, outcome: 'The hand-over fell from nine days to four.' }),
};

/** A person with all injections, each in the same field of a separate goal. */
async function surrounded(place: (text: string) => SampleGoal) {
  const owner = await world.addPerson({ manager_id: world.people.manager.id });
  for (const { text } of INJECTIONS) await world.addGoal({ ...place(text), owner });
  return world.asPerson(owner);
}

const shown = (words: string): readonly string[] =>
  INJECTIONS.filter(({ canary }) => canary.test(words)).map(({ text }) => text);

test('[D-57] there are at least forty, our own and public ones', () => {
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(40);
});

test.each(Object.entries(PLACES))(
  '[D-57] a model that obeys everything it finds in a %s gets none of it into a summary',
  async (_place, make) => {
    const call = await surrounded(make);
    // The model answers with what injections in its material ask for, and nothing else.
    endpoint.script = (asked, index) => {
      const found = INJECTIONS.filter((_one, place) => place % 6 === index % 6);
      return saying(asked, () => found.slice(0, 4).map(({ obeyed }) => obeyed));
    };
    const params = { periodId: world.periodId, audience: 'me' } as const;
    const summary = (await call('summaries.quarterAgain', { params })).ok;
    expect(summary.GoalSummary?.Goals).toHaveLength(INJECTIONS.length);
    expect(endpoint.asked.length).toBeGreaterThan(2);
    expect(shown(wordsOf(summary))).toEqual([]);
    expect(summary.Context?.Goals.map(({ Id }) => Id)).not.toContain(999);
  },
);

test('[D-57] injections are neither quoted nor obeyed, even if the model obeys them word for word', async () => {
  const owner = await world.addPerson({ manager_id: world.people.manager.id });
  const obeyed = new Map<number, Injection>();
  for (const injection of INJECTIONS) {
    const weeks = { 4: [2, 2, injection.text] } as const;
    const id = await world.addGoal({ owner, isAchieved: false, outcome: 'Two of three sites moved.', weeks });
    obeyed.set(id, injection);
  }
  endpoint.script = (asked) => saying(asked, (id) => [obeyed.get(id)?.obeyed ?? '']);
  const call = await world.asPerson(owner);
  const params = { periodId: world.periodId, audience: 'me' } as const;
  const summary = (await call('summaries.quarterAgain', { params })).ok;
  for (const [id, { text, canary }] of obeyed) {
    const { Summary, Label } = goalText(summary, id);
    expect([text, Summary.replace(canary, 'CANARY')]).toEqual([text, Summary]);
    expect([text, Label, Summary]).toEqual([
      text,
      'Composed from your goals',
      expect.stringMatching(/^Two of three sites moved\./),
    ]);
  }
  expect(shown(wordsOf(summary))).toEqual([]);
  expect(summary.QuarterSummary?.Label).toBe('Composed from your goals');
  // Seven questions about goals and one about the quarter, each repaired once.
  expect(endpoint.asked).toHaveLength(16);
});

test('[D-57] answers about unknown goals, or with sources of other goals, are ignored', async () => {
  const owner = await world.addPerson({ manager_id: world.people.manager.id });
  const [mine, other] = [
    await world.addGoal({ owner, outcome: 'Two of three sites moved.' }),
    await world.addGoal({ owner, outcome: 'The price list was agreed with Finance.' }),
  ];
  endpoint.script = (asked) => {
    if (isWhole(asked)) return honest(asked);
    return {
      answer: {
        goals: [
          { id: mine, sentences: [{ text: 'The price list was agreed with Finance.', sources: [3] }] },
          { id: 999, sentences: [{ text: 'Two of three sites moved.', sources: [1] }] },
          { id: other, sentences: [{ text: 'The price list was agreed.', sources: [] }] },
        ],
      },
    };
  };
  const call = await world.asPerson(owner);
  const params = { periodId: world.periodId, audience: 'me' } as const;
  const { GoalSummary } = (await call('summaries.quarterAgain', { params })).ok;
  expect(GoalSummary?.Goals.map(({ Id, Summary, Label }) => [Id, Summary, Label])).toEqual([
    [mine, 'Two of three sites moved.', 'Composed from your goals'],
    [other, 'The price list was agreed with Finance.', 'Composed from your goals'],
  ]);
});
