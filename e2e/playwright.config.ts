import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CLOCK } from './src/clock.ts';
import { copyDemo } from './src/demo-folder.ts';
import { isDeployed, originOf } from './src/platform-under-test.ts';
import { chooseSpecs } from './src/tags.ts';

/** Workers re-read this file: what the first process chose reaches them through the environment. */
const port = (process.env['E2E_PORT'] ??= '4180');
const dataDir = (process.env['E2E_DATA_DIR'] ??= makeDataDir());
const executablePath = process.env['CADENCE_CHROMIUM'];
/** What `npm run e2e` chose: tags, a pattern for titles, and whether failures keep their evidence. */
const { E2E_TAGS, E2E_TITLES, E2E_EVIDENCE } = process.env;
/** `nightly` for what `npm run prove` proves by name. */
const folder = process.env['E2E_FOLDER'] ?? 'tests';
const tags = E2E_TAGS ? E2E_TAGS.split(',') : [];
const isChosen = tags.length > 0 || isDeployed;
/** A page from elsewhere takes remotes from this machine, which newer browsers ask a person about. */
const overrideArgs = process.env['E2E_OVERRIDES'] ? ['--disable-features=LocalNetworkAccessChecks'] : [];

function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-e2e-'));
  if (!isDeployed && !process.env['DATABASE_URL']) copyDemo(folder);
  return folder;
}

export default defineConfig({
  testDir: `./${folder}`,
  ...(isChosen && {
    testMatch: chooseSpecs({ tags, isDeployed }).chosen.map((name) => `**/${name}.spec.ts`),
  }),
  ...(E2E_TITLES && { grep: new RegExp(E2E_TITLES) }),
  outputDir: './test-results',
  fullyParallel: false,
  // A third gains three seconds in a hundred on two cores, and takes seven more of the processor.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Two browsers and the server share what cores there are: limits are for hangs, not for slow machines.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: originOf('acme', `http://acme.localhost:${port}`),
    actionTimeout: 30_000,
    // A trace takes a third of the processor; `npm run e2e` keeps those of failures.
    trace: E2E_EVIDENCE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...overrideArgs],
      // In the POSIX locale Chromium calls a file whose name is not all ASCII 'download'.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  ...(!isDeployed && {
    webServer: {
      command: 'node ../server/src/main.ts',
      url: `http://127.0.0.1:${port}/health/ready`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'ignore',
      stderr: 'pipe',
      env: {
        PORT: port,
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DEMO: 'on',
        CLOCK,
        LOG_LEVEL: 'warn',
      },
    },
  }),
});
