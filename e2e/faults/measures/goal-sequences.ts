import type { Measure } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import { runCountedTest } from '../counted-test.ts';

const LIVES = 10_000;

/** R10: whatever people try on a goal, in whatever order, it moves as the table says and not otherwise. */
export const goalSequences: Measure = {
  name: 'goal-sequences',
  async run() {
    const scratch = await createScratchDatabase();
    try {
      const { lives, steps, diverged } = await runCountedTest<{
        lives: number;
        steps: number;
        diverged: number;
      }>({
        pattern: 'goals/random-sequences',
        variable: 'GOAL_SEQUENCES',
        count: LIVES,
        ...(scratch && { env: { TEST_DATABASE_URL: scratch.url } }),
      });
      const database = scratch ? 'PostgreSQL' : 'the embedded database';
      return [
        {
          id: 'R10',
          what: 'generated lives of goals and their edits that diverge from the table',
          value: diverged,
          unit: 'count',
          reach: { is: 'at most', value: 0 },
          detail: `${diverged} of ${lives} sequences, ${steps} steps by 12 kinds of people on ${database}; after each step state, edit and version compared with a table written by hand`,
        },
      ];
    } finally {
      await scratch?.drop();
    }
  },
};
