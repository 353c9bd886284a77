import type { GoalChange } from './topics.ts';
import type { Change } from './change.ts';
import type { OutputOf } from '../call-types.ts';
import { changedGoals, GOAL_READS } from './goal-reads.ts';

const VIEWER = 7;
const OTHER = 8;

const changed = (change: GoalChange, approverId: number): Change => ({
  type: 'goal_update',
  id: 1,
  goal: { change, periodId: 3, ownerIds: [5], approverIds: [approverId], parentIds: [] },
});

describe('a goal that is named from now on by those beneath it', () => {
  const shown: Change = {
    type: 'goal_update',
    id: 1,
    goal: { change: 'state', periodId: 3, ownerIds: [5], approverIds: [], parentIds: [], childIds: [9] },
  };
  const bundle = (...above: number[]) =>
    ({ Ancestors: above.map((Id) => ({ Id })), ParentGoal: null }) as unknown as OutputOf<'goals.read'>;

  test.each([
    ['those', 9, [], 'now'],
    ['those beneath them', 10, [9], 'now'],
    ['no other', 11, [12], null],
  ] as const)('makes %s old', (_which, id, above, need) => {
    const read = { input: { params: { id } }, answer: bundle(...above), viewerId: VIEWER };
    expect(GOAL_READS['goals.read']?.(shown, read)).toBe(need);
  });

  test('is read as their row again', () => {
    expect(changedGoals(shown)).toEqual([1, 9]);
  });
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
