import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { median, spread } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { load } from '../../src/load.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import type { ScratchDatabase } from '../../src/scratch-database.ts';
import { freePort, signIn, startServer, untilReady } from '../../src/server-process.ts';

const RUNS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;

/** The statement behind `GET /Goal/periods`, written out for the bare server. */
export const PERIODS_SQL = 'select * from periods where tenant_id = $1 order by start_date';

async function startBare(database: ScratchDatabase): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const [tenant] = await database.query<{ id: number }>(`select id from tenants where subdomain = 'acme'`);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../bare-server.ts')], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: database.url, TENANT_ID: String(tenant?.id) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(`http://127.0.0.1:${port}/health/ready`, child);
  return { url: `http://127.0.0.1:${port}/periods`, process: child };
}

async function measure(database: ScratchDatabase): Promise<Figure> {
  const server = await startServer({ DATABASE_URL: database.url, DEMO: 'on' });
  const bare = await startBare(database);
  try {
    const headers = { authorization: `Bearer ${await signIn(server, 'manager@acme.example')}` };
    const url = `${server.origin}/api/Goal/periods`;
    const full: number[] = [];
    const least: number[] = [];
    // Compiled by then, and with every connection open.
    await requestsPerSecond(url, headers);
    await requestsPerSecond(bare.url, {});
    for (let i = 0; i < RUNS; i += 1) {
      full.push(await requestsPerSecond(url, headers));
      least.push(await requestsPerSecond(bare.url, {}));
    }
    return {
      id: 'P6',
      what: 'full route (session, tenant, transaction, validation, schema) ÷ bare Fastify handler with the same SQL',
      value: median(full) / median(least),
      unit: 'ratio',
      reach: { is: 'at least', value: 0.5 },
      detail: `${spread(full)} ÷ ${spread(least)} requests/s (min / median / max), ${CONNECTIONS} connections, PostgreSQL`,
    };
  } finally {
    await server.stop();
    bare.process.kill('SIGKILL');
    await once(bare.process, 'exit');
  }
}

async function requestsPerSecond(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const result = await load({ url, headers, connections: CONNECTIONS, seconds: SECONDS });
  if (result.failures > 0) throw new Error(`${result.failures} requests to ${url} failed`);
  return result.requestsPerSecond;
}

/** P6: what everything around the statement costs. */
export const routeOverhead: Measure = {
  name: 'route-overhead',
  async run() {
    const database = await createScratchDatabase();
    if (!database) {
      console.warn('No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: P6 is not measured.');
      return [];
    }
    try {
      return [await measure(database)];
    } finally {
      await database.drop();
    }
  },
};
