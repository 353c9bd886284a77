/** The test suites: how each is run and how its report is counted. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './browser.mjs';
import { runNode } from './process.mjs';
import { at, script } from './workspace.mjs';

/**
 * @param {{ projects?: string[], args?: string[], env?: object }} options packages to test, all by default;
 *   further Jest arguments; environment of the tests
 * @returns {Promise<import('./stages.mjs').Counts>}
 */
export async function runJest({ projects = [], args = [], env = {} }) {
  const report = reportPath('jest.json');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const select = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  const { code } = await runNode(
    [...flags, script('jest'), '--json', `--outputFile=${report}`, ...select, ...args],
    { env: { NODE_OPTIONS: flags.join(' '), ...env } },
  );
  return count(report, code, (json) => ({
    passed: json.numPassedTests,
    // A file that cannot even be loaded has no tests to count.
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    note: json.numPendingTests > 0 ? `${json.numPendingTests} skipped` : undefined,
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
  return count(report, code, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    note: [stats.flaky && `${stats.flaky} flaky`, stats.skipped && `${stats.skipped} skipped`]
      .filter(Boolean)
      .join(', '),
  }));
}

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
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
