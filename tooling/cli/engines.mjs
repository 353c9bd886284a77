/** Finds browsers of other engines than Chromium's for `npm run prove -- browsers`, or gets them. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { CliError } from './cli-error.mjs';
import { run, runNode } from './process.mjs';
import { at, script } from './workspace.mjs';

/** What Debian calls each, and in which of its packages it is. */
const DEBIAN = {
  firefox: { programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/**
 * @typedef {'firefox' | 'webkit'} EngineName
 * @typedef {{ builtBy(name: EngineName): boolean, program(name: string): string | undefined, download(name: EngineName):
 *   Promise<void>, install(packages: string[]): Promise<void> }} Machine `builtBy`: whether Playwright's own build is there;
 *   `program`: path of a program; `download`, `install`: try to get a build of Playwright's, or packages of Debian's
 */

/**
 * Playwright's own build of each engine where it is; else the one that Debian has; else either, as far as this machine can
 * get it.
 * @param {Machine} [machine]
 * @returns {Promise<Record<EngineName, string>>} 'playwright', or the path of a browser or, for WebKit, of its driver
 * @throws {CliError} that says what to install
 */
export async function ensureEngines(machine = thisMachine) {
  return {
    firefox: await ensureEngine('firefox', machine),
    webkit: await ensureEngine('webkit', machine),
  };
}

async function ensureEngine(name, machine) {
  const { programs, packages } = DEBIAN[name];
  const find = () => {
    if (machine.builtBy(name)) return 'playwright';
    const paths = programs.map((program) => machine.program(program));
    return paths.every(Boolean) ? paths[0] : undefined;
  };
  const attempts = [() => machine.install(packages), () => machine.download(name)];
  let found = find();
  for (const attempt of attempts) {
    if (found) break;
    await attempt();
    found = find();
  }
  if (found) return found;
  throw new CliError(
    `No ${name} for the proof in other engines. Install Playwright's (npx playwright install --with-deps ${name}, in e2e), or on Debian the packages ${packages.join(' and ')}.`,
  );
}

const thisMachine = {
  builtBy: (name) => existsSync(createRequire(at('e2e/package.json'))('playwright')[name].executablePath()),
  program: (name) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path)),
  async install(packages) {
    // Elsewhere packages of these names are not there, or have the browser in a box that nothing can drive.
    if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get'))
      return;
    console.log(`Installing the packages ${packages.join(' and ')} …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  },
  async download(name) {
    console.log(`Downloading ${name} with Playwright …`);
    // What the browser needs of the system is installed by root, which a machine of CI may become.
    const withDeps = process.getuid?.() === 0 || process.env.CI ? ['--with-deps'] : [];
    await runNode([script('playwright', 'playwright', 'e2e'), 'install', ...withDeps, name]);
  },
};
