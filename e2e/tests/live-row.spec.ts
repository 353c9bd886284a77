import type { Page } from '@playwright/test';
import { API_BASE } from '@cadence/shared-contract';
import { expectLoaded } from '../src/axe.ts';
import { CLOCK } from '../src/clock.ts';
import { expect, test as base } from '../src/fixtures.ts';
import type { Fixtures } from '../src/fixtures.ts';
import { makeApprovedGoal } from '../src/goals-api.ts';
import { GoalsPage } from '../src/goals-page.ts';
import { reloadLive } from '../src/live.ts';
import { startServer } from '../src/server-process.ts';
import type { ServerProcess } from '../src/server-process.ts';

/** A separate server: another test's events are a reason to ask, and what a page asks is counted here. */
const test = base.extend<object, { readonly own: ServerProcess }>({
  own: [
    async ({}, use) => {
      const own = await startServer({ CLOCK, DEMO: 'on', DATABASE_URL: '', REDIS_URL: '' });
      await use(own);
      await own.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => {
    await use(`http://acme.localhost:${own.port}`);
  },
});

/** Paths of the calls that a page makes from here on. */
function recordCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${API_BASE}/`)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Waits until the page receives events of goals and asks no more. Returns what it receives and asks from then on. */
async function follow(page: Page) {
  const socket = await reloadLive(page);
  // On the way to its content a page may ask nothing for a while: that is not the end of its questions.
  await expect(new GoalsPage(page).detail.getByRole('heading', { level: 2 })).toBeVisible();
  await expectLoaded(page);
  // The count in the header comes from its own remote, for which no skeleton holds the place.
  await expect(page.getByRole('link', { name: /^Action items/ })).toBeVisible();
  const heard = socket.waitForEvent('framereceived', ({ payload }) => payload.includes('goal_update'));
  return { heard, asked: recordCalls(page) };
}

type Actors = Pick<Fixtures, 'api' | 'visit'>;

/** A goal that counts, with its owner and their manager looking at a list of it alone. */
async function watchGoal({ api, visit }: Actors, topic: string) {
  const title = `${topic} ${Date.now()}`;
  await makeApprovedGoal(await api('contributor'), await api('manager'), title);
  const path = `/v3/goals?q=${encodeURIComponent(title)}`;
  const writer = await visit('contributor', path);
  const reader = await visit('manager', path);
  return {
    writer: new GoalsPage(writer.page),
    reader: reader.page,
    row: new GoalsPage(reader.page).row(title),
  };
}

test('a weekly update in one browser changes the row in another, which reads that one goal and no list', async ({
  visit,
  api,
}) => {
  const { writer, reader, row } = await watchGoal({ visit, api }, 'Answer nine of ten letters within a day');
  const stranger = await visit('goaladmin', '/v3/goals');
  const reading = await follow(reader);
  const apart = await follow(stranger.page);
  await expect(row).toContainText('No update yet');

  await writer.postUpdate({ likelihood: 'Likely', quality: 'Good' });

  await expect(row).toContainText('Likelihood: Likely');
  await expect(row).toContainText('Quality: Good');
  expect(reading.asked).toContain(`POST ${API_BASE}/Goal/rows`);
  expect(reading.asked).not.toContain(`POST ${API_BASE}/Goal/goals`);
  await apart.heard;
  expect(apart.asked).toEqual([]);
});

test('[D-133] a refetch that a busy server puts off is retried automatically, and nobody is notified', async ({
  visit,
  api,
}) => {
  const { writer, reader, row } = await watchGoal({ visit, api }, 'Call new customers in their first week');
  await follow(reader);
  const priorities: (string | undefined)[] = [];
  await reader.route(`**${API_BASE}/Goal/rows`, async (route) => {
    priorities.push(route.request().headers()['priority']);
    if (priorities.length > 2) return route.continue();
    const json = { status: 503, code: 'busy', detail: 'Cadence is busy right now.' };
    return route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json });
  });
  const alerts = reader.getByRole('alert');

  await writer.postUpdate({ likelihood: 'Likely', quality: 'Good' });

  await expect.poll(() => priorities.length).toBeGreaterThanOrEqual(2);
  await expect(alerts).toHaveCount(0);
  await expect(row).toContainText('Likelihood: Likely');
  expect(new Set(priorities)).toEqual(new Set(['u=6']));
  await expect(alerts).toHaveCount(0);
});
