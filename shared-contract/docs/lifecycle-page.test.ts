import { readFileSync } from 'node:fs';
import { LIFECYCLE_PAGE, renderLifecyclePage } from './lifecycle-page.ts';

test('docs/goal-lifecycle.md is the lifecycle table; run `node shared-contract/docs/lifecycle-page.ts` after a change', () => {
  expect(readFileSync(LIFECYCLE_PAGE, 'utf8')).toBe(renderLifecyclePage());
});
