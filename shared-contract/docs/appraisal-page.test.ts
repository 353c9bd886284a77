import { readFileSync } from 'node:fs';
import { APPRAISAL_PAGE, renderAppraisalPage } from './appraisal-page.ts';

test('docs/appraisal-lifecycle.md is the lifecycle table; run `node shared-contract/docs/appraisal-page.ts` after a change', () => {
  expect(readFileSync(APPRAISAL_PAGE, 'utf8')).toBe(renderAppraisalPage());
});
