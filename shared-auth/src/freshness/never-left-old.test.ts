import { ApiError, OfflineError } from '../api/api-error.ts';
import {
  closePages,
  bundleOf,
  goalChanged,
  goalOf,
  listOf,
  openListPage,
  openPage,
  PAGE,
  VIEWER,
  page,
} from './testing/open-page.ts';

closePages();

const refusal = (status: number) => new ApiError({ status, code: 'not_found', detail: 'No.' });
const away = () => new OfflineError('unreachable', new Error('away'));

describe('a read that fails when it is to become fresh', () => {
  async function openGoal() {
    openPage({ 'goals.read': () => bundleOf(goalOf(1)) });
    const key = await page.show('goals.read', { params: { id: 1 } });
    page.asked();
    return key;
  }
  const failWith = (error: Error): void =>
    page.answer('goals.read', () => {
      throw error;
    });

  test('is retried, with longer pauses, until the server answers', async () => {
    const key = await openGoal();
    failWith(away());
    page.freshness.hear(goalChanged(1));
    await page.pass(60_000);
    const tries = page.asked().length;
    expect(tries).toBeGreaterThan(2);
    expect(tries).toBeLessThan(8);
    page.answer('goals.read', () => bundleOf(goalOf(1, { State: 'shelved' })));
    await page.pass(60_000);
    expect(page.shown<'goals.read'>(key)?.Goal.State).toBe('shelved');
    page.asked();
    await page.pass(300_000);
    expect(page.asked()).toEqual([]);
  });

  test('is retried after missed events, too', async () => {
    const key = await openGoal();
    failWith(away());
    page.freshness.missed();
    await page.pass(5_000);
    page.answer('goals.read', () => bundleOf(goalOf(1, { State: 'shelved' })));
    await page.pass(60_000);
    expect(page.shown<'goals.read'>(key)?.Goal.State).toBe('shelved');
  });

  test('is not asked again where the server has answered that there is nothing to see', async () => {
    await openGoal();
    failWith(refusal(404));
    page.freshness.hear(goalChanged(1));
    await page.pass(300_000);
    expect(page.asked()).toEqual(['goals.read']);
  });

  test('without any answer yet is retried once another read is answered', async () => {
    openPage({ 'goals.weeklyPass': () => ({ data: [] }) });
    page.answer('goals.list', () => {
      throw away();
    });
    page.answer('goals.weeklyPass', () => {
      throw away();
    });
    const list = await page.show('goals.list', { body: {} });
    const pass = await page.show('goals.weeklyPass');
    await page.pass(60_000);
    page.asked();
    page.answer('goals.list', () => listOf());
    page.answer('goals.weeklyPass', () => ({ data: [] }));
    await page.cache.refetchQueries({ queryKey: list });
    await page.pass(2_000);
    expect(page.asked()).toEqual(['goals.list', 'goals.weeklyPass']);
    expect(page.shown(pass)).toEqual({ data: [] });
  });

  test('waits while nobody sees it, and is read when it is seen', async () => {
    const key = await openGoal();
    failWith(away());
    page.freshness.hear(goalChanged(1));
    await page.pass(1_000);
    page.asked();
    page.visibility.isHidden = true;
    await page.pass(600_000);
    expect(page.asked()).toEqual([]);
    page.answer('goals.read', () => bundleOf(goalOf(1, { State: 'shelved' })));
    page.visibility.isHidden = false;
    page.freshness.seen();
    await page.pass(2_000);
    expect(page.shown<'goals.read'>(key)?.Goal.State).toBe('shelved');
    page.asked();
    await page.pass(300_000);
    expect(page.asked()).toEqual([]);
  });
});

