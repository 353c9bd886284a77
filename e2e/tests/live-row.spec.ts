import type { Page } from '@playwright/test';
import { API_BASE } from '@cadence/shared-contract';
import { expect, test } from '../src/fixtures.ts';
import { makeApprovedGoal } from '../src/goals-api.ts';
import { GoalsPage } from '../src/goals-page.ts';
import { reloadLive } from '../src/live.ts';

/** Paths of the calls that a page makes from here on. */
function recordCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${API_BASE}/`)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Waits until the page hears of goals and has nothing left to ask. Answers with what it hears, and what it asks from then on. */
async function follow(page: Page) {
  const socket = await reloadLive(page);
  await page.waitForLoadState('networkidle');
  const heard = socket.waitForEvent('framereceived', ({ payload }) => payload.includes('goal_update'));
  return { heard, asked: recordCalls(page) };
}

test('a weekly update in one browser changes the row in another, which reads that one goal and no list', async ({
  visit,
  api,
}) => {
  const owner = await api('contributor');
  const title = `Answer nine of ten letters within a day ${Date.now()}`;
  await makeApprovedGoal(owner, await api('manager'), title);

  const path = `/v3/goals?q=${encodeURIComponent(title)}`;
  const writer = await visit('contributor', path);
  const reader = await visit('manager', path);
  const stranger = await visit('goaladmin', '/v3/goals');
  const reading = await follow(reader.page);
  const apart = await follow(stranger.page);
  const read = new GoalsPage(reader.page);
  await expect(read.row(title)).toContainText('No update yet');

  const update = await new GoalsPage(writer.page).startUpdate();
  await update
    .getByRole('radio', { name: /Likely/ })
    .first()
    .check();
  await update.getByRole('radio', { name: /^Good/ }).check();
  await update.getByRole('button', { name: 'Save Update' }).click();
  await expect(update).toBeHidden();

  await expect(read.row(title)).toContainText('Likelihood: Likely');
  await expect(read.row(title)).toContainText('Quality: Good');
  expect(reading.asked).toContain(`POST ${API_BASE}/Goal/rows`);
  expect(reading.asked).not.toContain(`POST ${API_BASE}/Goal/goals`);
  await apart.heard;
  expect(apart.asked).toEqual([]);
});
