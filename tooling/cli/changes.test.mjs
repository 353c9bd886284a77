import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changedFiles, chooseTests, describeChoice } from './changes.mjs';

/** Two packages, a server and an end-to-end test, each file with what it imports. */
const workspace = {
  'pnpm-lock.yaml': '',
  'docs/table.md': '',
  'docs/other.md': '',
  'shared-contract/package.json': JSON.stringify({
    name: '@cadence/shared-contract',
    exports: { '.': './src/index.ts', './weeks': './src/weeks.ts' },
  }),
  'shared-contract/src/index.ts':
    "export { limit } from './limit.ts';\nexport type { Kind } from './kind.ts';\n",
  'shared-contract/src/limit.ts': 'export const limit = 1;\n',
  'shared-contract/src/kind.ts': "export type Kind = 'a';\n",
  'shared-contract/src/weeks.ts': 'export const weeks = 52;\n',
  'shell/src/page.tsx':
    "import { limit } from '@cadence/shared-contract';\nexport const Page = () => <p>{limit}</p>;\n",
  'shell/src/page.test.tsx': "import { Page } from './page.tsx';\ntest('a page', () => Page);\n",
  'server/src/weeks.test.ts':
    "import { weeks } from '@cadence/shared-contract/weeks';\ntest('w', () => weeks);\n",
  'server/src/table.test.ts':
    "import { join } from 'node:path';\ntest('t', () => join(import.meta.dirname, '../../docs/table.md'));\n",
  'server/src/thread.ts': "export const thread = new URL('on-thread.ts', import.meta.url);\n",
  'server/src/on-thread.ts': 'export {};\n',
  'server/src/migrations/1.ts': 'export {};\n',
  'server/src/thread.test.ts':
    "import { thread } from './thread.ts';\nimport { factory } from './testing/factory.ts';\ntest('t', () => [thread, factory]);\n",
  'server/src/migrations.test.ts':
    "const one = (n: number) => import(`./migrations/${n}.ts`);\ntest('m', () => one(1));\n",
  'server/src/testing/factory.ts': 'export const factory = 1;\n',
  'e2e/src/sign-in.ts': 'export const signIn = 1;\n',
  'e2e/tests/goals.spec.ts': "import { signIn } from '../src/sign-in.ts';\ntest('g', () => signIn);\n",
  'e2e/tests/people.spec.ts': "test('p', () => {});\n",
  'e2e/playwright.config.ts': 'export {};\n',
};