describe('rows that are read while something newer comes', () => {
  /** Answers to the rows, in the order in which they were asked for. */
  function holdRows() {
    const held: PromiseWithResolvers<object>[] = [];
    page.answer('goals.rows', () => {
      const next = Promise.withResolvers<object>();
      held.push(next);
      return next.promise;
    });
    return (index: number, State: string) => held[index]?.resolve({ data: [goalOf(1, { State })] });
  }

  test('an answer that comes late does not bring back what was before a later one', async () => {
    const { states } = await openListPage();
    const answer = holdRows();
    page.freshness.hear(goalChanged(1));
    await page.pass(1_000);
    page.freshness.hear(goalChanged(1));
    await page.pass(1_000);
    answer(1, 'shelved');
    await page.pass(0);
    answer(0, 'review');
    await page.pass(5_000);
    for (let index = 2; index < 5; index += 1) answer(index, 'shelved');
    await page.pass(5_000);
    expect(states()).toEqual(['shelved', 'approved']);
  });

  test('nor what was before a change of the page’s own', async () => {
    const { states } = await openListPage();
    const answer = holdRows();
    page.freshness.hear(goalChanged(1));
    await page.pass(1_000);
    page.answer('goals.list', () => listOf(goalOf(1, { State: 'shelved' }), goalOf(2)));
    await page.change(
      async () => undefined,
      () => ({ type: 'goal_update', id: 1, row: goalOf(1, { State: 'shelved' }) }),
    );
    expect(states()?.[0]).toBe('shelved');
    answer(0, 'review');
    await page.pass(0);
    expect(states()?.[0]).toBe('shelved');
    answer(1, 'shelved');
    await page.pass(5_000);
    expect(states()?.[0]).toBe('shelved');
  });

  test('nor what was before the list was read as a whole', async () => {
    const { key, states } = await openListPage();
    const answer = holdRows();
    page.freshness.hear(goalChanged(1));
    await page.pass(1_000);
    page.answer('goals.list', () => listOf(goalOf(1, { State: 'shelved' }), goalOf(2)));
    await page.cache.refetchQueries({ queryKey: key });
    answer(0, 'review');
    await page.pass(0);
    expect(states()?.[0]).toBe('shelved');
    answer(1, 'shelved');
    await page.pass(5_000);
    expect(states()?.[0]).toBe('shelved');
  });
});

describe('who made a change', () => {
  test('somebody else’s is applied, whatever page it claims to come from', async () => {
    const { states } = await openListPage();
    page.freshness.hear({ ...goalChanged(1), origin: PAGE });
    await page.pass(1_000);
    expect(states()?.[0]).toBe('finalized');
  });

  test('one’s own in another tab is applied', async () => {
    const { states } = await openListPage();
    page.freshness.hear({ ...goalChanged(1), actorId: VIEWER });
    await page.pass(1_000);
    expect(states()?.[0]).toBe('finalized');
  });
});

test('what the answer to an own change leaves out is read when its event arrives', async () => {
  const { states } = await openListPage();
  await page.change(
    async () => undefined,
    () => ({ type: 'user_updated', id: 5 }),
  );
  page.freshness.hear({ ...goalChanged(1), actorId: VIEWER, origin: PAGE });
  await page.pass(2_000);
  expect(states()?.[0]).toBe('finalized');
});

test('an event that arrives while rows cannot be read does not wait for their next retry', async () => {
  const { states } = await openListPage();
  page.answer('goals.rows', () => {
    throw away();
  });
  page.freshness.hear(goalChanged(1));
  await page.pass(100_000);
  page.answer('goals.rows', ({ body }) => ({ data: body.Ids.map((id) => goalOf(id, { State: 'shelved' })) }));
  page.freshness.hear(goalChanged(2));
  await page.pass(1_000);
  expect(states()).toEqual(['shelved', 'shelved']);
});

test('a file that takes long holds nothing up', async () => {
  const { states } = await openListPage();
  const file = Promise.withResolvers<undefined>();
  void page.download(() => file.promise);
  page.freshness.hear(goalChanged(1));
  await page.pass(2_000);
  expect(states()?.[0]).toBe('finalized');
  file.resolve(undefined);
});

test('a list is checked for changed goals that it might show, and for nothing else', async () => {
  await openListPage();
  const questions: unknown[] = [];
  page.answer('goals.list', ({ body }) => {
    questions.push(body.Ids);
    return listOf();
  });
  page.freshness.hear(goalChanged(60, { change: 'state' }));
  page.freshness.hear(goalChanged(61, { change: 'state', periodId: 9 }));
  page.freshness.hear({ type: 'user_updated', id: 62 });
  await page.pass(5_000);
  expect(questions).toEqual([[60]]);
});

test('a change of one kind does not cover another of the same goal', async () => {
  openPage({
    'dashboard.compliance': () => ({ data: [], users: [] }),
    'goals.statusComments': () => ({ data: [] }),
  });
  await page.show('dashboard.compliance', { params: { scope: 3 } });
  await page.show('goals.statusComments', { params: { statusId: 5 } });
  page.asked();
  for (const change of ['status', 'discussion', 'content'] as const)
    page.freshness.hear(goalChanged(1, { change }));
  await page.pass(15_000);
  expect(page.asked().toSorted()).toEqual(['dashboard.compliance', 'goals.statusComments']);
});

test('the echoes of one’s own change wait for its answer, however many there are', async () => {
  const { states } = await openListPage();
  const answer = Promise.withResolvers<undefined>();
  const done = page.change(
    () => answer.promise,
    () => ({ type: 'goal_update', id: 1 }),
  );
  const echo = { ...goalChanged(1), actorId: VIEWER, origin: PAGE };
  page.freshness.hear(echo);
  page.freshness.hear(echo);
  page.freshness.hear(goalChanged(2));
  await page.pass(5_000);
  expect(states()).toEqual(['approved', 'finalized']);
  answer.resolve(undefined);
  await done;
});
