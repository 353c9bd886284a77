import type { Measure } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import { runCountedTest } from '../counted-test.ts';

const SEQUENCES = 10_000;

/**
 * S11: with any changes of people, roles, addresses, invitations and links, nobody ends with more than they could
 * grant.
 */
export const gainedRights: Measure = {
  name: 'gained-rights',
  async run() {
    const scratch = await createScratchDatabase();
    try {
      const { sequences, steps, gained } = await runCountedTest<{
        sequences: number;
        steps: number;
        gained: number;
      }>({
        pattern: 'people/gained-rights',
        variable: 'RIGHTS_SEQUENCES',
        count: SEQUENCES,
        ...(scratch && { env: { TEST_DATABASE_URL: scratch.url } }),
      });
      const database = scratch ? 'PostgreSQL' : 'the embedded database';
      return [
        {
          id: 'S11',
          what: 'generated sequences that gave an account of the actor more than the actor could have granted',
          value: gained,
          unit: 'count',
          reach: { is: 'at most', value: 0 },
          detail: `${gained} of ${sequences} sequences, ${steps} calls on people, roles, addresses, invitations and links on ${database}; after each step the rights of every account whose mailbox or sign-in the actor has are compared with people §6`,
        },
      ];
    } finally {
      await scratch?.drop();
    }
  },
};
