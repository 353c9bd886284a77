import type { RemoteDescriptor } from '@cadence/shared-contract/remote';
import { defineRemote, ref } from '@cadence/shared-contract/remote';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDescriptorFaults } from './descriptor-check.ts';
import { DescriptorError, readExposedFiles } from './descriptor-source.ts';
import { loadRemoteDescriptor } from './load-descriptor.ts';
import { MENU_ICONS } from './menu-icons.ts';
import { WORKSPACE_ROOT } from './package-info.ts';

const SOURCE = `
import { defineRemote, ref } from '@cadence/shared-contract/remote';
const page = ref('./page', () => import('./page.tsx'));
export default defineRemote({
  schema: 1, name: 'sample', requires: {}, prefixes: ['/v3/sample'],
  routes: [{ id: 'page', path: '/v3/sample', title: 'Sample', page }],
  menu: [{ routeId: 'page', label: 'Sample', icon: 'goals', order: 20, to: '/v3/sample' }],
  slots: {},
  commands: [{ id: 'add', label: 'New sample', to: '/v3/sample?do=add', textParam: 'title' }],
});`;

let dir: string;

beforeEach(async () => {
  // Inside the workspace, where the contract resolves.
  await mkdir(join(import.meta.dirname, '../.cache'), { recursive: true });
  dir = await mkdtemp(join(import.meta.dirname, '../.cache/remote-'));
  await mkdir(join(dir, 'src'));
  await writeFile(join(dir, 'src/page.tsx'), 'export default () => null;');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const load = async (
  source: string,
): Promise<readonly string[] | Awaited<ReturnType<typeof loadRemoteDescriptor>>> => {
  await writeFile(join(dir, 'src/remote.ts'), source);
  try {
    return await loadRemoteDescriptor({ name: 'sample', dir });
  } catch (error) {
    if (error instanceof DescriptorError) return error.sentences;
    throw error;
  }
};

test('a descriptor is evaluated, and its modules are read from its source', async () => {
  expect(await load(SOURCE)).toMatchObject({
    descriptor: { name: 'sample', routes: [{ page: { expose: './page' } }] },
    exposed: { './page': join(dir, 'src/page.tsx') },
  });
});

test.each([
  ['./page.tsx', './gone.tsx', './page imports ./gone.tsx, and there is no such file.'],
  [
    "'./page', ()",
    'String(1), ()',
    "ref() takes a literal name and a literal import: ref('./page', () => import('./page.tsx')).",
  ],
  ["path: '/v3/sample'", "path: '/v3/other'", "Route 'page' is at /v3/other, outside /v3/sample."],
  ["path: '/v3/sample'", "path: '/v3/sampled'", "Route 'page' is at /v3/sampled, outside /v3/sample."],
  ["icon: 'goals'", "icon: 'nonsense'", "Menu item 'Sample' has the unknown icon 'nonsense'"],
  ["routeId: 'page'", "routeId: 'gone'", "Menu item 'Sample' opens the route 'gone', which does not exist."],
  [
    "to: '/v3/sample'",
    "to: '/v3/goals'",
    "Menu item 'Sample' leads to /v3/goals, outside the remote's prefixes.",
  ],
  ["name: 'sample'", "name: 'other'", "The name is 'other', and the build is for 'sample'."],
  ['requires: {}', "requires: { react: 'newest' }", "requires.react is 'newest', which is no semver range."],
  ['schema: 1', 'schema: 2 as 1', 'schema is 2; this build knows schema 1.'],
  ["['/v3/sample']", "['/sample']", 'The prefix /sample is not a path under /v3'],
  ['slots: {}', "slots: { 'no.slot': [] } as object", "There is no slot 'no.slot'"],
  ["label: 'New sample'", "label: ' '", "Command 'add' has no label."],
  [
    "to: '/v3/sample?do=add'",
    "to: '/v3/goals?do=add'",
    "Command 'add' leads to /v3/goals?do=add, where this remote has no page.",
  ],
  ["?do=add'", "?do=add#top'", "a command's address has no hash."],
  ["textParam: 'title'", "textParam: 'a title'", "as 'a title', which is no parameter's name."],
  ["textParam: 'title'", "textParam: 'do'", "as 'do', which its address sets already."],
  ["textParam: 'title'", "icon: 'nonsense'", "Command 'add' has the unknown icon 'nonsense'."],
  ["textParam: 'title'", "hotkey: 'g'", "The hotkey 'g' is neither a letter nor 'g' and a letter."],
  ["textParam: 'title'", "hotkey: 'Ctrl+S'", "The hotkey 'Ctrl+S' is neither"],
  [
    "textParam: 'title' }",
    "hotkey: 'c' }, { id: 'b', label: 'B', to: '/v3/sample', hotkey: 'c' }",
    "Two things have the hotkey 'c'.",
  ],
  ['commands: [', 'commands: {} as [], others: [', 'commands is missing or not a list.'],
  ['export default', 'throw new Error("at once"); export default', 'It cannot be evaluated: Error: at once'],
  ['export default', 'export const descriptor =', 'It has no default export made by defineRemote().'],
  [
    "title: 'Sample', page }",
    "title: 'Sample', page: { expose: './other' } }",
    './other is referred to and not exposed by a ref().',
  ],
])('%s → %s: %s', async (from, to, sentence) => {
  expect(SOURCE).toContain(from);
  expect(await load(SOURCE.replace(from, to))).toEqual(
    expect.arrayContaining([expect.stringContaining(sentence)]),
  );
});

test('ids are unique', () => {
  const page = { expose: './page' } as const;
  const widget = { id: 'twice', component: page, meta: { size: 's', area: 'main', order: 1 } } as const;
  const descriptor: RemoteDescriptor = {
    schema: 1,
    name: 'sample',
    requires: {},
    prefixes: ['/v3/sample'],
    routes: [
      { id: 'page', path: '/v3/sample', title: 'Sample', page },
      { id: 'page', path: '/v3/sample', title: 'Sample', page },
    ],
    menu: [],
    slots: { 'dashboard.widget': [widget, widget] },
    commands: [
      { id: 'add', label: 'Add', to: '/v3/sample' },
      { id: 'add', label: 'Add again', to: '/v3/sample' },
    ],
  };
  expect(
    findDescriptorFaults(descriptor, { name: 'sample', exposed: { './page': 'page.tsx' }, icons: [] }),
  ).toEqual([
    "Two routes have the id 'page'.",
    'Two routes have the path /v3/sample.',
    "Two slot contributions have the id 'twice'.",
    "Two commands have the id 'add'.",
  ]);
});

test('a descriptor of before there were commands is valid', async () => {
  expect(await load(SOURCE.replace(/ {2}commands: .*\n/, ''))).toMatchObject({
    descriptor: { name: 'sample', slots: {} },
  });
});

test('the modules of every remote of the workspace can be read', () => {
  const exposed = readExposedFiles(join(WORKSPACE_ROOT, 'mfe-goals/src/remote.ts'));
  expect(Object.keys(exposed)).toContain('./goals-page');
});

test('menu icons are the icons of the design system', () => {
  const source = readFileSync(join(WORKSPACE_ROOT, 'shared-ui/src/icon/icon.tsx'), 'utf8');
  const table = /const byName = \{(.*?)\} as const/s.exec(source)?.[1] ?? '';
  expect([...table.matchAll(/^\s*(\w+):/gm)].map(([, name]) => name)).toEqual(MENU_ICONS);
});

test('the compiler refuses a module that does not take the props of its place', () => {
  type Params = Readonly<Record<string, string | undefined>>;
  const base = { schema: 1, name: 'sample', requires: {}, prefixes: ['/v3/sample'], menu: [] } as const;
  const place = { id: 'page', path: '/v3/sample', title: 'Sample' } as const;
  const goal = ref('./goal', async () => ({ default: (_props: { goalId: number }) => null }));
  const page = ref('./page', async () => ({ default: (_props: { params: Params }) => null }));
  defineRemote({ ...base, slots: {}, routes: [{ ...place, page }] });
  // @ts-expect-error -- a page gets `params`, not a goal's id
  defineRemote({ ...base, slots: {}, routes: [{ ...place, page: goal }] });
  defineRemote({ ...base, routes: [], slots: { 'goal.drawer': [{ id: 'd', meta: {}, component: goal }] } });
  // @ts-expect-error -- the drawer gets a goal's id, not a route's parameters
  defineRemote({ ...base, routes: [], slots: { 'goal.drawer': [{ id: 'd', meta: {}, component: page }] } });
  expect([goal.expose, page.expose]).toEqual(['./goal', './page']);
});
