/** Where things are in this repository. Only Node's own modules: this runs before anything is installed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** An absolute path inside the repository. */
export const at = (...parts) => join(root, ...parts);

/** @returns {any} the parsed JSON of a file inside the repository */
export const readJson = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

/** Folders of all workspace packages, in the order in which they build on each other. */
export function packages() {
  const known = ['shared-contract', 'shared-ui', 'shared-auth', 'shell'];
  const rest = ['server', 'tooling', 'e2e'];
  return [...known, ...remotes(), ...rest].filter((name) => existsSync(at(name, 'package.json')));
}

/** Folders of the remotes that exist: `mfe-*` with a descriptor. */
export function remotes() {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(at(name, 'src/remote.ts')))
    .sort();
}

/** Path of the Node that the workspace pins and every task runs on; it exists once packages are installed. */
export const pinnedNode = at('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * @param {string} name package that declares the command
 * @param {string} [command] name of the command, when it differs from the package's
 * @param {string} [from] workspace package that depends on it; the root by default
 * @returns {string} path of the script behind a package's command, to be run with Node
 */
export function script(name, command = name, from = '.') {
  const folder = join(from, 'node_modules', name);
  const { bin } = readJson(join(folder, 'package.json'));
  return at(folder, typeof bin === 'string' ? bin : bin[command]);
}
