import { matchesPath } from './match-path.ts';

test.each([
  ['/v3/goals', '/v3/goals', true],
  ['/v3/goals', '/v3/goals/', true],
  ['/v3/goals/:goalId', '/v3/goals/7', true],
  ['/v3/goals/:goalId', '/v3/goals', false],
  ['/v3/goals/:goalId', '/v3/goals/7/edit', false],
])('%s on %s: %s', (pattern, pathname, isMatch) => {
  expect(matchesPath(pattern, pathname)).toBe(isMatch);
});
