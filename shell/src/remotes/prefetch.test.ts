import type { RemoteDescriptor } from '@cadence/shared-contract/remote';
import type { Viewer } from './extensions.ts';
import type { Connection } from './frugal.ts';
import { createOpenedModules } from './opened-modules.ts';
import { Prefetcher } from './prefetch.ts';
import { makeEntry, makeRegistry, makeStorage } from './testing/fixtures.ts';

const NOBODY_ELSE = { abilities: ['readStrategy'] } as const;

/** A remote whose first page is in the menu. */
function remote(name: string, order: number, changes: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  return {
    schema: 1,
    name,
    requires: {},
    prefixes: [`/v3/${name}`],
    routes: [
      { id: 'list', path: `/v3/${name}`, title: name, page: { expose: './list' } },
      { id: 'one', path: `/v3/${name}/:id/more`, title: name, page: { expose: './more' } },
    ],
    menu: [{ routeId: 'list', label: name, icon: 'goals', order, to: `/v3/${name}` }],
    slots: {},
    ...changes,
  };
}

const goals = remote('goals', 10, {
  slots: {
    'dashboard.widget': [
      { id: 'due', component: { expose: './due' }, meta: { size: 's', area: 'main', order: 1 } },
    ],
    'goal.drawer': [{ id: 'drawer', component: { expose: './drawer' }, meta: {} }],
  },
});
const strategy = remote('strategy', 40, {
  menu: [{ routeId: 'list', label: 'x', icon: 'goals', order: 40, to: '/v3/strategy', access: NOBODY_ELSE }],
  routes: [
    {
      id: 'list',
      path: '/v3/strategy',
      title: 'x',
      page: { expose: './list' },
      access: NOBODY_ELSE,
    },
  ],
});
const registry = makeRegistry(
  Object.fromEntries(
    [goals, remote('people', 20), remote('reports', 30), strategy].map((descriptor) => [
      descriptor.name,
      makeEntry(descriptor.name, { descriptor }),
    ]),
  ),
);

const contributor = { roleName: 'contributor', abilities: {} } as unknown as Viewer;
const strategist = { roleName: 'manager', abilities: { readStrategy: true } } as unknown as Viewer;

interface Setup {
  readonly viewer?: Viewer | null;
  readonly connection?: Connection;
  /** Happens with each module that is fetched; what it throws, the fetching fails with. */
  readonly onLoad?: (module: string) => void;
}

/** A prefetcher of somebody on one device; what it loads is recorded. */
function makePrefetcher({ viewer = contributor, connection = {}, onLoad }: Setup = {}) {
  let person = 'one';
  const opened = createOpenedModules(makeStorage(), () => person);
  const loaded: string[] = [];
  const prefetcher = new Prefetcher({
    registry,
    opened,
    viewer: () => viewer,
    connection: () => connection,
    whenIdle: (run) => run(),
    loader: {
      load: async (name, expose, purpose) => {
        loaded.push(`${name}/${expose} ${purpose}`);
        onLoad?.(`${name}/${expose}`);
        return { kind: 'loading' };
      },
    },
  });
  const open = (...keys: readonly string[]) => {
    for (const key of keys) {
      const [name = '', ...expose] = key.split('/');
      opened.note({ remote: name, expose: expose.join('/') });
    }
  };
  const habits = async (): Promise<readonly string[]> => {
    loaded.length = 0;
    prefetcher.habits();
    // Each is loaded after the one before.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return loaded.map((entry) => entry.replace(' prefetch', ''));
  };
  const become = (name: string) => (person = name);
  return { prefetcher, open, habits, become, loaded };
}

test('somebody new gets the pages of their menu, in its order, and of no other', async () => {
  expect(await makePrefetcher().habits()).toEqual(['goals/./list', 'people/./list', 'reports/./list']);
  const others = await makePrefetcher({ viewer: strategist }).habits();
  expect(others.at(-1)).toBe('strategy/./list');
});

test('what somebody has opened comes first, the last at once, with what their pages have shown', async () => {
  const { open, habits } = makePrefetcher();
  open('goals/./list', 'goals/./drawer', 'people/./more');
  expect(await habits()).toEqual([
    'people/./more',
    'goals/./drawer',
    'goals/./list',
    'people/./list',
    'reports/./list',
  ]);
});

