import { agreementText } from './agreement.ts';
import { APPRAISAL_STATUSES, appraisalStatusText } from './states.ts';

test('[TAL-011] every status as its column shows it', () => {
  expect(APPRAISAL_STATUSES.map(appraisalStatusText)).toEqual([
    'Not Started',
    'Started (30%)',
    'Shared (60%)',
    'Acknowledged (90%)',
    'Completed (100%)',
  ]);
});

test('an answer that was not asked for has no words (D-93)', () => {
  expect([true, false, null].map(agreementText)).toEqual(['I agree', 'I have read it and disagree', null]);
});
