import { setTimeout as delay } from 'node:timers/promises';
import type { Figure, Measure } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import { startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { startTcpProxy } from '../../src/tcp-proxy.ts';
import type { TcpProxy } from '../../src/tcp-proxy.ts';
import { signIn, submitGoal } from '../client.ts';
import type { Client } from '../client.ts';

const ROUNDS = 1;
const AWAY = 20_000;
const PROBE_EVERY = 50;
/** Requests of people that are waiting when the connection breaks, and while it is down. */
const PEOPLE = 12;

/** A probe of a load balancer: asks again and again, and remembers when the answer changed. */
class Probe {
  readonly answers: { readonly at: number; readonly status: number }[] = [];
  #isOver = false;
  readonly #loop: Promise<void>;

  constructor(url: string) {
    this.#loop = this.#ask(url);
  }

  async #ask(url: string): Promise<void> {
    while (!this.#isOver) {
      const status = await fetch(url).then(
        (answer) => answer.status,
        () => 0,
      );
      this.answers.push({ at: performance.now(), status });
      await delay(PROBE_EVERY);
    }
  }

  /** Seconds from a moment to the first answer with this status after it. */
  secondsTo(status: number, since: number): number {
    const found = this.answers.find((answer) => answer.at >= since && answer.status === status);
    return found ? (found.at - since) / 1000 : Infinity;
  }

  end(): Promise<void> {
    this.#isOver = true;
    return this.#loop;
  }
}

/** How the connection breaks and comes back. */
interface Absence {
  leave(): void;
  comeBack(): void;
}

function absencesOn(proxy: TcpProxy): Readonly<Record<string, Absence>> {
  return {
    cut: { leave: proxy.cut, comeBack: proxy.mend },
    silent: { leave: proxy.silence, comeBack: proxy.mend },
    'silent, then whole for new connections only': { leave: proxy.silence, comeBack: proxy.mendForNew },
  };
}

interface Outcome {
  readonly unreadyIn: number;
  readonly readyIn: number;
  /** Seconds until somebody has read and written something. */
  readonly healedIn: number;
  /** Answers of the other probe that were not 200, and how many there were. */
  readonly dead: number;
  readonly asked: number;
}

/** Keeps people asking, as they do when nothing comes. */
function startPeople(server: ServerProcess, client: Client): () => Promise<void> {
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      await client.status(server, '/Goal/periods').catch(() => 0);
      await delay(100);
    }
  };
  const loops = Array.from({ length: PEOPLE }, ask);
  return async () => {
    isOver = true;
    await Promise.all(loops);
  };
}

async function untilHealed(server: ServerProcess, client: Client): Promise<void> {
  for (;;) {
    const read = await client.status(server, '/Goal/periods').catch(() => 0);
    if (read === 200 && (await submitGoal(server, client, 'After the database')) !== null) return;
    await delay(PROBE_EVERY);
  }
}

async function takeAway(
  { server, client }: { readonly server: ServerProcess; readonly client: Client },
  { leave, comeBack }: Absence,
): Promise<Outcome> {
  const ready = new Probe(`${server.origin}/health/ready`);
  const live = new Probe(`${server.origin}/health/live`);
  const dismissPeople = startPeople(server, client);
  await delay(500);
  const gone = performance.now();
  leave();
  await delay(AWAY);
  const back = performance.now();
  comeBack();
  await untilHealed(server, client);
  const healedIn = (performance.now() - back) / 1000;
  await delay(1_000);
  await Promise.all([ready.end(), live.end(), dismissPeople()]);
  return {
    unreadyIn: ready.secondsTo(503, gone),
    readyIn: ready.secondsTo(200, back),
    healedIn,
    dead: live.answers.filter(({ status }) => status !== 200).length,
    asked: live.answers.length,
  };
}

function figuresOf(how: string, outcomes: readonly Outcome[]): readonly Figure[] {
  const slowest = (name: keyof Outcome): number => Math.max(...outcomes.map((one) => one[name]));
  const sum = (name: keyof Outcome): number => outcomes.reduce((total, one) => total + one[name], 0);
  const detail = `${outcomes.length} × ${AWAY / 1000} s, ${PEOPLE} people who go on asking`;
  return [
    {
      id: 'R9',
      what: `the connection to the database ${how}: ready says 503, slowest`,
      value: slowest('unreadyIn'),
      unit: 's',
      reach: { is: 'at most', value: 2 },
      detail,
    },
    {
      id: 'R9',
      what: `the connection to the database ${how}: answers of live other than 200`,
      value: sum('dead'),
      unit: 'count',
      reach: { is: 'at most', value: 0 },
      detail: `${detail}; ${sum('asked')} answers`,
    },
    {
      id: 'R9',
      what: `the connection to the database ${how}: back to ready, and a read and a write done, slowest`,
      value: Math.max(slowest('readyIn'), slowest('healedIn')),
      unit: 's',
      reach: { is: 'at most', value: 5 },
      detail,
    },
  ];
}

/** R9: a database that is away takes the process out of service, not down, and back into service when it returns. */
export const databaseAway: Measure = {
  name: 'database-away',
  async run() {
    const database = await createScratchDatabase();
    if (!database) {
      console.warn('No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: R9 is not measured.');
      return [];
    }
    const url = new URL(database.url);
    const proxy = await startTcpProxy(Number(url.port || 5432));
    url.host = `127.0.0.1:${proxy.port}`;
    const server = await startServer({ DATABASE_URL: url.href, REDIS_URL: '', DEMO: 'on' });
    try {
      const parties = { server, client: await signIn(server, 'contributor') };
      const figures: Figure[] = [];
      for (const [how, absence] of Object.entries(absencesOn(proxy))) {
        const outcomes: Outcome[] = [];
        for (let round = 0; round < ROUNDS; round += 1) outcomes.push(await takeAway(parties, absence));
        figures.push(...figuresOf(how, outcomes));
      }
      return figures;
    } finally {
      await server.stop();
      await proxy.close();
      await database.drop();
    }
  },
};
