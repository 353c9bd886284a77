import {
  closePages,
  bundleOf,
  goalChanged,
  goalOf,
  listOf,
  openListPage,
  openPage,
  VIEWER,
  page,
} from './testing/open-page.ts';

closePages();

describe('a goal that is shown as a row', () => {
  test('[LIVE-006] is read alone and updated in place', async () => {
    const { states } = await openListPage();
    page.freshness.hear(goalChanged(2));
    await page.pass(1_000);
    expect(page.asked()).toEqual(['goals.rows']);
    expect(states()).toEqual(['approved', 'finalized']);
  });

  test('is read once for all lists, and once for all of its changes', async () => {
    await openListPage();
    const other = await page.show('goals.list', { body: { PeriodId: 3, Title: 'Goal' } });
    page.asked();
    for (let i = 0; i < 5; i += 1) page.freshness.hear(goalChanged(1));
    await page.pass(1_000);
    expect(page.asked()).toEqual(['goals.rows']);
    expect(page.shown<'goals.list'>(other)?.data[0]?.State).toBe('finalized');
  });

  test('does not make the rest of the list seem newer than it is', async () => {
    const { key } = await openListPage();
    const readAt = page.cache.getQueryState(key)?.dataUpdatedAt;
    await page.pass(5_000);
    page.freshness.hear(goalChanged(1));
    await page.pass(1_000);
    expect(page.cache.getQueryState(key)?.dataUpdatedAt).toBe(readAt);
  });

  test('is read as well where it gained or lost a goal beneath it', async () => {
    await openListPage();
    page.freshness.hear(goalChanged(55, { change: 'place', periodId: 4, parentIds: [1] }));
    await page.pass(1_000);
    expect(page.asked()).toEqual(['goals.rows']);
  });

  test('is retried, with longer pauses, until the server answers', async () => {
    const { states } = await openListPage();
    page.answer('goals.rows', () => {
      throw new Error('away');
    });
    page.freshness.hear(goalChanged(1));
    await page.pass(4_000);
    expect(page.asked().length).toBeGreaterThan(1);
    expect(states()).toEqual(['approved', 'approved']);
    page.answer('goals.rows', () => ({ data: [goalOf(1, { State: 'shelved' })] }));
    await page.pass(60_000);
    expect(states()).toEqual(['shelved', 'approved']);
    page.asked();
    await page.pass(120_000);
    expect(page.asked()).toEqual([]);
  });

  test('that the answer on its way may not have known yet is read after it', async () => {
    const held = Promise.withResolvers<object>();
    openPage({
      'goals.list': () => held.promise,
      'goals.rows': () => ({ data: [goalOf(1, { State: 'shelved' })] }),
    });
    const key = await page.show('goals.list', { body: { PeriodId: 3 } });
    page.freshness.hear(goalChanged(1));
    await page.pass(5_000);
    expect(page.asked()).toEqual(['goals.list']);
    held.resolve(listOf(goalOf(1)));
    await page.pass(0);
    expect(page.asked()).toEqual(['goals.rows']);
    expect(page.shown<'goals.list'>(key)?.data[0]?.State).toBe('shelved');
  });
});

describe('what a page is not concerned by', () => {
  test('a stranger’s post asks nothing of a list that does not show the goal', async () => {
    await openListPage();
    page.freshness.hear(goalChanged(50));
    page.freshness.hear(goalChanged(51, { change: 'state', periodId: 9 }));
    page.freshness.hear(goalChanged(52, { change: 'discussion' }));
    await page.pass(120_000);
    expect(page.asked()).toEqual([]);
  });

  test('nor of a dashboard, a detail of another goal, or the reminders', async () => {
    openPage({
      'dashboard.read': () => ({ CompanyGoals: [goalOf(1)] }),
      'dashboard.reminders': () => ({ data: [], count: 0 }),
      'goals.read': () => bundleOf(goalOf(1)),
    });
    await page.show('dashboard.read');
    await page.show('dashboard.reminders', { params: { page: 1 } });
    await page.show('goals.read', { params: { id: 1 } });
    page.asked();
    page.freshness.hear(goalChanged(50));
    await page.pass(120_000);
    expect(page.asked()).toEqual([]);
    page.freshness.hear(goalChanged(50, { ownerIds: [VIEWER] }));
    await page.pass(1_000);
    expect(page.asked().toSorted()).toEqual(['dashboard.read', 'dashboard.reminders']);
    page.freshness.hear(goalChanged(1));
    await page.pass(1_000);
    expect(page.asked().toSorted()).toEqual(['goals.read', 'goals.rows']);
  });
});

