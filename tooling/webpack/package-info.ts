import { createRequire } from 'node:module';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface PackageInfo {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The package.json in a folder. */
export function readPackage(folder: string): PackageInfo {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageInfo;
}

/**
 * The package.json of a dependency as `folder` sees it. Looks through node_modules itself, because an exports map
 * may hide package.json from `require.resolve`.
 */
export function readDependency(folder: string, name: string): PackageInfo {
  for (const root of createRequire(join(folder, 'package.json')).resolve.paths(name) ?? []) {
    try {
      return readPackage(realpathSync(join(root, name)));
    } catch {
      // Not in this node_modules; the next one up may have it.
    }
  }
  throw new Error(`${name} is not installed for ${folder}: add it to its package.json.`);
}

/** The workspace's root: the folder above tooling/. */
export const WORKSPACE_ROOT = dirname(dirname(import.meta.dirname));

/** The names of the remotes of the workspace, each in its folder `mfe-<name>`. */
export const listRemotes = (): readonly string[] =>
  readdirSync(WORKSPACE_ROOT)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => folder.slice('mfe-'.length));