const folder = mkdtempSync(join(tmpdir(), 'cadence-changes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args) =>
  execFileSync(
    'git',
    [
      '-C',
      folder,
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@a.example',
      '-c',
      'commit.gpgsign=false',
      ...args,
    ],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

function write(path, text) {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  git('init', '-q', '-b', 'main');
  for (const [path, text] of Object.entries(workspace)) write(path, text);
  git('add', '.');
  git('commit', '-q', '-m', 'all');
});
beforeEach(() => {
  git('checkout', '-q', '-f', '-B', 'work', 'main');
  git('clean', '-q', '-f', '-d');
});

/** What is chosen for files that changed: the unit tests and the end-to-end files. */
async function chosen(...changed) {
  const { reached, reachesAll, specs } = await chooseTests(folder, changed);
  return {
    unit: reachesAll ? 'all' : [...reached].filter((file) => file.includes('.test.')).toSorted(),
    specs,
  };
}

describe('a change reaches', () => {
  test.each([
    ['through the exports of a package', 'shared-contract/src/limit.ts', ['shell/src/page.test.tsx']],
    ['through one of several ways in', 'shared-contract/src/weeks.ts', ['server/src/weeks.test.ts']],
    [
      'a test, where a file is named by its address',
      'server/src/on-thread.ts',
      ['server/src/thread.test.ts'],
    ],
    [
      'a test, where a part of the name is a value',
      'server/src/migrations/1.ts',
      ['server/src/migrations.test.ts'],
    ],
    ['nothing through an import of types', 'shared-contract/src/kind.ts', []],
  ])('%s', async (_how, file, unit) => {
    expect(await chosen(file)).toEqual({ unit, specs: 'all' });
  });

  test('only itself, when it is a test', async () => {
    expect(await chosen('server/src/weeks.test.ts')).toEqual({
      unit: ['server/src/weeks.test.ts'],
      specs: [],
    });
  });

  test('no end-to-end test, when it is only there for tests', async () => {
    const unit = ['server/src/thread.test.ts'];
    expect(await chosen('server/src/testing/factory.ts')).toEqual({ unit, specs: [] });
  });

  test('the end-to-end tests that use it', async () => {
    expect(await chosen('e2e/src/sign-in.ts')).toEqual({ unit: [], specs: ['e2e/tests/goals.spec.ts'] });
    expect(await chosen('e2e/playwright.config.ts')).toEqual({ unit: [], specs: 'all' });
  });

  test('the walk through Storybook, when it is a story or how stories are shown', async () => {
    const specs = ['e2e/tests/storybook.spec.ts'];
    expect(await chosen('shared-ui/src/button/button.stories.tsx')).toEqual({ unit: [], specs });
    expect(await chosen('shared-ui/.storybook/preview.tsx')).toEqual({ unit: [], specs });
  });

  test('the tests that read a page of the documentation', async () => {
    expect(await chosen('docs/table.md')).toEqual({ unit: ['server/src/table.test.ts'], specs: [] });
    expect(await chosen('docs/other.md')).toEqual({ unit: [], specs: [] });
  });

  test.each([
    'pnpm-lock.yaml',
    'shared-contract/package.json',
    'tooling/jest/runtime.mjs',
    'shell/src/a.css',
  ])('everything: %s', async (file) => expect(await chosen(file)).toEqual({ unit: 'all', specs: 'all' }));

  test('what imported a file that is there no more', async () => {
    git('rm', '-q', 'shared-contract/src/limit.ts');
    expect(await chosen('shared-contract/src/limit.ts')).toMatchObject({ unit: ['shell/src/page.test.tsx'] });
  });
});

describe('what differs', () => {
  test('is first what is not committed: changed, added and removed', () => {
    write('server/src/weeks.test.ts', 'changed\n');
    write('server/src/new.ts', 'new\n');
    git('rm', '-q', 'docs/other.md');
    const { files, since } = changedFiles(folder);
    expect(files.toSorted()).toEqual(['docs/other.md', 'server/src/new.ts', 'server/src/weeks.test.ts']);
    expect(since).toBe('the last commit');
  });

  test('then what the branch has more than main', () => {
    expect(changedFiles(folder).files).toEqual([]);
    git('rm', '-q', 'docs/other.md');
    git('commit', '-q', '-m', 'less');
    expect(changedFiles(folder)).toEqual({ files: ['docs/other.md'], since: 'main' });
  });

  test('is compared with a revision that is named', () => {
    git('rm', '-q', 'docs/other.md');
    git('commit', '-q', '-m', 'less');
    write('server/src/new.ts', 'new\n');
    const files = ['docs/other.md', 'server/src/new.ts'];
    expect(changedFiles(folder, 'HEAD~1')).toEqual({ files, since: 'HEAD~1' });
    expect(() => changedFiles(folder, 'nowhere')).toThrow('Git knows no revision nowhere.');
  });
});

describe('what is chosen is said', () => {
  const said = async (file, unit) =>
    describeChoice({ files: [file], since: 'main' }, await chooseTests(folder, [file]), { unit, of: 5 });

  test.each([
    ['docs/other.md', [], 'No test can reach that; the checks alone decide.'],
    ['server/src/weeks.test.ts', ['one'], 'Chosen: 1 of 5 test files; no end-to-end tests.'],
    ['e2e/src/sign-in.ts', [], 'Chosen: 0 of 5 test files; 1 end-to-end file.'],
    [
      'server/src/thread.ts',
      ['one'],
      'Chosen: 1 of 5 test files; every end-to-end test (server/src/thread.ts).',
    ],
    [
      'pnpm-lock.yaml',
      ['one', 'two'],
      'Chosen: 2 of 5 test files; every end-to-end test (pnpm-lock.yaml), because any may depend on pnpm-lock.yaml.',
    ],
  ])('%s', async (file, unit, sentence) => {
    expect(await said(file, unit)).toBe(`1 file differs from main.\n${sentence}`);
  });
});