describe('what a list would show and does not', () => {
  test('is requested alone, and a list that offers no news is read again', async () => {
    const { key } = await openListPage({ PeriodId: 3, GoalSelectFilter: [2] });
    const questions: unknown[] = [];
    page.answer('goals.list', ({ body }) => {
      questions.push(body);
      return body.Ids ? listOf(goalOf(60)) : listOf(goalOf(60), goalOf(1));
    });
    page.freshness.hear(goalChanged(60, { change: 'state' }));
    page.freshness.hear(goalChanged(61, { change: 'state' }));
    await page.pass(2_000);
    expect(questions).toEqual([
      { PeriodId: 3, GoalSelectFilter: [2], Ids: [60, 61], PageSize: 2 },
      { PeriodId: 3, GoalSelectFilter: [2] },
    ]);
    expect(page.shown<'goals.list'>(key)?.data.map(({ Id }) => Id)).toEqual([60, 1]);
  });

  test('is counted for who offers it, and shown when taken', async () => {
    const { key } = await openListPage();
    page.answer('goals.list', ({ body }) => listOf(...(body.Ids ?? [60, 1, 2]).map((id) => goalOf(id))));
    const query = page.cache.getQueryCache().find({ queryKey: key });
    const stop = page.freshness.news.watch(query?.queryHash ?? '');
    page.freshness.hear(goalChanged(60, { change: 'place' }));
    await page.pass(2_000);
    expect(page.asked()).toEqual(['goals.list']);
    expect(Object.values(page.freshness.news.counts.getState())).toEqual([1]);
    expect(page.shown<'goals.list'>(key)?.data).toHaveLength(2);
    if (query) page.freshness.show(query);
    await page.pass(0);
    expect(page.shown<'goals.list'>(key)?.data.map(({ Id }) => Id)).toEqual([60, 1, 2]);
    expect(page.freshness.news.counts.getState()).toEqual({});
    stop();
  });

  test('nothing is said of goals that the list would not show either', async () => {
    const { key } = await openListPage();
    const hash = page.cache.getQueryCache().find({ queryKey: key })?.queryHash ?? '';
    const stop = page.freshness.news.watch(hash);
    page.answer('goals.list', () => listOf());
    page.freshness.hear(goalChanged(60, { change: 'state' }));
    await page.pass(5_000);
    expect(page.asked()).toEqual(['goals.list']);
    expect(page.freshness.news.counts.getState()).toEqual({});
    stop();
  });

  test('a goal that may no longer be seen stays until the list is read again', async () => {
    const { key } = await openListPage();
    const hash = page.cache.getQueryCache().find({ queryKey: key })?.queryHash ?? '';
    const stop = page.freshness.news.watch(hash);
    page.answer('goals.rows', () => ({ data: [] }));
    page.freshness.hear(goalChanged(2, { change: 'state' }));
    await page.pass(1_000);
    expect(page.shown<'goals.list'>(key)?.data.map(({ Id }) => Id)).toEqual([1, 2]);
    expect(page.freshness.news.counts.getState()).toEqual({ [hash]: 1 });
    stop();
  });
});

describe('figures', () => {
  async function openFigures(audience: number) {
    openPage({ 'dashboard.compliance': () => ({ data: [], users: [] }) });
    page.freshness.setAudience(audience);
    await page.show('dashboard.compliance', { params: { scope: 3 } });
    page.asked();
    return async (seconds: number) => {
      for (let i = 0; i < seconds; i += 1) {
        page.freshness.hear(goalChanged(100 + i));
        await page.pass(1_000);
      }
      return page.asked().length;
    };
  }

  test('are read again at most every ten seconds', async () => {
    const postFor = await openFigures(0);
    expect(await postFor(100)).toBe(10);
  });

  test('the rarer the more pages are open, and the last change is not forgotten', async () => {
    const postFor = await openFigures(2_000);
    // The first time at any time of the pause, here in its middle; then once in each.
    expect(await postFor(199)).toBe(0);
    expect(await postFor(2)).toBe(1);
    expect(await postFor(397)).toBe(0);
    expect(await postFor(4)).toBe(1);
    expect(await postFor(1)).toBe(0);
    await page.pass(401_000);
    expect(page.asked()).toHaveLength(1);
    await page.pass(300_000);
    expect(page.asked()).toEqual([]);
  });
});

describe('a page that nobody sees', () => {
  test('asks nothing, and catches up when it is seen', async () => {
    const { states } = await openListPage();
    page.visibility.isHidden = true;
    for (let i = 0; i < 20; i += 1) page.freshness.hear(goalChanged(1));
    await page.pass(600_000);
    expect(page.asked()).toEqual([]);
    page.visibility.isHidden = false;
    page.freshness.seen();
    await page.pass(1_000);
    expect(page.asked()).toEqual(['goals.rows']);
    expect(states()).toEqual(['finalized', 'approved']);
  });

  test('reads everything again when more has changed than can be answered one by one', async () => {
    const { key } = await openListPage();
    page.visibility.isHidden = true;
    for (let id = 1; id <= 501; id += 1) page.freshness.hear(goalChanged(id));
    page.visibility.isHidden = false;
    page.freshness.seen();
    await page.pass(1_000);
    expect(page.asked()).toEqual(['goals.list']);
    expect(page.isOld(key)).toBe(false);
  });

  test('a read that is not shown is old when it is shown again, if it is concerned', async () => {
    const { key } = await openListPage();
    page.hide();
    page.freshness.hear(goalChanged(50));
    await page.pass(1_000);
    expect(page.isOld(key)).toBe(false);
    page.freshness.hear(goalChanged(1));
    await page.pass(1_000);
    expect(page.isOld(key)).toBe(true);
    expect(page.asked()).toEqual([]);
  });
});

test('when events were missed, what is shown is read again and the rest when it is shown', async () => {
  const { key } = await openListPage();
  page.answer('goals.read', () => bundleOf(goalOf(1)));
  page.cache.setQueryData(['people', 'read', { params: { id: 1 } }], {});
  page.freshness.missed();
  await page.pass(1_000);
  expect(page.asked()).toEqual(['goals.list']);
  expect(page.isOld(key)).toBe(false);
  expect(page.isOld(['people', 'read', { params: { id: 1 } }])).toBe(true);
});
