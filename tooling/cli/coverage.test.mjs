import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countFile, mergeFunctions } from './coverage-count.mjs';
import { isSource, listSources, sourceOf } from './coverage-sources.mjs';
import { mergeScripts, tableOf } from './coverage.mjs';
import { runNode } from './process.mjs';
import { at, root } from './workspace.mjs';

const share = (covered, total) => ({ covered, total });

test.each([
  ['server/src/app.ts', true],
  ['shared-ui/src/toast/toast.tsx', true],
  ['tooling/cli/stages.mjs', true],
  ['server/src/main.test.ts', false],
  ['shared-ui/src/toast/toast.stories.tsx', false],
  ['mfe-goals/src/testing/server.ts', false],
  ['shared-ui/.storybook/main.ts', false],
  ['e2e/src/clock.ts', false],
  ['tooling/node_modules/acorn/dist/acorn.mjs', false],
])('%s counts: %s', (file, counts) => {
  expect(isSource(file)).toBe(counts);
  expect(sourceOf(pathToFileURL(join(root, file)).href)).toBe(counts ? file : undefined);
});

test('the same file counts behind any query; what is elsewhere does not', () => {
  const { href } = pathToFileURL(join(root, 'server/src/app.ts'));
  expect(sourceOf(`${href}?12`)).toBe('server/src/app.ts');
  expect(sourceOf('node:fs')).toBeUndefined();
  expect(sourceOf('file:///elsewhere/server/src/app.ts')).toBeUndefined();
});

test('sources of every package are listed, loaded or not', () => {
  const sources = listSources();
  expect(sources.every(isSource)).toBe(true);
  for (const file of ['server/src/main.ts', 'shell/src/bootstrap.tsx', 'tooling/cli/tasks/test.mjs'])
    expect(sources).toContain(file);
});

test('a package has one row, with its share rounded down', () => {
  const files = {
    'server/src/a.ts': { lines: share(1999, 2000), branches: share(1, 3) },
    'server/src/b.ts': { lines: share(0, 0), branches: share(0, 0) },
    'shell/src/a.ts': { lines: share(4, 4), branches: share(0, 0) },
  };
  expect(tableOf(files, ['server', 'shell'])).toEqual([
    'package               lines       branches',
    'server   99.9 % (1999/2000)   33.3 % (1/3)',
    'shell         100.0 % (4/4)  100.0 % (0/0)',
  ]);
});

test('a file that nobody loads counts with all its lines and branches', async () => {
  const { lines, branches } = await countFile('tooling/cli/greeting.mjs');
  expect(lines.total).toBeGreaterThan(10);
  expect(branches.total).toBeGreaterThan(0);
  expect([lines.covered, branches.covered]).toEqual([0, 0]);
});

describe('a process', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cadence-coverage-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What is counted of a file while a script runs that imports it. */
  async function counted(file, script) {
    const preload = pathToFileURL(at('tooling/jest/coverage-preload.mjs'));
    preload.searchParams.set('folder', `${pathToFileURL(folder).href}/`);
    const module = pathToFileURL(join(root, file)).href;
    const text = `const module = await import(${JSON.stringify(module)}); ${script}`;
    const { code } = await runNode([`--import=${preload.href}`, '--input-type=module', '-e', text], {
      env: { NODE_OPTIONS: '' },
      show: false,
    });
    const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const [found] = mergeScripts(readdirSync(folder).flatMap(read), mergeFunctions).filter(
      (one) => one.file === file,
    );
    return { code, ...(await countFile(file, found?.functions)) };
  }

  test('that ends by process.exit has counted; what several execute adds up', async () => {
    const file = 'tooling/cli/test-options.mjs';
    const first = await counted(file, "module.namesTests(['x']); process.exit(3);");
    expect(first.code).toBe(3);
    expect(first.lines.covered).toBeGreaterThan(0);
    expect(first.lines.covered).toBeLessThan(first.lines.total);
    const second = await counted(file, "module.parseTestOptions(['--only', 'unit']);");
    expect(second.lines.covered).toBeGreaterThan(first.lines.covered);
    expect(second.lines.total).toBe(first.lines.total);
    expect(second.branches.covered).toBeGreaterThan(first.branches.covered);
  });

  test('loads TypeScript, whose lines are those of the source', async () => {
    const file = 'shared-contract/src/remote/compatibility.ts';
    const loaded = await counted(file, '');
    const called = await counted(file, "module.findIncompatibilities({ react: '^1.0.0' }, {});");
    expect([loaded.lines.covered, loaded.branches.covered]).toEqual([0, 0]);
    expect(called.lines).toEqual({ covered: called.lines.total, total: loaded.lines.total });
    expect(called.branches.covered).toBeLessThan(called.branches.total);
  });
});
