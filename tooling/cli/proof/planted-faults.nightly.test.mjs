import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from '../../testing/workspace-copy.mjs';
import { gates } from '../gates.mjs';
import { root } from '../workspace.mjs';
import { inputsOf, readSources } from './inputs.mjs';
import { unitRestsOn } from './rests-on.mjs';

// A copy of the workspace is installed: a limit for hangs.
const LIMIT_MS = 900_000;

/** Where a fault is planted, what becomes of which text there, and the test that runs again and finds it. */
const FAULTS = [
  {
    what: 'a limit of the contract',
    file: 'shared-contract/src/limits.ts',
    from: 'jobTitle: 255',
    to: 'jobTitle: 2550',
    finds: 'mfe-people/src/features/edit-profile/edit-profile.test.tsx',
  },
  {
    what: 'a token of the theme',
    file: 'shared-ui/src/theme/tokens.ts',
    from: "ink: ['#1D1C19'",
    to: "ink: ['#C9C8C4'",
    finds: 'shared-ui/src/theme/tokens.test.ts',
  },
  {
    what: 'a migration',
    file: 'server/src/migrations/0019-strategy.ts',
    from: 'await isolateByTenant(db, table);',
    to: 'void isolateByTenant;',
    finds: 'server/src/migrations/catalogue.test.ts',
  },
  {
    what: 'a component of the design system',
    file: 'shared-ui/src/button/button.tsx',
    from: "'aria-busy': true",
    to: "'aria-busy': false",
    finds: 'shared-ui/src/button/button.test.tsx',
  },
  {
    what: 'a component of a remote',
    file: 'mfe-goals/src/features/dashboard/components/risk-list.tsx',
    from: 'The goals beneath could not be loaded',
    to: 'No goals beneath',
    finds: 'mfe-goals/src/features/dashboard/components/risk-list.test.tsx',
  },
  {
    what: 'the preset of webpack',
    file: 'tooling/webpack/sharing.ts',
    from: 'import: false, strictVersion: true',
    to: 'import: false, strictVersion: false',
    finds: 'tooling/webpack/lent-modules.test.ts',
  },
  {
    what: 'a helper of Playwright',
    file: 'e2e/src/tags.ts',
    from: "  'goals-list': about('demo', 'goals'),\n",
    to: '',
    finds: 'e2e/src/tags.test.ts',
  },
  {
    what: 'a row of the demo',
    file: 'server/src/demo/write-strategy.ts',
    from: 'https://vimeo.com/76979871',
    to: 'https://video.example/76979871',
    finds: 'server/src/demo/seed-demo.test.ts',
  },
  {
    what: 'the lockfile',
    file: 'pnpm-lock.yaml',
    from: "'@oxlint-tsgolint/darwin-arm64@",
    to: "'@oxlint-tsgolint/linux-riscv64@",
    also: [["'@oxlint-tsgolint/darwin-x64@", "'@oxlint-tsgolint/linux-ppc64@"]],
    finds: 'tooling/cli/lockfile.test.mjs',
  },
  {
    what: 'a page of docs that a test reads',
    file: 'docs/goal-permissions.md',
    from: 'Edit, SubmitForApproval, Delete |',
    to: 'SubmitForApproval |',
    finds: 'server/src/modules/goals/core/steps/refusals.test.ts',
  },
];

let sources;
let copy;
beforeAll(async () => {
  sources = await readSources(root);
  copy = copyWorkspace();
  // Installs it.
  await copy.run('npm', ['run', 'build', '--', '--help']).catch(() => undefined);
}, LIMIT_MS);
afterAll(() => copy.remove());

/** Changes a file of the copy while `work` is under way. */
async function planted(file, changes, work) {
  const path = join(copy.path, file);
  const text = readFileSync(path, 'utf8');
  const changed = changes.reduce((before, [from, to]) => before.replaceAll(from, to), text);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  try {
    return await work();
  } finally {
    writeFileSync(path, text);
  }
}

const runTest = (file) => copy.run(copy.tool('jest'), ['--runTestsByPath', file]);

test.each(FAULTS)(
  'a fault in $what is found by a test whose result it makes void',
  async ({ file, from, to, also = [], finds }) => {
    expect(inputsOf({ file: finds, restsOn: unitRestsOn(finds) }, sources)).toContain(file);
    await runTest(finds);
    await expect(planted(file, [[from, to], ...also], () => runTest(finds))).rejects.toThrow(
      /Tests: +\d+ failed/,
    );
  },
  LIMIT_MS,
);

test(
  'a fault in a sheet is found by the checks, which rest on everything',
  async () => {
    const check = () => gates['class names'](copy.path, { show: false });
    expect((await check()).code).toBe(0);
    const sheet = ['mfe-goals/src/pages/goals-page.css', [['.gl-split', '.gl-splitt']]];
    expect((await planted(...sheet, check)).code).not.toBe(0);
  },
  LIMIT_MS,
);
