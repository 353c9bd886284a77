import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PLAYWRIGHT } from './films.ts';
import { LOCAL_REASONS, type LocalReason } from '../src/tags.ts';

const E2E = join(import.meta.dirname, '..');

/** Tests that a deployed platform cannot have, and why. */
export interface LeftOut {
  readonly reason: string;
  readonly tests: number;
  readonly files: readonly string[];
}

interface ListedSuite {
  readonly file: string;
  readonly specs?: readonly object[];
  readonly suites?: readonly ListedSuite[];
}

const countOf = ({ specs = [], suites = [] }: ListedSuite): number =>
  specs.length + suites.reduce((sum, suite) => sum + countOf(suite), 0);

/** Has Playwright count the tests of files that stay on this machine. @param titles pattern that they have to match */
export async function countLeftOut(
  files: readonly { readonly name: string; readonly reason: LocalReason }[],
  titles: string | undefined,
): Promise<readonly LeftOut[]> {
  if (files.length === 0) return [];
  const paths = files.map(({ name }) => `/${name}\\.spec\\.ts$`);
  const env = {
    ...process.env,
    E2E_TITLES: titles,
    E2E_URL: undefined,
    E2E_TAGS: undefined,
    E2E_REPORT: undefined,
  };
  const listing = [PLAYWRIGHT, 'test', '--list', '--reporter=json', ...paths];
  const { stdout } = await promisify(execFile)(process.execPath, listing, {
    cwd: E2E,
    env,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error);
  const { suites } = JSON.parse(stdout) as { suites: readonly ListedSuite[] };
  const counts = new Map(suites.map((suite) => [suite.file.replace(/\.spec\.ts$/, ''), countOf(suite)]));
  return [...Map.groupBy(files, ({ reason }) => reason)].map(([reason, group]) => ({
    reason: LOCAL_REASONS[reason],
    tests: group.reduce((sum, { name }) => sum + (counts.get(name) ?? 0), 0),
    files: group.map(({ name }) => name),
  }));
}
