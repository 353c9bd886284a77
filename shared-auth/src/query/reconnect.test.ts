import { onlineManager } from '@tanstack/react-query';
import {
  closePages,
  goalChanged,
  goalOf,
  openListPage,
  openPage,
  page,
} from '../freshness/testing/open-page.ts';

closePages();
afterEach(() => onlineManager.setOnline(true));

/** The network is lost for a while, and the hub with it. */
async function beAway(): Promise<void> {
  page.cache.mount();
  page.freshness.setLive(false);
  onlineManager.setOnline(false);
  await page.pass(90_000);
  onlineManager.setOnline(true);
  await page.pass(0);
}

test('a page whose hub says what was missed reads nothing again because the network is back', async () => {
  await openListPage();
  page.freshness.setLive(true);
  await beAway();
  expect(page.asked()).toEqual([]);
  page.freshness.setLive(true);
  page.freshness.hear(goalChanged(1));
  await page.pass(5_000);
  expect(page.asked()).toEqual(['goals.rows']);
});

test('where the hub cannot say it, all that is shown is read again, once', async () => {
  await openListPage();
  page.freshness.setLive(true);
  await beAway();
  page.freshness.setLive(true);
  page.freshness.missed();
  await page.pass(5_000);
  expect(page.asked()).toEqual(['goals.list']);
});

test('a page that was never connected to the hub reads again what is old', async () => {
  await openListPage();
  await beAway();
  expect(page.asked()).toEqual(['goals.list']);
});

test('what no event keeps fresh is read again', async () => {
  openPage({ 'goals.periods': () => ({ data: [] }) });
  await page.show('goals.periods');
  page.asked();
  page.freshness.setLive(true);
  await beAway();
  expect(page.asked()).toEqual(['goals.periods']);
});

test('what could not be read in between is read at once', async () => {
  const opened = await openListPage();
  page.freshness.setLive(true);
  page.answer('goals.list', () => {
    throw new Error('away');
  });
  await page.cache.refetchQueries({ queryKey: opened.key });
  page.asked();
  await beAway();
  expect(page.asked()).toEqual(['goals.list']);
});

test('rows that could not be read are read when the hub is back', async () => {
  const { states } = await openListPage();
  page.freshness.setLive(true);
  page.answer('goals.rows', () => {
    throw new Error('away');
  });
  page.freshness.hear(goalChanged(1));
  await page.pass(200_000);
  await beAway();
  page.answer('goals.rows', () => ({ data: [goalOf(1, { State: 'shelved' })] }));
  page.freshness.setLive(true);
  await page.pass(1_000);
  expect(states()).toEqual(['shelved', 'approved']);
});
