import { existsSync } from 'node:fs';
import { buildPackages, builtPackages } from '../builds.mjs';
import { publishRemotes } from '../publish.mjs';
import { CliError } from '../cli-error.mjs';
import { at, remotes } from '../workspace.mjs';

/** `npm run build [-- --force] [-- goals shell …]`: builds what changed, and publishes the remotes locally where the shell is built. */
export async function run(args) {
  const named = args.filter((arg) => !arg.startsWith('--')).map(toPackage);
  const names = named.length > 0 ? named : builtPackages();
  const built = await buildPackages(names, { force: args.includes('--force') });
  // A squad builds its remote alone, where there is no platform to release it to.
  if (existsSync(at('shell/dist/provides.json')))
    await publishRemotes(remotes().filter((name) => names.includes(name)));
  if (built.length === 0) console.log('Everything is up to date.');
}

function toPackage(name) {
  const found = builtPackages().find((candidate) => candidate === name || candidate === `mfe-${name}`);
  if (!found) throw new CliError(`There is no package "${name}" to build: ${builtPackages().join(', ')}.`);
  return found;
}
