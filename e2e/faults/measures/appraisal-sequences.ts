import type { Measure } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import { runCountedTest } from '../counted-test.ts';

const LIVES = 10_000;

/** R10: whatever people try on an appraisal, in whatever order, it moves as the documents say and not otherwise. */
export const appraisalSequences: Measure = {
  name: 'appraisal-sequences',
  async run() {
    const scratch = await createScratchDatabase();
    try {
      const { lives, steps, diverged } = await runCountedTest<{
        lives: number;
        steps: number;
        diverged: number;
      }>({
        pattern: 'talent/random-sequences',
        variable: 'APPRAISAL_SEQUENCES',
        count: LIVES,
        ...(scratch && { env: { TEST_DATABASE_URL: scratch.url } }),
      });
      const database = scratch ? 'PostgreSQL' : 'the embedded database';
      return [
        {
          id: 'R10',
          what: 'generated lives of appraisals that diverge from the documents',
          value: diverged,
          unit: 'count',
          reach: { is: 'at most', value: 0 },
          detail: `${diverged} of ${lives} sequences, ${steps} steps by 10 kinds of people on ${database}; after each step state, text, reviewer, signatures and who was told compared with rules written by hand`,
        },
      ];
    } finally {
      await scratch?.drop();
    }
  },
};
