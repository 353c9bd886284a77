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
 * @typedef {{ proves: string, suite: 'e2e' | 'unit', files: string[], restsOn: RegExp[], opensRemotes?: boolean,
 *   needsEngines?: boolean }} Part `files`:
 *   the test files, on whose imports it rests besides; `opensRemotes`: each of its tests on the remotes that it opens, too;
 *   `needsEngines`: it runs in Firefox and WebKit, and rests on their versions
 */

/** @type {Record<string, Part>} */
export const NIGHTLY = {
  widths: {
    proves:
      'every screen in the dark, at the other widths, with every text as one word, and with texts of 32 px',
    suite: 'e2e',
    files: ['e2e/tests/screens-other-looks.spec.ts', 'e2e/nightly/widths.spec.ts'],
    restsOn: [LOCK, BUILD, made('shell|shared-ui|shared-auth'), made('server/src/demo')],
    opensRemotes: true,
  },
  failures: {
    proves: 'every remote fails in every way (R16), and what holds the failure up, rung by rung',
    suite: 'e2e',
    files: ['e2e/nightly/failures.spec.ts', 'e2e/tests/failure-ladder.spec.ts'],
    restsOn: [
      LOCK,
      BUILD,
      /^e2e\/fixtures\//,
      made('shell|shared-auth|shared-contract/src/remote|server/src/web'),
      made('mfe-[^/]+/src/(remote|pages)'),
      /^mfe-[^/]+\/src\/remote\.ts$/,
    ],
  },
  interfaces: {
    proves: 'pages without TLS, and browsers that are too old, say what they cannot do',
    suite: 'e2e',
    files: ['e2e/tests/missing-interfaces.spec.ts'],
    restsOn: [LOCK, BUILD, made('shell|shared-auth|server/src/web|shared-contract/src/remote')],
  },
  browsers: {
    proves: 'every page and the main jobs in Firefox and in WebKit, the engine of Safari',
    suite: 'e2e',
    files: ['e2e/nightly/firefox.spec.ts', 'e2e/nightly/webkit.spec.ts'],
    restsOn: [
      LOCK,
      BUILD,
      made('shared-ui|shared-auth|shell/src/(remotes|routes|session|services)'),
      /^shell\/src\/(app|bootstrap)\.tsx$/,
    ],
    needsEngines: true,
  },
  translators: {
    proves: 'the main jobs behind page translators: every word and number is what the page without one has',
    suite: 'e2e',
    files: ['e2e/nightly/translators-chrome.spec.ts', 'e2e/nightly/translators-firefox.spec.ts'],
    restsOn: [
      LOCK,
      BUILD,
      made('shared-ui|shared-auth|shell/src/(remotes|routes|session|services)'),
      /^shell\/src\/(app|bootstrap)\.tsx$/,
    ],
  },
  compatibility: {
    proves: 'every remote works in the shell that is built, and looking finds one that does not',
    suite: 'e2e',
    files: ['e2e/nightly/compatibility.spec.ts'],
    restsOn: [LOCK, BUILD, made('shell|tooling/release|server/src/web'), /^mfe-[^/]+\/src\/remote\.ts$/],
  },
  releases: {
    proves: 'a remote is released, rolled out and rolled back, over a folder and over a bucket',
    suite: 'e2e',
    files: ['e2e/tests/releases-folder.spec.ts', 'e2e/nightly/bucket.spec.ts'],
    restsOn: [LOCK, BUILD, made('tooling/release|server/src/web|shell/src/(remotes|telemetry)')],
  },
  stories: {
    proves: 'every story is drawn and played, accessible in both themes, and as pictured',
    suite: 'e2e',
    files: ['e2e/tests/storybook.spec.ts'],
    restsOn: [LOCK, BUILD, /^shared-ui\/(?!.*\.test\.|.*\.md$)/],
  },
  storybook: {
    proves: 'the walk through the stories finds what is planted; toolbar, panel and pages of Storybook',
    suite: 'e2e',
    files: ['e2e/nightly/storybook.spec.ts'],
    restsOn: [LOCK, /^shared-ui\/(\.storybook|src\/(button|breadcrumb|foundations|gallery|styles|theme))\//],
  },
  instruments: {
    proves: 'what looks at pages for the end-to-end tests finds what is planted',
    suite: 'e2e',
    files: ['cut-parts', 'picture-comparison', 'watch'].map((name) => `e2e/tests/${name}.spec.ts`),
    restsOn: [LOCK, /^e2e\/playwright\.config\.ts$/],
  },
  planted: {
    proves: 'a fault in each of a dozen places is found by a test whose result it makes void',
    suite: 'unit',
    files: ['tooling/cli/proof/planted-faults.nightly.test.mjs'],
    restsOn: [LOCK, /^tooling\/(jest\/|cli\/(reach|gates|suites)\.mjs$|cli\/proof\/)/],
  },
  generated: {
    proves: 'a new remote passes every gate and its own tests, builds, and may be released',
    suite: 'unit',
    files: ['tooling/new-remote/generated.nightly.test.mjs'],
    restsOn: [
      LOCK,
      BUILD,
      /^tooling\/(new-remote|jest|lint|tsconfig|release)\//,
      /^shared-[^/]+\/api\//,
      /^(package|\.oxlintrc|\.oxfmtrc|jest\.config)\.[a-z]+$/,
    ],
  },
};

/** What a run of everything leaves out; by its name it runs at any time. */
export const LEFT_TO_NIGHT = new Set(Object.values(NIGHTLY).flatMap(({ files }) => files));
