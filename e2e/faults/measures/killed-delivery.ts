import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measure } from '../../src/figures.ts';
import { startServer } from '../../src/server-process.ts';
import { countNotifications, findGoals, signIn, submitGoal } from '../client.ts';

const ROUNDS = 20;
const AT_ONCE = 10;

/** R5: killed at the first acknowledgement, when the transaction is committed and its events are on their way at best. */
export const killedDelivery: Measure = {
  name: 'killed-delivery',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'cadence-faults-'));
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '', DEMO: 'on' };
    try {
      let server = await startServer(env);
      const owner = await signIn(server, 'contributor');
      const approver = await signIn(server, 'manager');
      for (let round = 0; round < ROUNDS; round += 1) {
        const submits = Array.from({ length: AT_ONCE }, (_, i) =>
          submitGoal(server, owner, `Killed delivery ${round}.${i}`),
        );
        await Promise.race(submits);
        await server.kill();
        await Promise.all(submits);
        server = await startServer(env);
      }
      const events = await findGoals(server, owner, 'Killed delivery');
      const notified = await countNotifications(server, approver);
      await server.stop();
      const counts = events.map(({ Id }) => notified.get(Id) ?? 0);
      return [
        {
          id: 'R5',
          what: 'events without exactly one notification row after a kill at the commit',
          value: counts.filter((count) => count !== 1).length,
          unit: 'count',
          reach: { is: 'at most', value: 0 },
          detail: `${ROUNDS} kills at the first of ${AT_ONCE} acknowledgements, ${events.length} events committed`,
        },
      ];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
