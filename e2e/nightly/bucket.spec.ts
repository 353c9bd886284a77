import { expect } from '../src/fixtures.ts';
import { ship, test } from '../src/shipping.ts';

// What the version with a fault throws.
test.use({ kind: 'bucket', expectedConsole: /fixture: shipped with a fault/ });

test('over a bucket a squad publishes, sees it in an open tab, rolls out to half, is rolled back by its errors, and overrides', async ({
  visit,
  api,
  delivery,
  request,
  serverOrigin,
}) => {
  const { share } = await ship({ visit, api, delivery, request, serverOrigin });
  expect(share).toBeGreaterThan(70);
  expect(share).toBeLessThan(130);
});
