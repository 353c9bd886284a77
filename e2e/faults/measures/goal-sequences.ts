import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measure } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LIVES = 10_000;

/** What the server's test of generated lives writes down. */
interface Outcome {
  readonly lives: number;
  readonly steps: number;
  readonly diverged: number;
}

/** Runs the test with many more lives than usual, on PostgreSQL where there is one. */
async function live(report: string, databaseUrl: string | undefined): Promise<void> {
  const jest = createRequire(join(ROOT, 'package.json')).resolve('jest/bin/jest');
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    jest,
    '--selectProjects',
    'server',
    '--testPathPatterns',
    'goals/random-sequences',
  ];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      GOAL_SEQUENCES: String(LIVES),
      GOAL_SEQUENCES_REPORT: report,
      ...(databaseUrl === undefined ? {} : { TEST_DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
}

/** R10: whatever people try on a goal, in whatever order, it moves as the tables say and not otherwise. */
export const goalSequences: Measure = {
  name: 'goal-sequences',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'cadence-faults-'));
    const report = join(folder, 'sequences.json');
    const scratch = await createScratchDatabase();
    try {
      await live(report, scratch?.url);
      const { lives, steps, diverged } = JSON.parse(await readFile(report, 'utf8')) as Outcome;
      return [
        {
          id: 'R10',
          what: `generated lives of a goal and its edits that diverge from the table, of ${lives}`,
          value: diverged,
          unit: 'count',
          reach: { is: 'at most', value: 0 },
          detail: `${steps} calls by 12 kinds of people, on ${scratch ? 'PostgreSQL' : 'the embedded database'}; state, edit and version compared after each with tables written by hand`,
        },
      ];
    } finally {
      await scratch?.drop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
