import { setTimeout as delay } from 'node:timers/promises';
import type { Figure, Measure } from '../../src/figures.ts';
import { startCluster } from '../../src/cluster.ts';
import { listenToHub, TRANSPORTS } from '../../src/hub-listener.ts';
import type { HubListener } from '../../src/hub-listener.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { signIn } from '../client.ts';
import type { Client } from '../client.ts';

const ROUNDS = 10;

interface Round {
  /** Milliseconds from the order until the last process refused the token. */
  readonly refusedIn: number;
  /** And until the last hub connection was closed. */
  readonly closedIn: number;
}

/** When a process answers 401 to the person for the first time. */
async function refusedAt(server: ServerProcess, client: Client): Promise<number> {
  for (;;) {
    if ((await client.status(server, '/Goal/periods')) === 401) return performance.now();
    await delay(5);
  }
}

/** One person with a connection of each kind to each process; `end` ends the sign-in at the first process. */
async function revoke(
  servers: readonly [ServerProcess, ServerProcess],
  client: Client,
  end: () => Promise<unknown>,
): Promise<Round> {
  const listeners: HubListener[] = [];
  for (const { origin } of servers)
    for (const transport of TRANSPORTS)
      listeners.push(await listenToHub({ origin, token: client.token, transport }));
  const refusals = Promise.all(servers.map((server) => refusedAt(server, client)));
  const closings = Promise.all(listeners.map(({ closedAt }) => closedAt));
  const began = performance.now();
  await end();
  return {
    refusedIn: Math.max(...(await refusals)) - began,
    closedIn: Math.max(...(await closings)) - began,
  };
}

function figuresOf(rounds: readonly Round[]): readonly Figure[] {
  const detail =
    `${rounds.length} sign-outs and deactivations at one of two processes, ` +
    `each person with a WebSocket, an event stream and long polling to both`;
  const slowest = (name: keyof Round): number => Math.max(...rounds.map((round) => round[name]));
  return [
    {
      id: 'S4',
      what: 'revoked session refused by every process, slowest',
      value: slowest('refusedIn'),
      unit: 'ms',
      reach: { is: 'at most', value: 1_000 },
      detail,
    },
    {
      id: 'S4',
      what: 'its hub connections closed at every process, slowest',
      value: slowest('closedIn'),
      unit: 'ms',
      reach: { is: 'at most', value: 2_000 },
      detail,
    },
  ];
}

/** S4: anyone who is signed out, or deactivated, is so everywhere at once. */
export const revokedSession: Measure = {
  name: 'revoked-session',
  async run() {
    const cluster = await startCluster('S4');
    if (!cluster) return [];
    try {
      const { servers } = cluster;
      const [first] = servers;
      const admin = await signIn(first, 'orgadmin');
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const client = await signIn(first, 'contributor');
        const { id } = client;
        const leave = () => client.post(first, '/Auth/SignOut', {});
        rounds.push(await revoke(servers, client, leave));
        const again = await signIn(first, 'contributor');
        const dismiss = () => admin.get(first, `/profile/Deactivate/${id}`);
        rounds.push(await revoke(servers, again, dismiss));
        await admin.get(first, `/profile/Activate/${id}`);
      }
      return figuresOf(rounds);
    } finally {
      await cluster.stop();
    }
  },
};
