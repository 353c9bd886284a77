import { ROUTES, type OperationId } from '@cadence/shared-contract';
import { routeUrl } from '../api/route-url.ts';
import { matchRoute } from './match-route.ts';

test.each(Object.keys(ROUTES) as OperationId[])('%s is found under its own address', (id) => {
  const names = [...ROUTES[id].path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name, index) => [name, index + 1]));
  expect(matchRoute(ROUTES[id].method, routeUrl(id, params))).toEqual({ id, params });
});

test('paths match without regard to case, methods do not mix', () => {
  expect(matchRoute('GET', '/api/GOAL/periods')?.id).toBe('goals.periods');
  expect(matchRoute('DELETE', '/api/Goal/periods')).toBeNull();
  expect(matchRoute('GET', '/api/Goal/1/2/3')).toBeNull();
});

test('a parameter that is missing is a programming error', () => {
  expect(() => routeUrl('goals.read')).toThrow("goals.read needs the parameter 'id'.");
});

test.each([
  ['100 % of 9/10', '100 % of 9/10'],
  ['cut in half \ud83d', 'cut in half \ufffd'],
])('what was typed is encoded, whatever it is: %s', (title, sent) => {
  const url = routeUrl('predictions.searchGoals', { title });
  expect(matchRoute('GET', url)).toEqual({ id: 'predictions.searchGoals', params: { title: sent } });
});
