import type { StrategyWorld, Viewer, Writing } from './testing/strategy-world.ts';
import { contentOf, EVERYTHING, startStrategyWorld } from './testing/strategy-world.ts';

let scene: StrategyWorld;
beforeEach(async () => {
  scene = await startStrategyWorld(scene?.world.t);
});
afterAll(() => scene.world.t.close());

const EDITORS: readonly Viewer[] = Array.from({ length: 10 }, (_, number) =>
  number % 2 === 0 ? 'ceo' : 'orgAdmin',
);
const SENTENCE =
  /^(You changed the strategy in another window|(ceo|orgAdmin) changed the strategy) while you were editing\./;

/** Ten editors save changes to the same copy concurrently; returns the mission that was kept. */
async function race(writing: Writing, round: string): Promise<string> {
  const answers = await Promise.all(
    EDITORS.map((editor, number) =>
      scene.save(editor, { ...writing, basic: { Mission: `<p>${round} ${number}</p>` } }),
    ),
  );
  const winners = answers.flatMap(({ status }, number) => (status === 200 ? [number] : []));
  expect(winners).toHaveLength(1);
  for (const { problem } of answers.filter(({ status }) => status !== 200)) {
    expect([problem.status, problem.code]).toEqual([409, 'stale']);
    expect(problem.detail).toMatch(SENTENCE);
  }
  const { Mission } = (await scene.read('ceo')).StrategyBasic;
  expect(Mission).toBe(`<p>${round} ${winners[0]}</p>`);
  return Mission;
}

test('[R12] of ten concurrent first saves exactly one wins, and the same holds for every later copy', async () => {
  await race({ updatedAt: null }, 'first');
  for (const round of ['second', 'third', 'fourth']) {
    const { UpdatedAt } = await scene.read('orgAdmin');
    await race({ updatedAt: UpdatedAt }, round);
  }
  expect(await scene.announced()).toEqual([]);
});

test('[STRA-018] of ten concurrent publications exactly one succeeds, in full: one version, one event', async () => {
  const { UpdatedAt } = await scene.saved('ceo', EVERYTHING);
  const Mission = await race({ ...EVERYTHING, updatedAt: UpdatedAt, publish: true }, 'live');
  const { data } = (await scene.as('ceo')('strategy.history', {})).ok;
  expect(await scene.announced()).toEqual(data.map(({ Id }) => Id));
  expect(data).toHaveLength(1);
  expect((await scene.read('owner')).StrategyBasic).toEqual({ Mission, Vision: '', Values: '' });
});

test('[R12] ten concurrent saves without UpdatedAt all succeed, in sequence; all read the last one', async () => {
  const answers = await Promise.all(
    EDITORS.map((editor, number) =>
      scene.save(editor, { basic: { Mission: `<p>${number}</p>` }, publish: true }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(EDITORS.map(() => 200));
  const { data } = (await scene.as('ceo')('strategy.history', {})).ok;
  expect(data).toHaveLength(10);
  expect(new Set(await scene.announced())).toEqual(new Set(data.map(({ Id }) => Id)));
  const working = await scene.read('ceo');
  expect(working).toMatchObject({ IsDraft: false, UpdatedAt: data[0]?.PublishedAt });
  expect(contentOf(await scene.read('owner'))).toEqual(contentOf(working));
});

test('[STRA-018] a stale draft is not published: the sentence says who changed it first, and nothing is lost', async () => {
  const { UpdatedAt } = await scene.saved('ceo', { ...EVERYTHING, publish: true });
  const theirs = await scene.saved('orgAdmin', { basic: { Mission: '<p>Theirs</p>' }, updatedAt: UpdatedAt });
  const mine = { basic: { Mission: '<p>Mine</p>' }, publish: true } as const;
  const refused = await scene.save('ceo', { ...mine, updatedAt: UpdatedAt });
  expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
    409,
    'stale',
    'orgAdmin changed the strategy while you were editing. Nothing was overwritten, and your text is kept here.',
  ]);
  expect(await scene.read('ceo')).toEqual(theirs);
  expect((await scene.read('owner')).StrategyBasic).toEqual(EVERYTHING.basic);
  expect(await scene.announced()).toHaveLength(1);
  const own = await scene.save('orgAdmin', { ...mine, updatedAt: UpdatedAt });
  expect(own.problem.detail).toMatch(/^You changed the strategy in another window while you were editing\./);
  await scene.saved('ceo', { ...mine, updatedAt: theirs.UpdatedAt });
  expect((await scene.read('owner')).StrategyBasic.Mission).toBe('<p>Mine</p>');
});

test('a copy that does not exist, or no longer does, is stale; without UpdatedAt nothing is compared', async () => {
  for (const updatedAt of ['yesterday', '', '2020-01-01T00:00:00.000Z'])
    expect((await scene.save('ceo', { ...EVERYTHING, updatedAt })).status).toBe(409);
  expect((await scene.read('ceo')).UpdatedAt).toBeNull();
  const first = await scene.saved('ceo', EVERYTHING);
  for (const updatedAt of [null, 'yesterday', '', '2020-01-01T00:00:00.000Z'])
    expect((await scene.save('ceo', { updatedAt })).status).toBe(409);
  expect(await scene.read('ceo')).toEqual(first);
  const second = await scene.saved('orgAdmin', {});
  expect(second.StrategyBasic.Mission).toBe('');
  expect(second.UpdatedAt).not.toBe(first.UpdatedAt);
});
