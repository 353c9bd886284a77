/** Which remotes an end-to-end test had its browsers fetch: what it rests on besides the shell and the server. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { at, remotes } from '../workspace.mjs';

const nameOf = (folder) => folder.replace(/^mfe-/, '');

/**
 * @param {string} [path] where workers note it (e2e/src/opened-remotes.ts)
 * @returns {{ env: object, by(file: string, test: string): string[] }} names, sorted; of tests that open browsers of which
 *   nobody notes anything, all there are
 */
export function remotesOpened(path = at('artifacts/reports/opened-remotes.jsonl')) {
  mkdirSync(at('artifacts/reports'), { recursive: true });
  rmSync(path, { force: true });
  return {
    env: { E2E_OPENED_REMOTES: path },
    by(file, test) {
      const notes = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
      const own = notes
        .map((line) => JSON.parse(line))
        .filter((note) => note.file === file && (test === '' || note.test === test));
      if (own.length === 0) return remotes().map(nameOf);
      return remotes()
        .map(nameOf)
        .filter((name) => own.some(({ remote }) => remote === name));
    },
  };
}
