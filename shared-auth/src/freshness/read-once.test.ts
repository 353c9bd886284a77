import {
  closePages,
  goalChanged,
  goalOf,
  listOf,
  openListPage,
  openPage,
  VIEWER,
  page,
} from './testing/open-page.ts';

closePages();

describe('what was read after the event of a change is not read again because of it', () => {
  test('a list', async () => {
    const { key } = await openListPage();
    page.freshness.hear(goalChanged(1));
    page.freshness.hear(goalChanged(60, { change: 'state' }));
    await page.cache.refetchQueries({ queryKey: key });
    page.asked();
    await page.pass(5_000);
    expect(page.asked()).toEqual([]);
  });

  test('a list that is on its way when the change is answered', async () => {
    const { key } = await openListPage();
    page.freshness.hear(goalChanged(1));
    const answer = Promise.withResolvers<object>();
    page.answer('goals.list', () => answer.promise);
    void page.cache.refetchQueries({ queryKey: key });
    await page.pass(5_000);
    answer.resolve(listOf(goalOf(1)));
    await page.pass(5_000);
    expect(page.asked()).toEqual(['goals.list']);
  });

  test('a figure that waits for its pause', async () => {
    openPage({ 'dashboard.compliance': () => ({ data: [], users: [] }) });
    page.freshness.setAudience(2_000);
    const key = await page.show('dashboard.compliance', { params: { scope: 3 } });
    page.freshness.hear(goalChanged(1));
    await page.pass(5_000);
    await page.cache.refetchQueries({ queryKey: key });
    page.asked();
    await page.pass(900_000);
    expect(page.asked()).toEqual([]);
  });

  test('all, where nobody knows what has changed', async () => {
    const { key } = await openListPage();
    page.visibility.isHidden = true;
    page.freshness.missed();
    page.visibility.isHidden = false;
    // As the cache does it when somebody looks at the page.
    await page.cache.refetchQueries({ queryKey: key });
    page.freshness.seen();
    await page.pass(5_000);
    expect(page.asked()).toEqual(['goals.list']);
  });
});

test('an answer that was on its way when events were missed is read again', async () => {
  const { key, states } = await openListPage();
  const early = Promise.withResolvers<object>();
  page.answer('goals.list', () => early.promise);
  void page.cache.refetchQueries({ queryKey: key });
  page.freshness.missed();
  await page.pass(5_000);
  page.answer('goals.list', () => listOf(goalOf(1, { State: 'shelved' })));
  early.resolve(listOf(goalOf(1)));
  await page.pass(1_000);
  expect(states()).toEqual(['shelved']);
});

test('rows that cannot be read bring no other read with them', async () => {
  openPage({
    'goals.list': () => listOf(goalOf(1)),
    'dashboard.reminders': () => ({ data: [], count: 0 }),
    'goals.rows': () => {
      throw new Error('away');
    },
  });
  await page.show('goals.list', { body: { PeriodId: 3 } });
  await page.show('dashboard.reminders', { params: { page: 1 } });
  page.asked();
  page.freshness.hear(goalChanged(1, { ownerIds: [VIEWER] }));
  await page.pass(30_000);
  const asked = page.asked();
  expect(asked.filter((id) => id === 'goals.rows').length).toBeGreaterThan(2);
  expect(asked.filter((id) => id === 'dashboard.reminders')).toHaveLength(1);
});
