import {
  closePages,
  bundleOf,
  goalChanged,
  goalOf,
  listOf,
  openListPage,
  PAGE,
  VIEWER,
  page,
} from './testing/open-page.ts';

closePages();

/** A page with a list; `next` ends the session and shows the next person the same list. */
async function openList() {
  const opened = await openListPage();
  return {
    ...opened,
    next: async () => {
      page.hide();
      page.freshness.forget();
      page.cache.clear();
      page.answer('goals.list', () => listOf(goalOf(1, { State: 'review' })));
      await page.show('goals.list', { body: { PeriodId: 3 } });
      page.asked();
    },
  };
}

describe('nothing of one session lands in the next one’s cache', () => {
  test('rows that were on their way', async () => {
    const { states, next } = await openList();
    const rows = Promise.withResolvers<object>();
    page.answer('goals.rows', () => rows.promise);
    page.freshness.hear(goalChanged(1));
    await page.pass(1_000);
    await next();
    rows.resolve({ data: [goalOf(1, { State: 'shelved' })] });
    await page.pass(120_000);
    expect(states()).toEqual(['review']);
    expect(page.asked()).toEqual([]);
  });

  test('rows that could not be read and would be asked for again', async () => {
    const { states, next } = await openList();
    page.answer('goals.rows', () => {
      throw new Error('away');
    });
    page.freshness.hear(goalChanged(1));
    await page.pass(1_000);
    await next();
    await page.pass(120_000);
    expect(page.asked()).toEqual([]);
    expect(states()).toEqual(['review']);
  });

  test('rows whose failure comes after the end of the session', async () => {
    const { next } = await openList();
    const rows = Promise.withResolvers<object>();
    page.answer('goals.rows', () => rows.promise);
    page.freshness.hear(goalChanged(1));
    await page.pass(1_000);
    await next();
    rows.reject(new Error('away'));
    await page.pass(120_000);
    expect(page.asked()).toEqual([]);
  });

  test('changes that were announced and not read yet', async () => {
    const { next } = await openList();
    page.freshness.hear(goalChanged(1));
    await next();
    await page.pass(5_000);
    expect(page.asked()).toEqual([]);
  });

  test('news that were offered, or were being asked for', async () => {
    const { key, next } = await openList();
    const hash = page.cache.getQueryCache().find({ queryKey: key })?.queryHash ?? '';
    const stop = page.freshness.news.watch(hash);
    page.answer('goals.list', ({ body }) => listOf(...(body.Ids ?? [1]).map((id) => goalOf(id))));
    page.freshness.hear(goalChanged(60, { change: 'place' }));
    await page.pass(2_000);
    expect(page.freshness.news.counts.getState()).toEqual({ [hash]: 1 });
    const answer = Promise.withResolvers<object>();
    page.answer('goals.list', () => answer.promise);
    page.freshness.hear(goalChanged(61, { change: 'place' }));
    await page.pass(5_000);
    await next();
    expect(page.freshness.news.counts.getState()).toEqual({});
    answer.resolve(listOf(goalOf(61)));
    await page.pass(5_000);
    expect(page.freshness.news.counts.getState()).toEqual({});
    stop();
  });

  test('a change that is answered late', async () => {
    const { states, next } = await openList();
    const answer = Promise.withResolvers<undefined>();
    const done = page.change(
      () => answer.promise,
      () => ({ type: 'goal_update', id: 1, row: goalOf(1, { State: 'shelved' }) }),
    );
    await next();
    answer.resolve(undefined);
    await done;
    await page.pass(5_000);
    expect(states()).toEqual(['review']);
    expect(page.asked()).toEqual([]);
  });

  test('that a goal went out of the sight of the one before', async () => {
    const { next } = await openList();
    void page.freshness.made([{ type: 'goal_update', id: 1, isGone: true }]);
    await next();
    page.answer('goals.read', () => bundleOf(goalOf(1)));
    await page.show('goals.read', { params: { id: 1 } });
    page.asked();
    page.freshness.hear(goalChanged(1, { change: 'content' }));
    await page.pass(5_000);
    expect(page.asked()).toContain('goals.read');
  });

  test('whose changes are one’s own', async () => {
    const { next } = await openList();
    await page.freshness.made([{ type: 'goal_update', id: 1, row: goalOf(1) }]);
    await next();
    page.freshness.hear({ ...goalChanged(1), actorId: VIEWER, origin: PAGE });
    await page.pass(5_000);
    expect(page.asked()).toEqual(['goals.rows']);
  });
});
