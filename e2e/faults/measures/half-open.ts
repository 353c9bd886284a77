import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { HUB_PATH } from '@cadence/shared-contract';
import type { Figure, Measure } from '../../src/figures.ts';
import { listenToHub, TRANSPORTS } from '../../src/hub-listener.ts';
import type { HubListener } from '../../src/hub-listener.ts';
import { startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { startTcpProxy } from '../../src/tcp-proxy.ts';
import { signIn } from '../client.ts';

/** Connections of each kind, opened one after the other so that the silence reaches each at a different moment. */
const EACH = 5;
const APART = 700;

/** Whether the server still knows a connection: it refuses a second transport for it (of the same kind 409, of another 400). */
async function isKnown({ port }: ServerProcess, { connectionToken }: HubListener): Promise<boolean> {
  const call = request({
    host: '127.0.0.1',
    port,
    path: `${HUB_PATH}?id=${encodeURIComponent(connectionToken)}`,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    },
  });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  const { statusCode = 0 } = answer;
  if (![400, 404, 409].includes(statusCode)) throw new Error(`The hub answered ${statusCode}`);
  return statusCode !== 404;
}

async function forgottenAt(server: ServerProcess, listener: HubListener): Promise<number> {
  while (await isKnown(server, listener)) await delay(100);
  return performance.now();
}

interface Noticed {
  /** Seconds from the beginning of the silence. */
  readonly byServer: number;
  readonly byClient: number;
}

async function fallSilent(server: ServerProcess): Promise<readonly Noticed[]> {
  const { token } = await signIn(server, 'manager');
  const proxy = await startTcpProxy(server.port);
  const origin = `http://127.0.0.1:${proxy.port}`;
  const listeners: HubListener[] = [];
  for (let i = 0; i < EACH; i += 1)
    for (const transport of TRANSPORTS) {
      listeners.push(await listenToHub({ origin, token, transport }));
      await delay(APART);
    }
  const began = performance.now();
  proxy.silence();
  const noticed = await Promise.all(
    listeners.map(async (listener) => {
      const [gone, closed] = await Promise.all([forgottenAt(server, listener), listener.closedAt]);
      return { byServer: (gone - began) / 1000, byClient: (closed - began) / 1000 };
    }),
  );
  await proxy.close();
  return noticed;
}

function figuresOf(noticed: readonly Noticed[]): readonly Figure[] {
  const slowest = (side: keyof Noticed): number => Math.max(...noticed.map((one) => one[side]));
  const shared = {
    id: 'R7',
    unit: 's',
    reach: { is: 'at most', value: 30 },
    detail: `${noticed.length} connections (${TRANSPORTS.join(', ')}) through a proxy that keeps every socket open and passes nothing on`,
  } as const;
  return [
    { ...shared, what: 'half-open connection noticed by the server, slowest', value: slowest('byServer') },
    { ...shared, what: 'half-open connection noticed by the page, slowest', value: slowest('byClient') },
  ];
}

/** R7: a connection that dies silently is noticed at both ends. */
export const halfOpen: Measure = {
  name: 'half-open',
  async run() {
    const server = await startServer({ DATABASE_URL: '', REDIS_URL: '', DEMO: 'on' });
    try {
      return figuresOf(await fallSilent(server));
    } finally {
      await server.stop();
    }
  },
};
