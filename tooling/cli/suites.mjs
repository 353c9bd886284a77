/** The test suites: how each is run and how its report is counted. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './browser.mjs';
import { runNode } from './process.mjs';
import { at, root, script } from './workspace.mjs';

/** Workers take it over. What tests leave behind is collected when 64 MB of it are there, a tenth less often paid for. */
const ROOMY = '--max-semi-space-size=64';

/**
 * @param {{ projects?: string[], args?: string[], env?: object }} options packages to test, all by default;
 *   further Jest arguments; environment of the tests
 * @returns {Promise<import('./stages.mjs').Counts>}
 */
export async function runJest({ projects = [], args = [], env = {} }) {
  const report = reportPath('jest.json');
  // Before the next option: Jest takes every name that follows for one of a project.
  const select = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  const processor = reportPath('processor.jsonl');
  const how = ['--json', `--outputFile=${report}`];
  const { code } = await runNode([ROOMY, script('jest'), ...select, ...how, ...args], {
    env: { ...env, PROCESSOR_REPORT: processor },
  });
  return count(report, code, (json) => ({
    passed: json.numPassedTests,
    // A file that cannot even be loaded has no tests to count.
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    note: json.numPendingTests > 0 ? `${json.numPendingTests} skipped` : undefined,
    failures: jestFailures(json),
    files: fileCosts(processor),
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
 * @param {{ args?: string[], env?: object }} options further Playwright arguments; environment of the tests
 * @returns {Promise<import('./stages.mjs').Counts>}
 */
export async function runPlaywright({ args = [], env = {} }) {
  const report = reportPath('playwright.json');
  // What `npm run e2e` says of the run before.
  reportPath('e2e-run.json');
  const chromium = await ensureChromium();
  const { code } = await runNode([script('@playwright/test', 'playwright', 'e2e'), 'test', ...args], {
    cwd: at('e2e'),
    env: { CADENCE_CHROMIUM: chromium, E2E_REPORT: report, ...env },
  });
  return count(report, code, ({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    note: [stats.flaky && `${stats.flaky} flaky`, stats.skipped && `${stats.skipped} skipped`]
      .filter(Boolean)
      .join(', '),
    failures: [...errors.map(({ message }) => brief(message)), ...suites.flatMap(playwrightFailures)],
    files: suites.map((suite) => ({ file: `e2e/tests/${suite.file}`, clock: playwrightSeconds(suite) })),
  }));
}

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
function playwrightFailures({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `e2e/tests/${file} › ${title}: ${brief(error?.message)}`;
    }),
    ...suites.flatMap(playwrightFailures),
  ];
}

/** Of browsers nobody knows which test they worked for: an end-to-end file is known by the clock only. */
const playwrightSeconds = ({ suites = [], specs = [] }) =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((total, { duration }) => total + duration / 1000, 0) +
  suites.reduce((total, suite) => total + playwrightSeconds(suite), 0);

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
