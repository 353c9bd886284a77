import type { Measure } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import { runCountedTest } from '../counted-test.ts';

const LIVES = 10_000;

interface Counts {
  readonly lives: number;
  readonly steps: number;
  readonly diverged: number;
}

interface Sequences {
  readonly name: string;
  /** Names the file of the server's test. */
  readonly pattern: string;
  readonly variable: string;
  readonly what: string;
  /** Who takes the steps, and what each of them is compared with. */
  readonly detail: (where: string) => string;
}

function sequencesOf({ name, pattern, variable, what, detail }: Sequences): Measure {
  return {
    name,
    async run() {
      const scratch = await createScratchDatabase();
      try {
        const { lives, steps, diverged } = await runCountedTest<Counts>({
          pattern,
          variable,
          count: LIVES,
          ...(scratch && { env: { TEST_DATABASE_URL: scratch.url } }),
        });
        const database = scratch ? 'PostgreSQL' : 'the embedded database';
        return [
          {
            id: 'R10',
            what,
            value: diverged,
            unit: 'count',
            reach: { is: 'at most', value: 0 },
            detail: `${diverged} of ${lives} sequences, ${steps} steps ${detail(database)}`,
          },
        ];
      } finally {
        await scratch?.drop();
      }
    },
  };
}

/** R10: with any calls on a goal, in any order, it moves as the table says and not otherwise. */
export const goalSequences = sequencesOf({
  name: 'goal-sequences',
  pattern: 'goals/random-sequences',
  variable: 'GOAL_SEQUENCES',
  what: 'generated lives of goals and their edits that diverge from the table',
  detail: (database) =>
    `by 12 kinds of people on ${database}; after each step state, edit and version compared with a table written by hand`,
});

/** R10: with any calls on an appraisal, in any order, it moves as the documents say and not otherwise. */
export const appraisalSequences = sequencesOf({
  name: 'appraisal-sequences',
  pattern: 'talent/random-sequences',
  variable: 'APPRAISAL_SEQUENCES',
  what: 'generated lives of appraisals that diverge from the documents',
  detail: (database) =>
    `by 10 kinds of people on ${database}; after each step state, text, reviewer, signatures and recipients compared with rules written by hand`,
});
