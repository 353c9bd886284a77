import { ABILITY_NAMES, type Abilities } from '@cadence/shared-contract/remote';
import { listCommands, listContributions, listMenu, listRoutes, type Viewer } from './extensions.ts';
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

test('a menu item is hidden from people who may not open its route', () => {
  const labels = (viewer: Viewer | null): string[] => listMenu(registry, viewer).map(({ label }) => label);
  expect(labels(contributor)).toEqual(['goals', 'Talent']);
  expect(labels(observer)).toEqual(['goals']);
  expect(labels(null)).toEqual(['goals']);
});

test('a command needs its own access and that of its page, and leads to a page that is there', () => {
  const commands = [
    { id: 'start', label: 'Start a review', to: '/v3/talent?do=start' },
    { id: 'add', label: 'Add a skill', to: '/v3/talent', access: { abilities: ['managePeople'] } },
    { id: 'gone', label: 'Gone', to: '/v3/talent/gone' },
  ] as const;
  const withCommands = makeRegistry({
    talent: makeEntry('talent', { descriptor: { ...talent, commands } }),
    goals: makeEntry('goals'),
  });
  const keys = (viewer: Viewer | null): string[] => listCommands(withCommands, viewer).map(({ key }) => key);
  expect(keys(contributor)).toEqual(['talent:start']);
  expect(keys({ ...contributor, abilities: { ...noAbilities, managePeople: true } })).toEqual([
    'talent:start',
    'talent:add',
  ]);
  expect(keys(observer)).toEqual([]);
  expect(keys(null)).toEqual([]);
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
