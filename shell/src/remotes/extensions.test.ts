import { ABILITY_NAMES, type Abilities } from '@cadence/shared-contract/remote';
import { listContributions, listMenu, listRoutes, matchesPath, type Viewer } from './extensions.ts';
import { makeDescriptor, makeEntry, makeRegistry } from './testing/fixtures.ts';

const noAbilities = Object.fromEntries(ABILITY_NAMES.map((name) => [name, false])) as Abilities;
const contributor: Viewer = { roleName: 'contributor', abilities: noAbilities };
const observer: Viewer = { roleName: 'observer', abilities: noAbilities };

const talent = makeDescriptor('talent', {
  routes: [
    {
      id: 'list',
      path: '/v3/talent',
      title: 'Talent',
      page: { expose: './list' },
      access: { notRoles: ['observer'] },
    },
  ],
  menu: [{ routeId: 'list', label: 'Talent', icon: 'talent', order: 60, to: '/v3/talent' }],
  slots: {
    'header.action': [
      {
        id: 'count',
        component: { expose: './count' },
        meta: { order: 1 },
        access: { abilities: ['managePeople'] },
      },
    ],
  },
});
const registry = makeRegistry({
  talent: makeEntry('talent', { descriptor: talent }),
  goals: makeEntry('goals'),
});

test('a menu item is hidden from whoever may not open its route', () => {
  const labels = (viewer: Viewer | null): string[] => listMenu(registry, viewer).map(({ label }) => label);
  expect(labels(contributor)).toEqual(['goals', 'Talent']);
  expect(labels(observer)).toEqual(['goals']);
  expect(labels(null)).toEqual(['goals']);
});

test('routes carry their remote and are unique on the platform', () => {
  expect(listRoutes(registry).map(({ key, remote, expose }) => [key, remote, expose])).toEqual([
    ['talent:list', 'talent', './list'],
    ['goals:list', 'goals', './list'],
  ]);
});

test('a contribution needs the abilities that it names', () => {
  expect(listContributions(registry, 'header.action', contributor)).toEqual([]);
  const able: Viewer = { roleName: 'contributor', abilities: { ...noAbilities, managePeople: true } };
  expect(listContributions(registry, 'header.action', able).map(({ id }) => id)).toEqual(['talent:count']);
});

test.each([
  ['/v3/goals', '/v3/goals', true],
  ['/v3/goals', '/v3/goals/', true],
  ['/v3/goals/:goalId', '/v3/goals/7', true],
  ['/v3/goals/:goalId', '/v3/goals', false],
  ['/v3/goals/:goalId', '/v3/goals/7/edit', false],
])('%s on %s: %s', (pattern, pathname, isMatch) => {
  expect(matchesPath(pattern, pathname)).toBe(isMatch);
});
