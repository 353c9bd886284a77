import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure, Measure } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import { startServer } from '../../src/server-process.ts';
import { countNotifications, findGoals, signIn, submitGoal } from '../client.ts';
import type { Client } from '../client.ts';

const ROUNDS = 50;
const WRITERS = 4;
/** Milliseconds of writing before each kill; different, so that it hits different moments. */
const LIFETIMES = [400, 650, 900, 1_150, 1_400];

interface Toll {
  acknowledged: number;
  lost: number;
  halfApplied: number;
}

/** Writes until the process is killed under the writers; resolves to the ids it had acknowledged. */
async function writeUntilKilled(env: Record<string, string>, round: number, writer: Client | null) {
  const server = await startServer(env);
  const client = writer ?? (await signIn(server, 'contributor'));
  const acknowledged: number[] = [];
  let isAlive = true;
  const write = async (index: number) => {
    for (let i = 0; isAlive; i += 1) {
      const id = await submitGoal(server, client, `Killed write ${round}.${index}.${i}`);
      if (id !== null) acknowledged.push(id);
      // A refused connection answers at once; the loop must not starve the kill.
      else await delay(5);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, index) => write(index));
  await delay(LIFETIMES[round % LIFETIMES.length] ?? 500);
  await server.kill();
  isAlive = false;
  await Promise.all(writers);
  return { acknowledged, client };
}

/** Compares what was acknowledged with what is there, and looks for goals that are there by half. */
async function countToll(
  env: Record<string, string>,
  acknowledged: readonly number[],
  client: Client,
): Promise<Toll> {
  const server = await startServer(env);
  try {
    const goals = await findGoals(server, client, 'Killed write');
    const notified = await countNotifications(server, await signIn(server, 'manager'));
    const present = new Set(goals.map(({ Id }) => Id));
    const isWhole = ({ Id, State }: (typeof goals)[number]) => State === 'review' && notified.get(Id) === 1;
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((id) => !present.has(id)).length,
      halfApplied: goals.filter((goal) => !isWhole(goal)).length,
    };
  } finally {
    await server.stop();
  }
}

async function measureOn(database: string, env: Record<string, string>): Promise<readonly Figure[]> {
  const acknowledged: number[] = [];
  let client: Client | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const written = await writeUntilKilled(env, round, client);
    acknowledged.push(...written.acknowledged);
    client = written.client;
  }
  if (client === null) throw new Error('Nothing was written');
  const toll = await countToll(env, acknowledged, client);
  const detail = `kill -9 ×${ROUNDS} under ${WRITERS} writers, ${toll.acknowledged} acknowledged writes`;
  const none = { unit: 'count', reach: { is: 'at most', value: 0 }, detail } as const;
  return [
    { id: 'R1', what: `acknowledged writes lost, ${database}`, value: toll.lost, ...none },
    { id: 'R1', what: `writes applied by half, ${database}`, value: toll.halfApplied, ...none },
  ];
}

/** R1: what was acknowledged is there after a kill, whole. */
export const killedWrites: Measure = {
  name: 'killed-writes',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'cadence-faults-'));
    const scratch = await createScratchDatabase();
    try {
      const embedded = await measureOn('embedded', {
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        REDIS_URL: '',
        DEMO: 'on',
      });
      if (!scratch) return embedded;
      const env = { DATA_DIR: dataDir, DATABASE_URL: scratch.url, REDIS_URL: '', DEMO: 'on' };
      return [...embedded, ...(await measureOn('PostgreSQL', env))];
    } finally {
      await scratch?.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
