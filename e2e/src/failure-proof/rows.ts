import { test } from './desk.ts';
import { PROVEN_REMOTES } from './remote-faults.ts';
import type { ProvenRemote } from './remote-faults.ts';
import { API_ANSWERS_500, WAYS } from './ways.ts';
import type { Way } from './ways.ts';

/** A remote that fails in a way (R16). */
export interface Row {
  readonly remote: ProvenRemote;
  readonly way: Way;
}

const rows: readonly Row[] = WAYS.flatMap((way) => PROVEN_REMOTES.map((remote) => ({ remote, way })));

/** One remote in every way, and every remote in one: how the shell answers a way is the same for all of them. */
const isTypical = ({ remote, way }: Row): boolean => remote === PROVEN_REMOTES[0] || way === API_ANSWERS_500;

export const TYPICAL_ROWS = rows.filter(isTypical);
export const OTHER_ROWS = rows.filter((row) => !isTypical(row));

/** A test for each row. */
export function proveRows(chosen: readonly Row[]): void {
  test.describe.configure({ mode: 'parallel' });
  for (const { remote, way } of chosen)
    test(`${remote.name}, ${way.name}: ${way.promise}`, ({ page, planted, playwright, launchOptions }) =>
      way.prove({ page, planted, chromium: playwright.chromium, launchOptions }, remote));
}
