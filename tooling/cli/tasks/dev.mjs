import { assertPortFree, readPort } from '../port.mjs';
import { CliError } from '../cli-error.mjs';
import { remotes } from '../workspace.mjs';

/** @param {string[]} args nothing for the whole platform, or the name of one remote */
export const preflight = ([name]) =>
  name ? assertPortFree(4101, `npm run dev ${name}`) : assertPortFree(readPort(), 'npm run dev');

/** `npm run dev`: the platform, watching. `npm run dev goals`: one remote against a running platform. */
export async function run([name]) {
  if (!name) {
    const { runPlatform } = await import('../dev/platform.mjs');
    return runPlatform();
  }
  const folder = remotes().find((candidate) => candidate === name || candidate === `mfe-${name}`);
  if (!folder) throw new CliError(`There is no remote "${name}": ${remotes().join(', ')}.`);
  const { runRemote } = await import('../dev/remote.mjs');
  return runRemote(folder);
}
