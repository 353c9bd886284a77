import { join } from 'node:path';
import { defineRemote, ref } from '@cadence/shared-contract/remote';
import { nameExposeChunks } from './expose-chunks.ts';
import { describeLentModules } from './lent-modules.ts';
import { WORKSPACE_ROOT } from './package-info.ts';
import { completeRequires, consumeShared, listLentModules, readProvided } from './sharing.ts';

const shell = join(WORKSPACE_ROOT, 'shell');
const goals = join(WORKSPACE_ROOT, 'mfe-goals');

test('everything a remote takes from the page, the shell lends in the version that it says', () => {
  const lent = listLentModules(shell).map(({ request }) => request);
  const provided = readProvided(shell);
  const taken = consumeShared(completeRequires({}, readProvided(goals)));
  for (const [key, { packageName, import: own, strictVersion }] of Object.entries(taken)) {
    expect(
      lent.filter((request) => request === key || (key.endsWith('/') && request.startsWith(key))),
    ).not.toEqual([]);
    expect(provided[packageName]).toBeDefined();
    expect({ own, strictVersion }).toEqual({ own: false, strictVersion: true });
  }
});

test('a remote needs the federation that its runtime is lent from', () => {
  const [name, version] = Object.entries(readProvided(shell)).at(-1) ?? [];
  expect(name).toBe('@module-federation/enhanced');
  expect(completeRequires({}, readProvided(goals))).toMatchObject({ [String(name)]: `^${version}` });
});

test('a late face is no part of the first script, and React is lent as it is', () => {
  const source = describeLentModules(shell);
  expect(source).toContain('get: async () => { const face = await import("@cadence/shared-ui/rich-text")');
  expect(source).not.toMatch(/^import .*rich-text/m);
  expect(source).toMatch(/^import \w+ from "react\/jsx-runtime";$/m);
  expect(source).toMatch(/^import \* as \w+ from "@cadence\/shared-ui";$/m);
});

test('widgets that are shown together are one chunk; pages, tabs and drawers are one each', () => {
  const widget = (id: string, order: number) => ({
    id,
    component: ref(`./${id}`, async () => ({ default: () => null })),
    meta: { size: 'm', area: 'main', order } as const,
  });
  const page = ref('./page', async () => ({ default: () => null }));
  const descriptor = defineRemote({
    schema: 1,
    name: 'sample',
    requires: {},
    prefixes: ['/v3/sample'],
    routes: [{ id: 'page', path: '/v3/sample', title: 'Sample', page }],
    menu: [],
    slots: { 'dashboard.widget': [widget('first', 1), widget('second', 2)] },
  });
  const exposed = { './page': '/page.tsx', './first': '/first.tsx', './second': '/second.tsx' };
  expect(nameExposeChunks(descriptor, exposed)).toEqual({
    './page': 'page',
    './first': 'dashboard-widget',
    './second': 'dashboard-widget',
  });
});
