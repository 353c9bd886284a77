import { appendFileSync } from 'node:fs';
import { test } from '@playwright/test';
import type { BrowserContext, Request } from '@playwright/test';

/** Where it is noted (`tooling/cli/proof/remotes-opened.mjs`); undefined where nobody asks. */
const path = process.env['E2E_OPENED_REMOTES'];
const folder = process.env['E2E_FOLDER'] ?? 'tests';
const noted = new Set<string>();

/**
 * Notes which remotes the pages of a test's browser fetch: the test rests on those, and on no other.
 * @returns what ends that
 */
export function noteOpenedRemotes(context: BrowserContext): () => void {
  if (path === undefined) return () => undefined;
  const [name, title] = [test.info().titlePath[0], test.info().title];
  const note = (remote: string | null): void => {
    const line = JSON.stringify({ file: `e2e/${folder}/${name}`, test: title, remote });
    if (!noted.has(line)) appendFileSync(path, `${line}\n`);
    noted.add(line);
  };
  note(null);
  const read = (request: Request): void => {
    const [, remote] = /\/remotes\/([\w-]+)\//.exec(request.url()) ?? [];
    if (remote !== undefined) note(remote);
  };
  context.on('request', read);
  return () => context.off('request', read);
}
