import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emailOf, PASSWORD } from '../../src/accounts.ts';
import { median, percentile, spread } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { load } from '../../src/load.ts';
import type { LoadResult } from '../../src/load.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import { signIn, startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';

const RUNS = 5;
const SECONDS = 3;
/** People who sign in at once, and people who work concurrently. */
const ARRIVING = 8;
const WORKING = 4;
/** Passwords that the server checks at a time: `modules/auth/passwords.ts`. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
const ACCOUNTS = ['ceo', 'manager', 'contributor', 'observer', 'orgadmin', 'goaladmin'] as const;

async function checksPerSecond(): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../raw-argon2.ts')],
    {
      env: { ...process.env, SECONDS: String(SECONDS), THREADS: String(THREADS) },
    },
  );
  return Number(stdout);
}

async function logIn({ origin }: ServerProcess): Promise<LoadResult> {
  const bodies = ACCOUNTS.map((account) =>
    JSON.stringify({ userName: emailOf(account), password: PASSWORD, domain: 'acme' }),
  );
  const result = await load({
    url: `${origin}/api/Auth/Login`,
    bodies,
    connections: ARRIVING,
    seconds: SECONDS,
  });
  if (result.failures > 0) throw new Error(`${result.failures} logins were refused`);
  return result;
}

async function slowestWork({ origin }: ServerProcess, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const result = await load({
    url: `${origin}/api/Goal/periods`,
    headers,
    connections: WORKING,
    seconds: SECONDS,
  });
  if (result.failures > 0) throw new Error(`${result.failures} requests were refused`);
  return percentile(result.latencies, 0.99);
}

async function measure(server: ServerProcess): Promise<readonly Figure[]> {
  const token = await signIn(server, emailOf('manager'));
  const [checks, arrivals, idle, busy] = [[] as number[], [] as number[], [] as number[], [] as number[]];
  for (let run = 0; run < RUNS; run += 1) {
    checks.push(await checksPerSecond());
    arrivals.push((await logIn(server)).requestsPerSecond);
    idle.push(await slowestWork(server, token));
    const [slowest] = await Promise.all([slowestWork(server, token), logIn(server)]);
    busy.push(slowest);
  }
  return [
    {
      id: 'P14',
      what: 'logins ÷ checks of a password by the bare library on as many threads',
      value: median(arrivals) / median(checks),
      unit: 'ratio',
      reach: { is: 'at least', value: 0.9 },
      detail: `${spread(arrivals)} ÷ ${spread(checks)} a second (min / median / max), ${ARRIVING} people at a time, ${THREADS} thread${THREADS === 1 ? '' : 's'}, PostgreSQL on the same cores`,
    },
    {
      id: 'P14',
      what: 'p99 of another route while people log in ÷ idle',
      value: median(busy) / median(idle),
      unit: 'ratio',
      reach: { is: 'at most', value: 2 },
      detail: `${spread(busy)} ÷ ${spread(idle)} ms (min / median / max of ${RUNS}), ${WORKING} people reading quarters`,
    },
  ];
}

/** P14: what a login costs beside the password's hash, and who has to wait for it. */
export const logins: Measure = {
  name: 'logins',
  async run() {
    const database = await createScratchDatabase();
    if (!database) {
      console.warn('No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: P14 is not measured.');
      return [];
    }
    try {
      const server = await startServer({ DATABASE_URL: database.url, DEMO: 'on' });
      try {
        return await measure(server);
      } finally {
        await server.stop();
      }
    } finally {
      await database.drop();
    }
  },
};
