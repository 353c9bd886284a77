import { keepPlace } from './keep-place.ts';

const routes = [
  { remote: 'goals', expose: './page', path: '/v3/goals' },
  { remote: 'goals', expose: './page', path: '/v3/goals/:goalId' },
  { remote: 'reports', expose: './list', path: '/v3/reports' },
  { remote: 'reports', expose: './report', path: '/v3/reports/:slug' },
] as const;
const from = (to: string, here: string): string =>
  keepPlace(to, routes, new URL(here, 'http://acme.localhost') as unknown as Location);

test.each([
  ['/v3/goals?do=add', '/v3/home', '/v3/goals?do=add'],
  ['/v3/goals?do=add', '/v3/goals/12?period=3&q=a', '/v3/goals/12?period=3&q=a&do=add'],
  ['/v3/goals?do=add', '/v3/goals/12?do=my-week', '/v3/goals/12?do=add'],
  ['/v3/reports?report=users', '/v3/reports/users', '/v3/reports?report=users'],
  ['/v3/goals', '/v3/goals/12?q=a', '/v3/goals'],
  ['/v3/elsewhere?do=add', '/v3/elsewhere', '/v3/elsewhere?do=add'],
])('%s from %s leads to %s', (to, here, expected) => {
  expect(from(to, here)).toBe(expected);
});
