/** Folders that can be made again, kept in the user's cache under the hash of what they are made of, for every clone. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './proof/ledger.mjs';

/**
 * @param {string} kind
 * @param {{ kept: number, place?: string }} options how many stay; those that were not asked for longest go
 * @returns {{ find(key: string): string | undefined, make(key: string, fill: (draft: string) => Promise<void>): Promise<string> }}
 *   paths of folders, which are to be copied and not changed; `make` throws what `fill` throws, and keeps nothing then
 */
export function keptFolders(kind, { kept, place = join(cacheFolder(), 'cadence', kind) }) {
  const pathOf = (key) => join(place, key);
  const find = (key) => {
    if (!existsSync(pathOf(key))) return undefined;
    const now = new Date();
    utimesSync(pathOf(key), now, now);
    return pathOf(key);
  };
  return {
    find,
    async make(key, fill) {
      mkdirSync(place, { recursive: true });
      const draft = mkdtempSync(join(place, 'draft-'));
      try {
        await fill(draft);
        prune(place, kept);
        renameSync(draft, pathOf(key));
      } catch (error) {
        rmSync(draft, { recursive: true, force: true });
        // Another run may have been first.
        if (!existsSync(pathOf(key))) throw error;
      }
      return pathOf(key);
    },
  };
}

/** Drafts of runs that were ended go with the oldest. */
function prune(place, kept) {
  const byAge = readdirSync(place)
    .map((name) => join(place, name))
    .map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.at - a.at);
  for (const { path } of byAge.slice(kept)) rmSync(path, { recursive: true, force: true });
}

/** @returns {string} the same for the same files with the same contents */
export function digestOf(folder) {
  const hash = createHash('sha256');
  /** @type {string[]} */
  const paths = readdirSync(folder, { recursive: true });
  for (const path of paths.map((one) => one.replaceAll('\\', '/')).toSorted())
    if (statSync(join(folder, path)).isFile())
      hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
}
