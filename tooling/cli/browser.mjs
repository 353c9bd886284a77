/** Finds a Chromium for the end-to-end suite, or gets one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run, runNode } from './process.mjs';
import { CliError } from './cli-error.mjs';
import { at, script } from './workspace.mjs';

/** Without windows it draws the same with half the processor; the others are browsers for people. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
const standardPaths = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: programs.filter(Boolean).map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
};

/**
 * The browser named in CADENCE_CHROMIUM; else the system's, a headless shell before a whole browser; else the one
 * Playwright downloads; else, as root on Debian, a package.
 * @returns {Promise<string>} path of a browser that runs here
 * @throws {CliError} when none can be found or installed
 */
export async function ensureChromium() {
  const chromium = systemChromium() ?? (await playwrightChromium()) ?? (await debianChromium());
  if (chromium) return chromium;
  throw new CliError(
    'No browser for the end-to-end tests: none is installed, Playwright could not download one, and there is no right to install a package. Install Chromium or Chrome, or name one in CADENCE_CHROMIUM.',
  );
}

function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = [...HEADLESS_SHELLS, ...BROWSERS].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  const candidates = [process.env.CADENCE_CHROMIUM, ...onPath, ...(standardPaths[process.platform] ?? [])];
  return candidates.find(runs);
}

async function playwrightChromium() {
  const path = createRequire(at('e2e/package.json'))('playwright').chromium.executablePath();
  if (runs(path)) return path;
  console.log('Downloading a browser with Playwright …');
  const { code } = await runNode([script('playwright', 'playwright', 'e2e'), 'install', 'chromium']);
  return code === 0 && runs(path) ? path : undefined;
}

async function debianChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`Installing the package ${name} …`);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
    const chromium = systemChromium();
    if (chromium) return chromium;
  }
  return undefined;
}

/** Some distributions put a script there that only recommends a package; asking for the version finds out. */
function runs(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
