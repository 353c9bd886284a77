/** What git says of a repository. */
import { execFileSync } from 'node:child_process';

/** @returns {string} what a command prints. @throws when it fails */
export function git(cwd, ...args) {
  return execFileSync('git', ['-C', cwd, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** @returns {string | undefined} undefined when git does not succeed */
export function tryGit(cwd, ...args) {
  try {
    return git(cwd, ...args);
  } catch {
    return undefined;
  }
}

/** Paths of an answer to `-z`. */
export const listed = (output) => output.split('\0').filter(Boolean);

/** @returns {string[]} paths that differ from a commit, including removed and untracked ones */
export function differing(cwd, commit) {
  const tracked = listed(git(cwd, 'diff', '--name-only', '--no-renames', '-z', commit));
  return [...tracked, ...listed(git(cwd, 'ls-files', '--others', '--exclude-standard', '-z'))];
}

/** @returns {string[]} every file that is not ignored, sorted */
export const listFiles = (cwd) =>
  listed(git(cwd, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')).toSorted();
