/** The commit whose proof a run builds on. */
import { tryGit } from '../git.mjs';

/** When the nightly workflow starts, in UTC (.github/workflows/platform.yml). */
const NIGHT = { hour: 3, minute: 17 };

/**
 * On a branch, where it left main, which is proven; on main itself, what the last night proved.
 * @param {string} cwd a repository
 * @param {Date} [now]
 * @returns {string | undefined} a commit; undefined where the history does not reach back so far
 */
export function baseOf(cwd, now = new Date()) {
  const ask = (...args) => tryGit(cwd, ...args)?.trim();
  const main = ['origin/main', 'main'].find((name) => ask('rev-parse', '--verify', '-q', name));
  const fork = main && ask('merge-base', 'HEAD', main);
  if (fork && fork !== ask('rev-parse', 'HEAD')) return fork;
  return ask('rev-list', '-1', '--first-parent', `--before=${lastNight(now)}`, 'HEAD') || undefined;
}

/** @returns {string} ISO instant of the last time that the nightly workflow started */
export function lastNight(now) {
  const night = new Date(now);
  night.setUTCHours(NIGHT.hour, NIGHT.minute, 0, 0);
  if (night > now) night.setUTCDate(night.getUTCDate() - 1);
  return night.toISOString();
}
