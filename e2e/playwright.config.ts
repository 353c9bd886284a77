import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CLOCK } from './src/clock.ts';

/** Workers re-read this file: what the first process chose reaches them through the environment. */
const port = (process.env['E2E_PORT'] ??= '4180');
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'cadence-e2e-')));
const executablePath = process.env['CADENCE_CHROMIUM'];

export default defineConfig({
  testDir: './tests',
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
    baseURL: `http://acme.localhost:${port}`,
    actionTimeout: 30_000,
    // A trace takes a third of the processor; where one is wanted: `npm test -- --only e2e <file> --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      // In the POSIX locale Chromium calls a file whose name is not all ASCII 'download'.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
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
});
