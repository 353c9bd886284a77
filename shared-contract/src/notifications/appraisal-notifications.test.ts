import type { AppraisalAction } from '../index.ts';
import { APPRAISAL_ACTIONS } from '../index.ts';
import { APPRAISAL_PARTIES, appraisalNotifications } from './index.ts';

const facts = { actor: 'Ann Bo', employee: 'Cy Do', period: 'Q3 2026', comment: 'Why so?' };
const told = (action: AppraisalAction) =>
  appraisalNotifications(action).map(({ to, rule }) => [to, rule.subject]);

test('each side is notified of what the other one does, and the asker of the answer (D-37, D-50, D-94)', () => {
  const available = [['employee', 'Appraisal Available for Signature']];
  expect(Object.fromEntries(APPRAISAL_ACTIONS.map((action) => [action, told(action)]))).toEqual({
    start: [],
    edit: [],
    editSigned: available,
    share: available,
    takeBack: [['employee', 'Appraisal Taken Back']],
    signAsEmployee: [['reviewer', 'Appraisal Acknowledged']],
    editSignature: [['reviewer', 'Appraisal Signature Changed']],
    signAsManager: [['employee', 'Appraisal Completed']],
    reopen: [
      ['employee', 'Appraisal Reopened'],
      ['reviewer', 'Appraisal Reopened'],
    ],
    delete: [['employee', 'Appraisal Deleted']],
    restore: [['employee', 'Appraisal Restored']],
    ask: [['reviewer', 'Question About a Rating']],
    answer: [['asker', 'Answer About a Rating']],
    changeReviewer: [],
  });
});

test('[NOTI-010] all of them open something of talent, go out by mail too, and say who did it and of which quarter', () => {
  const rows = APPRAISAL_ACTIONS.flatMap((action) => appraisalNotifications(action));
  expect(rows.map(({ to }) => to).filter((to) => !Object.hasOwn(APPRAISAL_PARTIES, to))).toEqual([]);
  for (const { rule } of rows) {
    expect(rule).toMatchObject({ object: 'EmployeeEvaluation', mail: true });
    expect(rule.body(facts)).toMatch(/^Ann Bo .*Q3 2026.*[.?]$/);
  }
});
