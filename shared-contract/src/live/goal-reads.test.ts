import type { GoalChange } from './topics.ts';
import type { Change } from './change.ts';
import { GOAL_READS } from './goal-reads.ts';

const VIEWER = 7;
const OTHER = 8;

const changed = (change: GoalChange, approverId: number): Change => ({
  type: 'goal_update',
  id: 1,
  goal: { change, periodId: 3, ownerIds: [5], approverIds: [approverId], parentIds: [] },
});

describe('compliance', () => {
  /** What a change means to the compliance of a scope. */
  const needOf = (scope: number, change: Change) =>
    GOAL_READS['dashboard.compliance']?.(change, {
      input: { params: { scope } },
      answer: { data: [], count: 0, users: [] },
      viewerId: VIEWER,
    });

  test('of direct reports is read again when a goal changes that the viewer decides on, and for no other', () => {
    expect(needOf(1, changed('status', VIEWER))).toBe('now');
    expect(needOf(1, changed('status', OTHER))).toBeNull();
    expect(needOf(1, { type: 'goal_update', id: 1 })).toBe('later');
  });

  test.each([2, 3])('of many people (scope %i) is a figure that can wait', (scope) => {
    expect(needOf(scope, changed('status', OTHER))).toBe('later');
    expect(needOf(scope, changed('place', OTHER))).toBe('later');
  });

  test.each(['discussion', 'content'] as const)('does not depend on the %s of goals', (change) => {
    for (const scope of [1, 2, 3]) expect(needOf(scope, changed(change, VIEWER))).toBeNull();
  });
});
