import { closePages, goalChanged, goalOf, listOf, openListPage, page } from './testing/open-page.ts';

closePages();

/** A list that is offered one goal. */
async function openListWithNews() {
  const { key } = await openListPage();
  const query = page.cache.getQueryCache().find({ queryKey: key })!;
  const stop = page.freshness.news.watch(query.queryHash);
  page.answer('goals.list', ({ body }) => listOf(...(body.Ids ?? [60, 1, 2]).map((id) => goalOf(id))));
  page.freshness.hear(goalChanged(60, { change: 'place' }));
  await page.pass(2_000);
  expect(page.freshness.news.counts.getState()).toEqual({ [query.queryHash]: 1 });
  page.asked();
  return { key, query, stop, count: () => page.freshness.news.counts.getState()[query.queryHash] ?? 0 };
}

describe('news are taken back', () => {
  test('when the list is read again by any other way', async () => {
    const { key, count } = await openListWithNews();
    await page.cache.refetchQueries({ queryKey: key });
    expect(count()).toBe(0);
  });

  test('not when that reading fails', async () => {
    const { key, count } = await openListWithNews();
    page.answer('goals.list', () => {
      throw new Error('away');
    });
    await page.cache.refetchQueries({ queryKey: key });
    expect(count()).toBe(1);
  });

  test('not when the read had begun before they arrived', async () => {
    const { key, count } = await openListWithNews();
    const early = Promise.withResolvers<object>();
    page.answer('goals.list', ({ body }) => (body.Ids ? listOf(goalOf(61)) : early.promise));
    void page.cache.refetchQueries({ queryKey: key });
    page.freshness.hear(goalChanged(61, { change: 'place' }));
    await page.pass(2_000);
    expect(count()).toBe(1);
    early.resolve(listOf(goalOf(60), goalOf(1)));
    await page.pass(5_000);
    expect(page.asked()).toEqual(['goals.list', 'goals.list']);
    expect(count()).toBe(1);
  });

  test('and are not offered where the list was read after they were asked for', async () => {
    const { key, count } = await openListWithNews();
    const asking = Promise.withResolvers<object>();
    page.answer('goals.list', ({ body }) => (body.Ids ? asking.promise : listOf(goalOf(1))));
    page.freshness.hear(goalChanged(61, { change: 'place' }));
    await page.pass(2_000);
    await page.cache.refetchQueries({ queryKey: key });
    asking.resolve(listOf(goalOf(61)));
    await page.pass(0);
    expect(count()).toBe(0);
  });

  test('with the list itself', async () => {
    const { key, count } = await openListWithNews();
    page.hide();
    page.cache.removeQueries({ queryKey: key });
    expect(count()).toBe(0);
  });
});

test('a list told twice to show its news is read once', async () => {
  const { query } = await openListWithNews();
  page.freshness.show(query);
  page.freshness.show(query);
  await page.pass(0);
  expect(page.asked()).toEqual(['goals.list']);
});
