import { NOTIFICATION_SUBJECTS } from '@cadence/shared-contract';
import { isToDo, newsActions } from './news-actions.ts';
import { goalOf, makeNote, noteAbout } from './testing/make-note.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');

const labelsOf = (note: Parameters<typeof newsActions>[0]): readonly string[] =>
  newsActions(note, NOW).map((action) =>
    action.kind === 'approve' ? 'Approve' : `${action.label} ${action.to}`,
  );

test('a request has its answers as long as they are open to the reader', () => {
  const asked = { Id: 1, Event: 'submit' };
  const open = noteAbout(goalOf(5, { Actions: ['approve', 'requestChanges'] }), asked);
  expect(labelsOf(open)).toEqual(['Review /v3/goals/5?do=review', 'Approve']);
  expect(isToDo(open, NOW)).toBe(true);
  const decided = noteAbout(goalOf(5, { Actions: ['changeOwner'] }), asked);
  expect(labelsOf(decided)).toEqual([]);
  expect(isToDo(decided, NOW)).toBe(false);
});

test('edits can be looked at before they are approved; shelving and a result are reviewed', () => {
  const about = (Event: string, Actions: Parameters<typeof goalOf>[1]) =>
    labelsOf(noteAbout(goalOf(5, Actions), { Id: 1, Event }));
  expect(about('submitEdit', { Actions: ['approveEdit'] })).toEqual([
    'View edits /v3/goals/5?do=edits',
    'Approve',
  ]);
  expect(about('requestShelve', { Actions: ['approveShelve'] })).toEqual(['Review /v3/goals/5?do=review']);
  expect(about('submitResult', { Actions: ['finalize'] })).toEqual(['Review /v3/goals/5?do=reviewResult']);
  expect(about('requestChanges', { Actions: ['editDraft'] })).toEqual(['Edit /v3/goals/5?do=edit']);
});

test('a comment can be answered, which nobody must', () => {
  const comment = noteAbout(goalOf(5), { Id: 1, Event: 'comment' });
  expect(labelsOf(comment)).toEqual(['Reply /v3/goals/5?tab=history']);
  expect(isToDo(comment, NOW)).toBe(false);
});

test('the weekly reminder leads to the week for as long as that lasts', () => {
  const reminder = makeNote(1, { Subject: NOTIFICATION_SUBJECTS.updateGoals });
  expect(labelsOf(reminder)).toEqual(['Update my week /v3/goals?do=my-week']);
  expect(labelsOf({ ...reminder, CreatedAt: '2026-11-06T14:00:00Z' })).toEqual([]);
});

test('an appraisal is offered to sign until that was read', () => {
  const shared = makeNote(1, { Subject: NOTIFICATION_SUBJECTS.appraisalAvailable, IsRead: false });
  expect(labelsOf(shared)).toEqual(['Sign /v3/talent/myappraisal']);
  expect(labelsOf({ ...shared, IsRead: true })).toEqual([]);
});
