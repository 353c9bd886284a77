import { readFileSync } from 'node:fs';
import { PERMISSIONS_PAGE, renderPermissionsPage } from './permissions-page.ts';

test('docs/goal-permissions.md follows from the lifecycle table; run `node shared-contract/docs/permissions-page.ts` after a change', () => {
  expect(readFileSync(PERMISSIONS_PAGE, 'utf8')).toBe(renderPermissionsPage());
});
