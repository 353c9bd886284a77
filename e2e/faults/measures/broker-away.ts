import { setTimeout as delay } from 'node:timers/promises';
import type { Figure, Measure } from '../../src/figures.ts';
import { startCluster } from '../../src/cluster.ts';
import type { Cluster } from '../../src/cluster.ts';
import { listenToHub } from '../../src/hub-listener.ts';
import type { HubListener } from '../../src/hub-listener.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { signIn, submitGoal } from '../client.ts';
import type { Client } from '../client.ts';

const AWAY = 60_000;
/** Load before and after, in milliseconds. */
const MARGIN = 3_000;
/** Each process is written to and read from this often, in milliseconds. */
const WRITE_EVERY = 400;
const READ_EVERY = 100;
/** What has not been received this long after the return counts as lost. */
const PATIENCE = 30_000;

/** Somebody at work at both processes; everything that is not answered with 200 is an error. */
class Load {
  readonly goalIds: number[] = [];
  requests = 0;
  errors = 0;
  #isOver = false;
  readonly #loops: Promise<void>[] = [];

  constructor(servers: readonly ServerProcess[], owner: Client) {
    for (const server of servers) {
      this.#loops.push(
        this.#every(WRITE_EVERY, async () => {
          const id = await submitGoal(server, owner, 'Without a broker');
          if (id !== null) this.goalIds.push(id);
          return id !== null;
        }),
        this.#every(READ_EVERY, async () => (await owner.status(server, '/Goal/periods')) === 200),
        this.#every(READ_EVERY, async () => (await fetch(`${server.origin}/health/ready`)).ok),
      );
    }
  }

  async #every(milliseconds: number, request: () => Promise<boolean>): Promise<void> {
    while (!this.#isOver) {
      this.requests += 1;
      if (!(await request().catch(() => false))) this.errors += 1;
      await delay(milliseconds);
    }
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }
}

interface Outcome {
  readonly requests: number;
  readonly errors: number;
  readonly events: number;
  /** Seconds after the return until the last event had been received at both processes. */
  readonly convergedIn: number;
}

/** When the last of the goals was received at every page, or the time limit was reached. */
async function convergedAt(pages: readonly HubListener[], goalIds: readonly number[]): Promise<number> {
  const all = Promise.all(pages.flatMap((page) => goalIds.map((id) => page.hears('TenantUpdate', id))));
  await Promise.race([all, delay(PATIENCE)]);
  return performance.now();
}

async function takeAway(
  { servers }: Cluster,
  people: { readonly owner: Client; readonly approver: Client },
  broker: { leave(): Promise<void>; comeBack(): Promise<void> },
): Promise<Outcome> {
  const pages = await Promise.all(
    servers.map(({ origin }) => listenToHub({ origin, token: people.approver.token })),
  );
  const load = new Load(servers, people.owner);
  await delay(MARGIN);
  await broker.leave();
  await delay(AWAY);
  const missed = [...load.goalIds];
  await broker.comeBack();
  const back = performance.now();
  const converged = await convergedAt(pages, missed);
  await delay(MARGIN);
  await load.end();
  await convergedAt(pages, load.goalIds);
  await Promise.all(pages.map((page) => page.stop()));
  return {
    requests: load.requests,
    errors: load.errors,
    events: missed.length,
    convergedIn: (converged - back) / 1000,
  };
}

function figuresOf(how: string, { requests, errors, events, convergedIn }: Outcome): readonly Figure[] {
  return [
    {
      id: 'R8',
      what: `API errors and unready answers while Redis is ${how}`,
      value: errors,
      unit: 'count',
      reach: { is: 'at most', value: 0 },
      detail: `${AWAY / 1000} s without Redis, two processes, ${requests} requests`,
    },
    {
      id: 'R8',
      what: `Redis back to the last event heard at both processes, ${how}`,
      value: convergedIn,
      unit: 's',
      reach: { is: 'at most', value: 5 },
      detail: `${events} events of both processes up to the return`,
    },
  ];
}

/** R8: without the broker everything but the other process's live events continues, and those are caught up with. */
export const brokerAway: Measure = {
  name: 'broker-away',
  async run() {
    const cluster = await startCluster('R8');
    if (!cluster) return [];
    const { redis, servers } = cluster;
    try {
      const people = {
        owner: await signIn(servers[0], 'contributor'),
        approver: await signIn(servers[0], 'manager'),
      };
      const dead = { leave: () => redis.kill(), comeBack: () => redis.start() };
      const frozen = { leave: async () => redis.freeze(), comeBack: async () => redis.thaw() };
      return [
        ...figuresOf('killed', await takeAway(cluster, people, dead)),
        ...figuresOf('frozen', await takeAway(cluster, people, frozen)),
      ];
    } finally {
      await cluster.stop();
    }
  },
};
