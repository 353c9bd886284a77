/**
 * What a run leaves to the night, by name: more of a kind of which every run proves what is typical. A part is also
 * proven where what it rests on has changed (docs/testing.md).
 */

import { MADE } from './rests-on.mjs';

const LOCK = /^pnpm-(lock|workspace)\.yaml$/;
const BUILD = /^tooling\/webpack\//;
/** What a part of the product is made of, and not what proves it. */
const made = (folders) => new RegExp(`^(${folders})/${MADE}`);

/**
 * @typedef {{ proves: string, suite: 'e2e' | 'unit', file: string, restsOn: RegExp[], opensRemotes?: boolean }} Part `file`:
 *   the test file, on whose imports it rests besides; `opensRemotes`: each of its tests on the remotes that it opens, too
 */

/** @type {Record<string, Part>} */
export const NIGHTLY = {
  widths: {
    proves: 'every screen at 320 and 768 px by axe, with every text as one word, and with texts of 32 px',
    suite: 'e2e',
    file: 'e2e/nightly/widths.spec.ts',
    restsOn: [LOCK, BUILD, made('shell|shared-ui|shared-auth'), made('server/src/demo')],
    opensRemotes: true,
  },
  failures: {
    proves: 'every remote fails in every way (R16)',
    suite: 'e2e',
    file: 'e2e/nightly/failures.spec.ts',
    restsOn: [
      LOCK,
      BUILD,
      made('shell|shared-auth|shared-contract/src/remote|server/src/web'),
      made('mfe-[^/]+/src/(remote|pages)'),
      /^mfe-[^/]+\/src\/remote\.ts$/,
    ],
  },
  compatibility: {
    proves: 'every remote works in the shell that is built, and looking finds one that does not',
    suite: 'e2e',
    file: 'e2e/nightly/compatibility.spec.ts',
    restsOn: [LOCK, BUILD, made('shell|tooling/release|server/src/web'), /^mfe-[^/]+\/src\/remote\.ts$/],
  },
  bucket: {
    proves: 'a remote is released, rolled out and rolled back over a bucket, as over a folder in every run',
    suite: 'e2e',
    file: 'e2e/nightly/bucket.spec.ts',
    restsOn: [LOCK, made('tooling/release|server/src/web|shell/src/(remotes|telemetry)')],
  },
  storybook: {
    proves: 'the walk through the stories finds what is planted; toolbar, panel and pages of Storybook',
    suite: 'e2e',
    file: 'e2e/nightly/storybook.spec.ts',
    restsOn: [LOCK, /^shared-ui\/(\.storybook|src\/(button|breadcrumb|foundations|gallery|styles|theme))\//],
  },
  planted: {
    proves: 'a fault in each of a dozen places is found by a test whose result it makes void',
    suite: 'unit',
    file: 'tooling/cli/proof/planted-faults.nightly.test.mjs',
    restsOn: [LOCK, /^tooling\/(jest\/|cli\/(reach|gates|suites)\.mjs$|cli\/proof\/)/],
  },
  generated: {
    proves: 'a new remote passes every gate and its own tests, builds, and may be released',
    suite: 'unit',
    file: 'tooling/new-remote/generated.nightly.test.mjs',
    restsOn: [
      LOCK,
      BUILD,
      /^tooling\/(new-remote|jest|lint|tsconfig|release)\//,
      /^shared-[^/]+\/api\//,
      /^(package|\.oxlintrc|\.oxfmtrc|jest\.config)\.[a-z]+$/,
    ],
  },
};
