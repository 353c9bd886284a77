import type { OutputOf } from '@cadence/shared-contract';
import { median, percentile, spread } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { setIsolation } from '../../src/isolation.ts';
import { load } from '../../src/load.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import type { ScratchDatabase } from '../../src/scratch-database.ts';
import { seedOrganisation } from '../../src/seeded-organisation.ts';
import { signIn, startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';

const ORGANISATION = { subdomain: 'medium', people: 10_000, goals: 10_000 };
const RUNS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;

/** A screen's question, by an HR Admin. */
interface Screen {
  readonly what: string;
  readonly path: string;
}

/** Organization View and matrix of the latest appraised quarter. */
async function screensOf(server: ServerProcess, token: string): Promise<readonly Screen[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.origin}/api/talent/schedule`, { headers });
  const { Periods } = (await answer.json()) as OutputOf<'talent.schedule'>;
  const [latest, earlier] = Periods.map(({ PeriodId }) => PeriodId);
  return [
    { what: 'Organization View', path: `/api/talent/Organization/${latest}` },
    { what: 'talent matrix', path: `/api/talent/Matrix/${latest}/0/1?ComparePeriodId=${earlier}` },
  ];
}

async function measureScreen(
  database: ScratchDatabase,
  { what, path }: Screen,
  { server, token }: { readonly server: ServerProcess; readonly token: string },
): Promise<readonly Figure[]> {
  const options = {
    url: server.origin + path,
    headers: { authorization: `Bearer ${token}` },
    seconds: SECONDS,
  };
  const many = async () => {
    const result = await load({ ...options, connections: CONNECTIONS });
    if (result.failures > 0) throw new Error(`${result.failures} answers were refused`);
    return result;
  };
  const rates = { isolated: [] as number[], open: [] as number[] };
  const latencies: number[] = [];
  await many();
  for (let i = 0; i < RUNS; i += 1) {
    const isolated = await many();
    rates.isolated.push(isolated.requestsPerSecond);
    latencies.push(...isolated.latencies);
    await setIsolation(database, false);
    rates.open.push((await many()).requestsPerSecond);
    await setIsolation(database, true);
  }
  const alone = await load({ ...options, connections: 1 });
  return [
    {
      id: 'TAL',
      what: `${what} under row level security ÷ the same SQL without it`,
      value: median(rates.isolated) / median(rates.open),
      unit: 'ratio',
      reach: { is: 'at least', value: 0.6 },
      detail: `${spread(rates.isolated)} ÷ ${spread(rates.open)} requests/s (min / median / max), ${CONNECTIONS} connections, 10,000 people`,
    },
    {
      id: 'TAL',
      what: `${what}, p99, 10,000 people`,
      value: percentile(latencies, 0.99),
      unit: 'ms',
      reach: { is: 'at most', value: 150 },
      detail: `median ${median(latencies).toFixed(0)} ms of ${latencies.length} whole requests, ${CONNECTIONS} connections; one person alone: median ${median(alone.latencies).toFixed(0)} ms, p99 ${percentile(alone.latencies, 0.99).toFixed(0)} ms`,
    },
  ];
}

/** What Talent costs in a large organisation: people, labels and two quarters of appraisals as `npm run seed` makes them. */
export const talent: Measure = {
  name: 'talent',
  async run() {
    const database = await createScratchDatabase();
    if (!database) {
      console.warn('No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: Talent is not measured.');
      return [];
    }
    try {
      await seedOrganisation(database, ORGANISATION);
      const server = await startServer({ DATABASE_URL: database.url, DEMO: 'off' });
      try {
        const token = await signIn(server, `hradmin@${ORGANISATION.subdomain}.example`);
        const figures: Figure[] = [];
        for (const screen of await screensOf(server, token))
          figures.push(...(await measureScreen(database, screen, { server, token })));
        return figures;
      } finally {
        await server.stop();
      }
    } finally {
      await database.drop();
    }
  },
};
