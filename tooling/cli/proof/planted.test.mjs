import { existsSync } from 'node:fs';
import { at, root } from '../workspace.mjs';
import { inputsOf, readContents, readSources } from './inputs.mjs';
import { specRestsOn, unitRestsOn } from './rests-on.mjs';

/** End-to-end tests, with the remotes that they open. */
const GOALS = { file: 'e2e/tests/goals-list.spec.ts', opens: ['goals'] };
const STRATEGY = { file: 'e2e/tests/strategy.spec.ts', opens: ['strategy'] };
const STORYBOOK = { file: 'e2e/tests/storybook.spec.ts', opens: [] };
const SERVER = { file: 'server/src/modules/goals/core-flow.test.ts' };
const BUTTON = { file: 'shared-ui/src/button/button.test.tsx' };
const PALETTE = { file: 'shared-ui/src/theme/palette.test.ts' };
const TIMELINE = { file: 'mfe-goals/src/features/timeline/timeline.test.tsx' };
const PLAIN_TEXT = { file: 'mfe-strategy/src/features/strategy/plain-text.test.ts' };
const PERMISSIONS = { file: 'server/src/modules/goals/lifecycle.test.ts' };
const DEMO = { file: 'server/src/demo/seed-demo.test.ts' };
const GATES = { file: 'tooling/cli/gates.test.mjs' };

/** What may be different, with tests that it makes run again and tests whose results it leaves. */
const PLANTED = [
  {
    what: 'a limit of the contract',
    file: 'shared-contract/src/limits.ts',
    runs: [SERVER, TIMELINE, GOALS, STRATEGY],
    stays: [PALETTE],
  },
  {
    what: 'a token of the theme',
    file: 'shared-ui/src/theme/tokens.ts',
    runs: [PALETTE, GOALS, STRATEGY, STORYBOOK],
    stays: [SERVER, PLAIN_TEXT],
  },
  {
    what: 'a migration',
    file: 'server/src/migrations/0001-kernel.ts',
    runs: [SERVER, DEMO, GOALS, STRATEGY],
    stays: [BUTTON, TIMELINE, PLAIN_TEXT],
  },
  {
    what: 'a component of the design system',
    file: 'shared-ui/src/button/button.tsx',
    runs: [BUTTON, TIMELINE, GOALS, STRATEGY, STORYBOOK],
    stays: [SERVER, PLAIN_TEXT],
  },
  {
    what: 'a component of a remote',
    file: 'mfe-goals/src/features/timeline/components/comment-editor.tsx',
    runs: [TIMELINE, GOALS, GATES],
    stays: [STRATEGY, STORYBOOK, BUTTON, SERVER, PLAIN_TEXT],
  },
  {
    what: 'the preset of webpack',
    file: 'tooling/webpack/preset.mjs',
    runs: [GOALS, STRATEGY, GATES],
    stays: [BUTTON, TIMELINE, SERVER],
  },
  {
    what: 'a helper of Playwright',
    file: 'e2e/src/goals-page.ts',
    runs: [GOALS, GATES],
    stays: [STORYBOOK, TIMELINE, SERVER],
  },
  {
    what: 'a row of the demo',
    file: 'server/src/demo/goal-texts.ts',
    runs: [DEMO, GOALS, STRATEGY],
    stays: [BUTTON, TIMELINE, PLAIN_TEXT],
  },
  {
    what: 'the lockfile',
    file: 'pnpm-lock.yaml',
    runs: [SERVER, BUTTON, TIMELINE, GOALS, STRATEGY, STORYBOOK, GATES],
    stays: [],
  },
  {
    what: 'a sheet',
    file: 'mfe-goals/src/pages/goals-page.css',
    runs: [GOALS, GATES],
    stays: [STRATEGY, PLAIN_TEXT, SERVER],
  },
  {
    what: 'a page of docs that a test reads',
    file: 'docs/goal-permissions.md',
    runs: [PERMISSIONS, GATES],
    stays: [TIMELINE, GOALS, SERVER],
  },
];

let sources;
beforeAll(async () => {
  sources = await readSources(root);
});

function inputs({ file, opens }) {
  const restsOn = opens ? specRestsOn(file, opens) : unitRestsOn(file);
  return inputsOf({ file, restsOn }, sources);
}

test.each(PLANTED)('$what makes run again what rests on it', ({ file, runs, stays }) => {
  for (const known of [{ file }, ...runs, ...stays])
    expect({ ...known, isThere: existsSync(at(known.file)) }).toEqual({ ...known, isThere: true });
  const isRunAgain = (one) => inputs(one).includes(file);
  expect(runs.filter((one) => !isRunAgain(one))).toEqual([]);
  expect(stays.filter(isRunAgain)).toEqual([]);
});

test('a variable that a test rests on makes it run again', () => {
  const hash = (one, env) => readContents(root, inputs(one), env)(inputs(one), []);
  expect(hash(GATES, { RELEASES_DIR: '/elsewhere' })).not.toBe(hash(GATES, {}));
  expect(hash(PLAIN_TEXT, { RELEASES_DIR: '/elsewhere' })).toBe(hash(PLAIN_TEXT, {}));
});
