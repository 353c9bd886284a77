/** The test suites: how each is run and how its report is counted. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './browser.mjs';
import { runNode } from './process.mjs';
import { at, root, script } from './workspace.mjs';

/**
 * @param {{ projects?: string[], args?: string[], env?: object }} options packages to test, all by default;
 *   further Jest arguments; environment of the tests
 * @returns {Promise<import('./stages.mjs').Counts>}
 */
export async function runJest({ projects = [], args = [], env = {} }) {
  const report = reportPath('jest.json');
  const select = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  const { code } = await runNode([script('jest'), '--json', `--outputFile=${report}`, ...select, ...args], {
    env,
  });
  return count(report, code, (json) => ({
    passed: json.numPassedTests,
    // A file that cannot even be loaded has no tests to count.
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    note: json.numPendingTests > 0 ? `${json.numPendingTests} skipped` : undefined,
    failures: jestFailures(json),
  }));
}

/**
 * @param {{ args?: string[], env?: object }} options further Playwright arguments; environment of the tests
 * @returns {Promise<import('./stages.mjs').Counts>}
 */
export async function runPlaywright({ args = [], env = {} }) {
  const report = reportPath('playwright.json');
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
  }));
}

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
  return code !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`exit code ${code} without a failed test`] }
    : counts;
}
