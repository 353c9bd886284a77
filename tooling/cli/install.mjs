/** Makes sure that the packages are installed, with the pinned pnpm, and only when something changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { run, runNpx } from './process.mjs';
import { CliError } from './cli-error.mjs';
import { at, pinnedNode, readJson, root } from './workspace.mjs';

const stamp = at('node_modules/.cadence-install');
const unreachable =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|fetch failed/;

/**
 * Installs when the lockfile or a manifest differs from what the last installation saw.
 * @throws {CliError} when the registry cannot be reached or the installation fails
 */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  const pnpm = readJson('package.json').packageManager;
  console.error(`Installing packages with ${pnpm} …`);
  const flags = ['--frozen-lockfile', '--prefer-offline', '--config.confirm-modules-purge=false'];
  const { code, output } = await runNpx(['--yes', pnpm, 'install', ...flags], { show: false });
  if (code !== 0) throw new CliError(await explain(output));
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const manifests = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(at(entry.name, 'package.json')))
    .map((entry) => `${entry.name}/package.json`)
    .sort();
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests])
    hash.update(file).update(readFileSync(at(file)));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

async function explain(output) {
  if (!unreachable.test(output)) return `Installing the packages failed. pnpm said:\n\n${lastLines(output)}`;
  const registry = (await run('npm', ['config', 'get', 'registry'], { show: false })).output.trim();
  return `The packages could not be installed because the registry ${registry} cannot be reached. Check the network or the proxy settings and run the command again.`;
}

const lastLines = (text) => text.trim().split('\n').slice(-25).join('\n');
