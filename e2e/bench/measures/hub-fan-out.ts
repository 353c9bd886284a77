import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { HUB_PATH } from '@cadence/shared-contract';
import type { OutputOf } from '@cadence/shared-contract';
import { PASSWORD } from '../../src/accounts.ts';
import { median, spread } from '../../src/figures.ts';
import type { Measure } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import { seedOrganisation } from '../../src/seeded-organisation.ts';
import { freePort, startServer, untilReady } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { serverModule } from '../server-module.ts';

const ORGANISATION = { subdomain: 'crowd', people: 400, goals: 400 };
const PEOPLE = 125;
const PAGES_EACH = 40;
const CLIENTS = PEOPLE * PAGES_EACH;
const ROUNDS = 7;
/** Connections that are opened at a time. */
const AT_ONCE = 50;
/** Ends every record of the hub's protocol. */
const RECORD_END = '\u001e';

interface Socket {
  on(event: 'open' | 'error', listener: (error: Error) => void): void;
  on(event: 'message', listener: (data: Buffer) => void): void;
  send(text: string): void;
  terminate(): void;
}
const { WebSocket } = serverModule<{ WebSocket: new (url: string) => Socket }>('ws');

/** Everybody who listens, and how long a message takes from the first of them to the last. */
class Crowd {
  readonly #sockets: Socket[] = [];
  #heard = 0;
  #first = 0;
  #all = Promise.withResolvers<number>();

  async join(urlOf: () => Promise<string>, greeting: string | null): Promise<void> {
    const socket = new WebSocket(await urlOf());
    socket.on('message', (data) => {
      if (data.includes('TenantUpdate')) this.#hear();
    });
    await new Promise<void>((resolve, reject) => {
      socket.on('open', () => resolve());
      socket.on('error', reject);
    });
    if (greeting !== null) socket.send(greeting);
    this.#sockets.push(socket);
  }

  #hear(): void {
    this.#heard += 1;
    if (this.#heard === 1) this.#first = performance.now();
    if (this.#heard === CLIENTS) this.#all.resolve(performance.now() - this.#first);
  }

  /** Sends something to everybody; milliseconds from the first who received it to the last. */
  async tell(say: () => Promise<unknown>): Promise<number> {
    this.#heard = 0;
    this.#all = Promise.withResolvers<number>();
    const [took] = await Promise.all([this.#all.promise, say()]);
    return took;
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

async function fill(crowd: Crowd, urlOf: (index: number) => Promise<string>, greeting: string | null) {
  let next = 0;
  const open = async (): Promise<void> => {
    while (next < CLIENTS) {
      const index = next;
      next += 1;
      await crowd.join(() => urlOf(index), greeting);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
}

async function post<T>(url: string, { token, body }: { token?: string; body?: unknown }): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function logIn({ origin }: ServerProcess, name: string): Promise<string> {
  const body = {
    userName: `${name}@${ORGANISATION.subdomain}.example`,
    password: PASSWORD,
    domain: ORGANISATION.subdomain,
  };
  return (await post<OutputOf<'auth.login'>>(`${origin}/api/Auth/Login`, { body })).Token;
}

/** Publishes a strategy again and again: one event for everybody in the organisation. */
async function tellByHub(server: ServerProcess): Promise<readonly number[]> {
  const tokens: string[] = [];
  for (let number = 10; tokens.length < PEOPLE; number += 1) {
    // Some were invited and have not come yet.
    const token = await logIn(server, `person${number}`).catch(() => null);
    if (token !== null) tokens.push(token);
  }
  const crowd = new Crowd();
  try {
    const hub = `${server.origin}${HUB_PATH}`;
    const urlOf = async (index: number): Promise<string> => {
      const token = tokens[index % PEOPLE] as string;
      const { accessToken } = await post<{ accessToken: string }>(`${hub}/negotiate`, { token });
      return `${hub.replace('http', 'ws')}?access_token=${accessToken}`;
    };
    await fill(crowd, urlOf, `{"protocol":"json","version":1}${RECORD_END}`);
    const ceo = await logIn(server, 'ceo');
    const times: number[] = [];
    let UpdatedAt: string | null = null;
    for (let round = 0; round < ROUNDS; round += 1) {
      const took = await crowd.tell(async () => {
        const areas = {
          Customers: '',
          Employees: '',
          Shareholders: '',
          Sales: '',
          Marketing: '',
          Product: '',
        };
        const body = {
          StrategyBasic: { Mission: `<p>Round ${round}</p>`, Vision: '', Values: '' },
          StrategyObjective: areas,
          StrategyVideo: { VideoUrl: '' },
          IsPublish: true,
          UpdatedAt,
        };
        const saved = await post<OutputOf<'strategy.save'>>(`${server.origin}/api/strategy`, {
          token: ceo,
          body,
        });
        ({ UpdatedAt } = saved);
      });
      times.push(took);
    }
    return times;
  } finally {
    crowd.leave();
  }
}

async function tellBare(): Promise<readonly number[]> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../bare-broadcast.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const crowd = new Crowd();
  try {
    await untilReady(`http://127.0.0.1:${port}/`, child);
    await fill(crowd, async () => `ws://127.0.0.1:${port}/`, null);
    const event = {
      type: 1,
      target: 'TenantUpdate',
      arguments: [{ type: 'strategy_published', id: 1, actorId: 2 }],
    };
    const text = JSON.stringify(event) + RECORD_END;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(
        await crowd.tell(() => fetch(`http://127.0.0.1:${port}/broadcast`, { method: 'POST', body: text })),
      );
    return times;
  } finally {
    crowd.leave();
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** P12: what sessions, groups and records cost when everybody is sent the same. */
export const hubFanOut: Measure = {
  name: 'hub-fan-out',
  async run() {
    const database = await createScratchDatabase();
    if (!database) {
      console.warn('No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: P12 is not measured.');
      return [];
    }
    try {
      await seedOrganisation(database, ORGANISATION);
      await database.query('update tenants set strategy_enabled = true');
      const server = await startServer({ DATABASE_URL: database.url, REDIS_URL: '', DEMO: 'off' });
      try {
        const [ours, bare] = [await tellByHub(server), await tellBare()];
        return [
          {
            id: 'P12',
            what: 'an event to 5,000 pages: bare WebSocket broadcast ÷ the hub, first to last who hears it',
            value: median(bare) / median(ours),
            unit: 'ratio',
            reach: { is: 'at least', value: 0.8 },
            detail: `${spread(bare)} ÷ ${spread(ours)} ms (min / median / max of ${ROUNDS}), ${PAGES_EACH} pages of each of ${PEOPLE} people`,
          },
        ];
      } finally {
        await server.stop();
      }
    } finally {
      await database.drop();
    }
  },
};
