import { expect, test } from '../src/fixtures.ts';
import { watchPage } from '../src/watch.ts';

interface Answered {
  readonly name: string;
  readonly priority?: string;
  readonly status: number;
  readonly retryAfter?: string;
}

const ANSWERS: readonly Answered[] = [
  { name: 'put-off', priority: 'u=6', status: 503, retryAfter: '2' },
  { name: 'awaited', status: 503, retryAfter: '1' },
  { name: 'away', priority: 'u=6', status: 503 },
  { name: 'failed', priority: 'u=6', status: 500, retryAfter: '2' },
  { name: 'denied', priority: 'u=6', status: 404, retryAfter: '2' },
];

test('[D-133] of all failed answers, only a refetch that is to come again is no problem of its page', async ({
  page,
  serverOrigin,
}) => {
  await page.route('**/answers/**', (route) => {
    const asked = ANSWERS.find(({ name }) => route.request().url().endsWith(`/${name}`));
    const headers = asked?.retryAfter === undefined ? {} : { 'Retry-After': asked.retryAfter };
    return route.fulfill({ status: asked?.status ?? 200, headers, contentType: 'text/html', body: '' });
  });
  await page.goto(`${serverOrigin}/answers/start`);
  const watch = watchPage(page, 'page');

  await page.evaluate(async (answers) => {
    for (const { name, priority } of answers) {
      await fetch(`/answers/${name}`, { headers: priority === undefined ? {} : { Priority: priority } });
    }
  }, ANSWERS);

  await expect
    .poll(() => watch.problems)
    .toEqual([
      'page: 503 GET /answers/awaited',
      'page: 503 GET /answers/away',
      'page: 500 GET /answers/failed',
      'page: 404 GET /answers/denied',
    ]);
});

test('what the policy of a page refuses is a problem of the page', async ({ page }) => {
  await page.goto('/v3/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const watch = watchPage(page, 'page');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://elsewhere.example/planted.png';
    document.body.append(image);
  });
  await expect
    .poll(() => watch.problems)
    .toEqual([expect.stringMatching(/^page: console: .*Content Security Policy/)]);
});
