import { buildPackages, builtPackages } from '../builds.mjs';
import { publishRemotes } from '../publish.mjs';
import { Sentence } from '../sentence.mjs';

/** `npm run build [-- --force] [-- goals shell …]`: builds what changed and publishes the remotes locally. */
export async function run(args) {
  const names = args.filter((arg) => !arg.startsWith('--')).map(toPackage);
  const built = await buildPackages(names.length > 0 ? names : undefined, {
    force: args.includes('--force'),
  });
  await publishRemotes();
  if (built.length === 0) console.log('Everything is up to date.');
}

function toPackage(name) {
  const found = builtPackages().find((candidate) => candidate === name || candidate === `mfe-${name}`);
  if (!found) throw new Sentence(`There is no package "${name}" to build: ${builtPackages().join(', ')}.`);
  return found;
}
