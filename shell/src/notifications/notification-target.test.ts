import type { NotifiedObjectType } from '@cadence/shared-contract';
import { notificationTarget } from './notification-target.ts';

const target = (type: NotifiedObjectType, subject = 'Anything', id: number | null = 5): string | null =>
  notificationTarget({ Subject: subject, NotifiedObjectType: type, NotifiedObjectId: id });

test('[NOTI-006] a goal or comment opens the goal, unless the subject says Deleted', () => {
  expect(target('Goal')).toBe('/v3/goals/5');
  expect(target('Comment')).toBe('/v3/goals/5');
  expect(target('Goal', 'Goal Deleted: Halve the hand-over time')).toBeNull();
  expect(target('Comment', 'Comment Deleted')).toBeNull();
});

test('[NOTI-007] a weekly status opens its resolver', () => {
  expect(target('GoalStatus')).toBe('/v3/notifications/goalstatus/5');
});

test('[NOTI-008] a user opens the profile', () => {
  expect(target('User')).toBe('/v3/profile/5');
});

test('[NOTI-009] an action item opens the action items', () => {
  expect(target('ActionItem')).toBe('/v3/actionitems');
});

test('[NOTI-010] an appraisal opens the own ones when it waits for a signature, else the talent page', () => {
  expect(target('EmployeeEvaluation', 'Appraisal Available for Signature')).toBe('/v3/talent/myappraisal');
  expect(target('EmployeeEvaluation', 'Appraisal completed')).toBe('/v3/talent');
});

test('[NOTI-011] the weekly reminder opens the goals, whatever its subject', () => {
  expect(target('User', 'Please update your goals')).toBe('/v3/goals');
  expect(target('Goal', 'Please update your goals', null)).toBe('/v3/goals');
});

test('what has lost its object opens nothing', () => {
  expect(target('Goal', 'Anything', null)).toBeNull();
});
