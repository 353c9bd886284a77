import { readFileSync } from 'node:fs';
import { NOTIFICATIONS_PAGE, renderNotificationsPage } from './notifications-page.ts';

test('docs/notifications.md follows from the table; run `node shared-contract/docs/notifications-page.ts` after a change', () => {
  expect(readFileSync(NOTIFICATIONS_PAGE, 'utf8')).toBe(renderNotificationsPage());
});
