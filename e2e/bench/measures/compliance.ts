import { median, percentile } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { load } from '../../src/load.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import type { ScratchDatabase } from '../../src/scratch-database.ts';
import { seedOrganisation } from '../../src/seeded-organisation.ts';
import { signIn, startServer } from '../../src/server-process.ts';

const ORGANISATION = { subdomain: 'medium', people: 10_000, goals: 40_000 };
const COMPANY = 3;
const SECONDS = 20;

/** The compliance of everybody, asked for by one person again and again. */
async function measureCompany(database: ScratchDatabase): Promise<Figure> {
  await seedOrganisation(database, ORGANISATION);
  const server = await startServer({ DATABASE_URL: database.url, DEMO: 'off' });
  try {
    const token = await signIn(server, `ceo@${ORGANISATION.subdomain}.example`);
    const url = `${server.origin}/api/dashboard/complience/${COMPANY}`;
    const headers = { authorization: `Bearer ${token}` };
    const result = await load({ url, headers, connections: 1, seconds: SECONDS });
    if (result.failures > 0) throw new Error(`${result.failures} answers were refused`);
    const { latencies } = result;
    return {
      id: 'D-36',
      what: 'compliance of the company, p99, 10,000 people and 40,000 goals in the quarter',
      value: percentile(latencies, 0.99),
      unit: 'ms',
      reach: { is: 'at most', value: 50 },
      detail: `median ${median(latencies).toFixed(0)} ms of ${latencies.length} whole requests, 1 connection, PostgreSQL`,
    };
  } finally {
    await server.stop();
  }
}

/** Compliance of a large organisation (D-36). */
export const compliance: Measure = {
  name: 'compliance',
  async run() {
    const database = await createScratchDatabase();
    if (!database) {
      console.warn('No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: compliance is not measured.');
      return [];
    }
    try {
      return [await measureCompany(database)];
    } finally {
      await database.drop();
    }
  },
};
