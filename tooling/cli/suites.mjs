/** The test suites: how each is run and how its report is counted. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './browser.mjs';
import { prepareDemo } from './demo-folder.mjs';
import { runNode } from './process.mjs';
import { readReads } from './proof/reads.mjs';
import { at, root, script } from './workspace.mjs';

/** Servers are started a dozen times in a run, and each would compile the same files. */
const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'cadence-compiled') };

/** Files in which a test depends on no other one. */
const APART = /^e2e\/(tests\/screens(-other-looks)?|nightly\/widths)\.spec\.ts$/;

/** Workers take it over. What tests leave behind is collected when 64 MB of it are there, a tenth less often paid for. */
const ROOMY = '--max-semi-space-size=64';

/**
 * @param {{ projects?: string[], args?: string[], env?: object }} options packages to test, all by default;
 *   further Jest arguments; environment of the tests; name of the report
 * @returns {Promise<import('./stages.mjs').Counts>}
 */
export async function runJest({ projects = [], args = [], env = {}, report: name = 'jest.json' }) {
  const report = reportPath(name);
  // Before the next option: Jest takes every name that follows for one of a project.
  const select = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  const processor = reportPath('processor.jsonl');
  const reads = reportPath('reads.jsonl');
  const how = ['--json', `--outputFile=${report}`];
  const { code } = await runNode([ROOMY, script('jest'), ...select, ...how, ...args], {
    env: { ...env, PROCESSOR_REPORT: processor, READS_REPORT: reads },
  });
  return count(report, code, (json) => ({
    passed: json.numPassedTests,
    // A file that cannot even be loaded has no tests to count.
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    note: json.numPendingTests > 0 ? `${json.numPendingTests} skipped` : undefined,
    failures: jestFailures(json),
    files: fileCosts(processor),
    results: withReads(json.testResults.map(jestResult), reads),
  }));
}

/**
 * @param {{ projects?: string[], env?: object }} options as for {@link runJest}
 * @returns {Promise<string[]>} the test files that Jest would run, as paths inside the repository
 */
export async function listJestFiles({ projects = [], env = {} }) {
  const select = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  const { output } = await runNode([script('jest'), '--listTests', ...select], { env, show: false });
  return output
    .split('\n')
    .filter((line) => isAbsolute(line))
    .map((path) => relative(root, path).replaceAll('\\', '/'));
}

/**
 * @param {{ args?: string[], env?: object, report?: string }} options further Playwright arguments; environment of the tests,
 *   of which E2E_FOLDER says where they are; name of the report
 * @returns {Promise<import('./stages.mjs').Counts>}
 */
export async function runPlaywright({ args = [], env = {}, report: name = 'playwright.json' }) {
  const report = reportPath(name);
  const folder = `e2e/${env.E2E_FOLDER ?? 'tests'}`;
  // What `npm run e2e` says of the run before.
  reportPath('e2e-run.json');
  const chromium = await ensureChromium();
  const demo = env.E2E_URL || env.DATABASE_URL ? undefined : await prepareDemo();
  const { code } = await runNode([script('@playwright/test', 'playwright', 'e2e'), 'test', ...args], {
    cwd: at('e2e'),
    env: { ...COMPILED, CADENCE_CHROMIUM: chromium, E2E_DEMO: demo, E2E_REPORT: report, ...env },
  });
  return count(report, code, ({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    note: [stats.flaky && `${stats.flaky} flaky`, stats.skipped && `${stats.skipped} skipped`]
      .filter(Boolean)
      .join(', '),
    failures: [...errors.map(({ message }) => brief(message)), ...suites.flatMap(playwrightFailures(folder))],
    files: suites.map((suite) => ({ file: `${folder}/${suite.file}`, clock: playwrightSeconds(suite) })),
    results: suites.flatMap(playwrightResults(folder)),
  }));
}

const jestResult = ({ name, status, assertionResults, startTime, endTime }) => ({
  file: relative(root, name).replaceAll('\\', '/'),
  test: '',
  passed: assertionResults.length,
  isClean: status === 'passed' && assertionResults.every((test) => test.status === 'passed'),
  seconds: (endTime - startTime) / 1000,
});

function withReads(results, report) {
  const reads = readReads(report);
  return results.map((result) => ({ ...result, reads: reads.get(result.file) ?? [] }));
}

/** Of an end-to-end file one result; of one whose tests share nothing, one for each of them. */
const playwrightResults = (folder) => (suite) => {
  const file = `${folder}/${suite.file}`;
  const isShared = !APART.test(file);
  const groups = isShared ? [['', specsOf(suite)]] : specsOf(suite).map((spec) => [spec.title, [spec]]);
  return groups.map(([test, specs]) => {
    const tests = specs.flatMap((spec) => spec.tests);
    // A second try that passed is 'flaky'.
    const isClean = tests.length > 0 && tests.every(({ status }) => status === 'expected');
    const listed = `${specs[0].file} › ${test}`;
    return { file, test, listed, passed: tests.length, isClean, seconds: playwrightSeconds({ specs }) };
  });
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Writes `artifacts/reports/requirements.html` from the reports of the last runs; the result of a run does not depend on it. */
export const writeRequirementsPage = () => runNode([at('e2e/report/main.ts')], { show: false });

/** A file that could not be loaded has no test to name: it names itself. */
function jestFailures({ testResults }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${brief(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}: ${brief(failureMessages[0])}`,
    );
  });
}

/** Suites hold specs and further suites; a spec has a result for each project and each try. */
const playwrightFailures =
  (folder) =>
  ({ suites = [], specs = [] }) => {
    const failed = specs.filter(({ ok }) => !ok);
    return [
      ...failed.map(({ file, title, tests }) => {
        const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
        return `${folder}/${file} › ${title}: ${brief(error?.message)}`;
      }),
      ...suites.flatMap(playwrightFailures(folder)),
    ];
  };

/** Of browsers nobody knows which test they worked for: an end-to-end file is known by the clock only. */
const playwrightSeconds = (suite) =>
  specsOf(suite)
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((total, { duration }) => total + duration / 1000, 0);

/** What tooling/jest/processor.mjs wrote, a line for each file. */
const fileCosts = (report) =>
  existsSync(report)
    ? readFileSync(report, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

/** What a message says before its stack, in one line. */
const brief = (message = '') =>
  stripVTControlCharacters(message)
    .split(/\n\s+at /)[0]
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 400);

function reportPath(name) {
  mkdirSync(at('artifacts/reports'), { recursive: true });
  const path = at('artifacts/reports', name);
  rmSync(path, { force: true });
  return path;
}

/** A suite that ended badly without a failed test (or without a report at all) still counts one failure. */
function count(report, code, read) {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  const how = counts.passed > 0 ? 'without a failed test' : 'and no test ran';
  return code !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`exit code ${code} ${how}`] }
    : counts;
}
