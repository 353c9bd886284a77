import type { Goal } from '@cadence/shared-contract';
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

const echo = { ...goalChanged(1, { change: 'state' }), actorId: VIEWER, origin: PAGE };

test('own changes are shown from their answer, read again once, and their echo is dropped', async () => {
  const { states } = await openListPage();
  const answer = Promise.withResolvers<Goal>();
  const done = page.change(
    () => answer.promise,
    (row: Goal) => ({ type: 'goal_update', id: row.Id, row }),
  );
  page.freshness.hear(echo);
  await page.pass(5_000);
  expect(page.asked()).toEqual([]);
  const list = Promise.withResolvers<object>();
  page.answer('goals.list', () => list.promise);
  answer.resolve(goalOf(1, { State: 'shelved' }));
  await done;
  expect(states()).toEqual(['shelved', 'approved']);
  list.resolve(listOf(goalOf(2), goalOf(1, { State: 'shelved' })));
  await page.pass(5_000);
  expect(states()).toEqual(['approved', 'shelved']);
  expect(page.asked()).toEqual(['goals.list']);
});

test('own changes of another page of the same person are news', async () => {
  await openListPage();
  page.freshness.hear({ ...echo, origin: 'another' });
  await page.pass(1_000);
  expect(page.asked()).toEqual(['goals.rows']);
});

test('own changes whose answer was lost are learnt from the echo', async () => {
  await openListPage();
  const answer = Promise.withResolvers<Goal>();
  const done = page.change(
    () => answer.promise,
    () => ({ type: 'goal_update', id: 1 }),
  );
  page.freshness.hear(echo);
  answer.reject(new Error('lost'));
  await done;
  await page.pass(1_000);
  expect(page.asked()).toEqual(['goals.rows']);
});

test('own changes that make a goal invisible take it off the lists, and it is requested only when opened again', async () => {
  const { key } = await openListPage();
  page.answer('goals.read', () => bundleOf(goalOf(1)));
  await page.show('goals.read', { params: { id: 1 } });
  page.asked();
  void page.freshness.made([{ type: 'goal_update', id: 1, isGone: true }]);
  expect(page.shown<'goals.list'>(key)?.data.map(({ Id }) => Id)).toEqual([2]);
  page.freshness.hear(goalChanged(1, { change: 'state' }));
  await page.pass(5_000);
  expect(page.asked()).not.toContain('goals.read');
  page.freshness.lookAgain(1);
  await page.pass(0);
  expect(page.asked()).toEqual(['goals.read']);
});

test('a person whose id is that of a goal that has gone is read again as ever', async () => {
  openPage({ 'people.read': () => ({ Id: 1, DirectReports: [] }) });
  await page.show('people.read', { params: { id: 1 } });
  void page.freshness.made([{ type: 'goal_update', id: 1, isGone: true }]);
  page.asked();
  page.freshness.hear({ type: 'user_updated', id: 1, actorId: 99, origin: 'another' });
  await page.pass(5_000);
  expect(page.asked()).toEqual(['people.read']);
});

test('own changes that concern only what is looked at next time ask nothing now', async () => {
  openPage({ 'talent.load': () => ({ directreports: [] }) });
  const key = await page.show('talent.load', { params: { periodId: 3, managerId: VIEWER, scope: 0 } });
  page.asked();
  void page.freshness.made([{ type: 'appraisal_written', id: 5 }]);
  await page.pass(1_000);
  expect(page.asked()).toEqual([]);
  expect(page.isOld(key)).toBe(true);
});

test('own changes that name only what is left to be read are echoed by the hub’s own word for them', async () => {
  openPage({ 'talent.single': () => ({ UserId: 1, ReviewerId: VIEWER }) });
  await page.show('talent.single', { params: { id: 5 } });
  page.asked();
  void page.freshness.made([{ type: 'appraisal_written', id: 5 }]);
  page.freshness.hear({ type: 'appraisal_update', id: 5, actorId: VIEWER, origin: PAGE });
  await page.pass(5_000);
  expect(page.asked()).toEqual([]);
  page.freshness.hear({ type: 'appraisal_update', id: 5, actorId: 1, origin: 'another' });
  await page.pass(5_000);
  expect(page.asked()).toEqual(['talent.single']);
});

describe('what holds back the echoes of own changes', () => {
  const ownEcho = { ...goalChanged(1), actorId: VIEWER, origin: PAGE };

  test('is no file that is being fetched', async () => {
    await openListPage();
    const file = Promise.withResolvers<undefined>();
    void page.download(() => file.promise);
    page.freshness.hear(ownEcho);
    await page.pass(1_000);
    expect(page.asked()).toEqual(['goals.rows']);
    file.resolve(undefined);
  });

  test('nor is a failed download, whose outcome is unknown', async () => {
    await openListPage();
    await page.freshness.made([{ type: 'goal_update', id: 1 }]);
    page.asked();
    await page.download(async () => {
      throw new Error('lost');
    });
    page.freshness.hear(ownEcho);
    await page.pass(1_000);
    expect(page.asked()).toEqual([]);
  });

  test('nor is it for long a change that takes minutes, as the writing of a summary', async () => {
    await openListPage();
    const summary = Promise.withResolvers<undefined>();
    void page.change(
      () => summary.promise,
      () => ({ type: 'summary_changed', id: null }),
    );
    page.freshness.hear(ownEcho);
    await page.pass(59_000);
    expect(page.asked()).toEqual([]);
    await page.pass(3_000);
    expect(page.asked()).toEqual(['goals.rows']);
    summary.resolve(undefined);
  });
});
