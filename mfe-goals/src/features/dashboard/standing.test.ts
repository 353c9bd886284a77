import { fakeGoal } from '../../testing/goals.fixtures.ts';
import { leastLikelyFirst, standingOf } from './standing.ts';

const MONDAY = '2026-11-16';
const goal = (Id: number, [Likelihood, LikelihoodDelta]: readonly [number, number], StartDate: string) =>
  fakeGoal({
    Id,
    MostRecentGoalStatus: { Likelihood, LikelihoodDelta, Quality: 2, QualityDelta: 0, StartDate },
  });

test('moves count when they were predicted this week or the last; older ones are no news', () => {
  const goals = [
    goal(1, [3, 1], '2026-11-16'),
    goal(2, [1, -2], '2026-11-09'),
    goal(3, [1, -1], '2026-11-02'),
    goal(4, [3, 0], '2026-11-16'),
    fakeGoal({ Id: 5, MostRecentGoalStatus: null }),
  ];
  expect(standingOf(goals, MONDAY)).toEqual({
    steps: [
      { step: 1, count: 2 },
      { step: 3, count: 2 },
    ],
    silent: 1,
    up: 1,
    down: 1,
  });
});

test('the least likely goals come first, goals without a prediction last', () => {
  const goals = [
    fakeGoal({ Id: 1, MostRecentGoalStatus: null }),
    goal(2, [4, 0], MONDAY),
    goal(4, [0, 0], MONDAY),
    goal(3, [0, 0], MONDAY),
  ];
  expect(leastLikelyFirst(goals).map(({ Id }) => Id)).toEqual([3, 4, 2, 1]);
});
