/**
 * What was proven on this machine, under the hash of everything that it rests on. It lies in the user's cache folder, so
 * that every clone reads it; deleting it costs time only.
 */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** As many results as some days of work leave: each is a block of a disk, together some forty megabytes. */
const KEPT = 10_000;

/** What depends on the day, of a test that reads the real one, shows within three. */
const COUNTS_FOR_MS = 3 * 24 * 60 * 60 * 1000;

/** @returns {string} the folder that this user's programs keep what can be made again in */
export function cacheFolder({ platform, env } = process) {
  if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME;
  if (platform === 'darwin') return join(homedir(), 'Library/Caches');
  if (platform === 'win32') return env.LOCALAPPDATA ?? join(homedir(), 'AppData/Local');
  return join(homedir(), '.cache');
}

/**
 * @typedef {{ what: string, at: string, passed?: number, seconds?: number, tests?: { test: string, listed?: string, opened: string[] }[] }}
 *   Result `at`: ISO instant; `tests`: of a file, with what each opened when it ran
 * @typedef {{ find(key: string): Result | undefined, keep(key: string, result: Result): void, forget(key: string): void }} Ledger
 */

/**
 * @param {string} [folder]
 * @param {{ kept?: number, now?: () => number }} [options] how many results stay; those that were not asked for longest go
 * @returns {Ledger}
 */
export function openLedger(
  folder = join(cacheFolder(), 'cadence/proven'),
  { kept = KEPT, now = Date.now } = {},
) {
  const pathOf = (key) => join(folder, `${key}.json`);
  let isPruned = false;
  return {
    find(key) {
      try {
        const result = JSON.parse(readFileSync(pathOf(key), 'utf8'));
        if (now() - Date.parse(result.at) > COUNTS_FOR_MS) return undefined;
        utimesSync(pathOf(key), now() / 1000, now() / 1000);
        return result;
      } catch {
        // Not there, or cut off by a full disk: it is proven again.
        return undefined;
      }
    },
    keep(key, result) {
      mkdirSync(folder, { recursive: true });
      // Once a run is enough for a bound that is only to keep a disk from filling up.
      if (!isPruned) prune(folder, kept);
      isPruned = true;
      const draft = `${pathOf(key)}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(result));
      renameSync(draft, pathOf(key));
    },
    forget: (key) => rmSync(pathOf(key), { force: true }),
  };
}

/** Leaves room for one more. */
function prune(folder, kept) {
  const names = readdirSync(folder);
  if (names.length < kept) return;
  const byAge = names
    .map((name) => join(folder, name))
    // Another run may have removed it.
    .map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.at - a.at);
  for (const { path } of byAge.slice(kept - 1)) rmSync(path, { force: true });
}
