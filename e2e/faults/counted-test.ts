import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

interface CountedTest {
  /** Names the file of the server's test. */
  readonly pattern: string;
  /** Variable that says how much is generated; with `_REPORT` behind it, where the counts go. */
  readonly variable: string;
  readonly count: number;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs one of the server's tests over generated cases with many more of them than usual, and answers the counts that
 * it wrote down, whether it passed or not.
 *
 * @throws when the test ended before it could count
 */
export async function runCountedTest<Counts>({
  pattern,
  variable,
  count,
  env,
}: CountedTest): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'cadence-faults-'));
  const report = join(folder, 'counts.json');
  const jest = createRequire(join(ROOT, 'package.json')).resolve('jest/bin/jest');
  const select = ['--selectProjects', 'server', '--testPathPatterns', pattern];
  try {
    const child = spawn(process.execPath, [jest, ...select], {
      cwd: ROOT,
      env: { ...process.env, ...env, [variable]: String(count), [`${variable}_REPORT`]: report },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await once(child, 'exit');
    return JSON.parse(await readFile(report, 'utf8')) as Counts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