test('who has opened three pages of the menu gets what they open, and no more', async () => {
  const { open, habits } = makePrefetcher({ viewer: strategist });
  open('goals/./list', 'people/./list', 'strategy/./list', 'goals/./list');
  expect(await habits()).toEqual(['goals/./list', 'strategy/./list', 'people/./list']);
});

test('habits are each person’s own, and what a role may not see any longer is left', async () => {
  const { open, habits, become } = makePrefetcher();
  open('strategy/./list', 'gone/./list', 'people/./list');
  become('two');
  expect(await habits()).toEqual(['goals/./list', 'people/./list', 'reports/./list']);
  become('one');
  expect(await habits()).toEqual(['people/./list', 'goals/./list', 'reports/./list']);
});

test.each<[string, Connection, number]>([
  ['a good line', { effectiveType: '4g', saveData: false, type: 'wifi' }, 3],
  ['a browser that says nothing', {}, 3],
  ['Save-Data', { effectiveType: '4g', saveData: true }, 0],
  ['a slow line', { effectiveType: '3g' }, 0],
  ['a line that is paid by the byte', { effectiveType: '4g', type: 'cellular' }, 0],
])('on %s %j, %i pages are fetched ahead', async (_name, connection, pages) => {
  expect(await makePrefetcher({ connection }).habits()).toHaveLength(pages);
});

test('a link that is pointed at brings its page on a slow line too, and not with Save-Data', () => {
  const slow = makePrefetcher({ connection: { effectiveType: '2g' } });
  slow.prefetcher.path('/v3/people');
  expect(slow.loaded).toEqual(['people/./list prefetch']);
  const saving = makePrefetcher({ connection: { saveData: true } });
  saving.prefetcher.path('/v3/people');
  expect(saving.loaded).toEqual([]);
});

test('it stops where the line gets slow, or data is to be saved, before all is fetched', async () => {
  const connection: { saveData?: boolean; effectiveType: string } = { effectiveType: '4g' };
  const slower = makePrefetcher({ connection, onLoad: () => (connection.effectiveType = '3g') });
  expect(await slower.habits()).toEqual(['goals/./list']);
  const other: { saveData?: boolean } = {};
  const saving = makePrefetcher({ connection: other, onLoad: () => (other.saveData = true) });
  expect(await saving.habits()).toEqual(['goals/./list']);
});

test('a dead remote keeps none of the others away, with any error', async () => {
  const { prefetcher, habits, loaded } = makePrefetcher({
    onLoad: (module) => {
      if (module.startsWith('goals')) throw new Error('dead');
    },
  });
  expect(await habits()).toEqual(['goals/./list', 'people/./list', 'reports/./list']);
  loaded.length = 0;
  prefetcher.path('/v3/goals');
  prefetcher.firstSight('/v3/goals');
  expect(loaded).not.toEqual([]);
});

test('a link to a page that the viewer’s role may not see brings nothing', () => {
  const { prefetcher, loaded } = makePrefetcher();
  prefetcher.path('/v3/strategy');
  expect(loaded).toEqual([]);
  const other = makePrefetcher({ viewer: strategist });
  other.prefetcher.path('/v3/strategy');
  expect(other.loaded).toEqual(['strategy/./list prefetch']);
});

test('what is on the page at first sight is linked before anybody knows who looks, however slow the line', () => {
  const { prefetcher, loaded } = makePrefetcher({ viewer: null, connection: { saveData: true } });
  prefetcher.firstSight('/v3/home');
  prefetcher.firstSight('/v3/strategy');
  expect(loaded).toEqual(['goals/./due prefetch', 'strategy/./list prefetch']);
});

test('only the last two dozen modules are kept', () => {
  const opened = createOpenedModules(makeStorage(), () => 'place');
  for (let index = 0; index < 30; index += 1) opened.note({ remote: 'goals', expose: `./${index}` });
  expect(opened.list()).toHaveLength(24);
  expect(opened.list()[0]).toBe('goals/./29');
});
