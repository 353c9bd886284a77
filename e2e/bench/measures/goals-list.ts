import type { BodyOf, OutputOf } from '@cadence/shared-contract';
import { median, percentile, spread } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { setIsolation } from '../../src/isolation.ts';
import { load } from '../../src/load.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import type { ScratchDatabase } from '../../src/scratch-database.ts';
import { seedOrganisation } from '../../src/seeded-organisation.ts';
import type { SeededOrganisation } from '../../src/seeded-organisation.ts';
import { signIn, startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { Processor } from '../processor.ts';

const MEDIUM: SeededOrganisation = { subdomain: 'medium', people: 10_000, goals: 40_000 };
const LARGE: SeededOrganisation = { subdomain: 'large', people: 100_000, goals: 400_000 };
const RUNS = 5;
const SECONDS = 4;
const CONNECTIONS = 16;
const FAR_PAGE = 100;

/** What one list asks for. */
type Filter = BodyOf<'goals.list'>;

/** The list without any filter, and with each of its filters (people §3 Goal filter). */
function filters(someUsers: readonly number[]): readonly Filter[] {
  return [
    {},
    { GoalSelectFilter: [2] },
    { Users: [...someUsers] },
    { Depts: ['Sales', 'Support'] },
    { Title: 'retention' },
    { GoalStates: ['approved', 'finalized'] },
    { Aligned: true },
    { Unaligned: true },
    { NeedsUpdate: true },
    { NeedsReview: true },
    { TrendingUp: true },
    { TrendingDown: true },
    { QTrendingUp: true },
    { QTrendingDown: true },
    { Likelihood: [0, 1] },
    { Quality: [3, 4] },
    { FollowedGoals: true },
    { TopLevelGoals: true },
    { DeactivatedUsers: true },
    { ExcludePrivate: true },
  ];
}

/** The goals list of one person, over HTTP. */
class GoalsList {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(server: ServerProcess, token: string) {
    this.#url = `${server.origin}/api/Goal/goals`;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  async read(filter: Filter): Promise<OutputOf<'goals.list'>> {
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    const answer = await fetch(this.#url, { method: 'POST', headers, body: JSON.stringify(filter) });
    return (await answer.json()) as OutputOf<'goals.list'>;
  }

  async load(wanted: readonly Filter[], connections: number) {
    const bodies = wanted.map((filter) => JSON.stringify(filter));
    const options = { url: this.#url, headers: this.#headers, bodies, connections, seconds: SECONDS };
    const result = await load(options);
    if (result.failures > 0) throw new Error(`${result.failures} lists were refused`);
    return result;
  }

  /** Milliseconds of the middle answer while one person asks for the same page again and again. */
  async time(filter: Filter): Promise<number> {
    return median((await this.load([filter], 1)).latencies);
  }
}

async function listOf(server: ServerProcess, { subdomain }: SeededOrganisation): Promise<GoalsList> {
  return new GoalsList(server, await signIn(server, `manager@${subdomain}.example`));
}

async function measureIsolation(
  database: ScratchDatabase,
  server: ServerProcess,
): Promise<readonly Figure[]> {
  const list = await listOf(server, MEDIUM);
  const processor = new Processor(database.url, server.process.pid ?? 0);
  const first = await list.read({ PageSize: 20 });
  const wanted = filters([...new Set(first.data.map((goal) => goal.User.Id))].slice(0, 5));
  const rates = { isolated: [] as number[], open: [] as number[] };
  const latencies: number[] = [];
  const spent: number[] = [];
  await processor.start();
  await list.load(wanted, CONNECTIONS);
  for (let i = 0; i < RUNS; i += 1) {
    const before = await processor.spent();
    const isolated = await list.load(wanted, CONNECTIONS);
    const after = await processor.spent();
    rates.isolated.push(isolated.requestsPerSecond);
    latencies.push(...isolated.latencies);
    const seconds = after.server - before.server + after.database - before.database;
    spent.push((seconds / isolated.latencies.length) * 1_000);
    await setIsolation(database, false);
    rates.open.push((await list.load(wanted, CONNECTIONS)).requestsPerSecond);
    await setIsolation(database, true);
  }
  await processor.stop();
  const load = `the list with each of its ${wanted.length - 1} filters and with none in turn, ${CONNECTIONS} connections`;
  return [
    {
      id: 'P7',
      what: 'goals list under row level security ÷ the same SQL without it',
      value: median(rates.isolated) / median(rates.open),
      unit: 'ratio',
      reach: { is: 'at least', value: 0.6 },
      detail: `${spread(rates.isolated)} ÷ ${spread(rates.open)} requests/s (min / median / max), ${load}`,
    },
    {
      id: 'P7',
      what: 'goals list, p99, 10,000 people and 40,000 goals in the quarter',
      value: percentile(latencies, 0.99),
      unit: 'ms',
      reach: { is: 'at most', value: 150 },
      detail: `median ${median(latencies).toFixed(0)} ms of ${latencies.length} whole requests, ${load}`,
    },
    {
      id: 'P7',
      what: 'processor time of a page of the goals list, server and database',
      value: median(spent),
      unit: 'ms',
      reach: { is: 'at most', value: 8 },
      detail: `${spread(spent, 1)} ms (min / median / max of ${RUNS}), ${load}`,
    },
  ];
}

async function cursorOfPage(list: GoalsList, page: number): Promise<string> {
  let { After: after } = await list.read({});
  for (let next = 2; next < page && after !== null; next += 1) {
    after = (await list.read({ After: after })).After;
  }
  if (after === null) throw new Error(`There are fewer than ${page} pages`);
  return after;
}

/** Two lists alternately, so that other load on the machine affects both. */
async function byTurns(one: () => Promise<number>, other: () => Promise<number>) {
  const times = { one: [] as number[], other: [] as number[] };
  for (let i = 0; i < RUNS; i += 1) {
    times.one.push(await one());
    times.other.push(await other());
  }
  return {
    ratio: median(times.one) / median(times.other),
    detail: `${spread(times.one, 1)} ÷ ${spread(times.other, 1)} ms (min / median / max of ${RUNS} medians)`,
  };
}

async function measureDepth(list: GoalsList): Promise<Figure> {
  const far = { After: await cursorOfPage(list, FAR_PAGE) };
  const { ratio, detail } = await byTurns(
    () => list.time(far),
    () => list.time({}),
  );
  return {
    id: 'P8',
    what: `page ${FAR_PAGE} of the goals list, by cursor ÷ page 1`,
    value: ratio,
    unit: 'ratio',
    reach: { is: 'at most', value: 1.2 },
    detail,
  };
}

async function measureGrowth(large: GoalsList, medium: GoalsList): Promise<Figure> {
  const { ratio, detail } = await byTurns(
    () => large.time({}),
    () => medium.time({}),
  );
  return {
    id: 'P9',
    what: 'goals list among 100,000 people and 400,000 goals ÷ among 10,000 and 40,000',
    value: ratio,
    unit: 'ratio',
    reach: { is: 'at most', value: 12 },
    detail,
  };
}

async function measure(database: ScratchDatabase): Promise<readonly Figure[]> {
  await seedOrganisation(database, MEDIUM);
  const server = await startServer({ DATABASE_URL: database.url, DEMO: 'off' });
  try {
    const medium = await listOf(server, MEDIUM);
    const figures = [...(await measureIsolation(database, server)), await measureDepth(medium)];
    await seedOrganisation(database, LARGE);
    return [...figures, await measureGrowth(await listOf(server, LARGE), medium)];
  } finally {
    await server.stop();
  }
}

/** P7 to P9: the goals list of large organisations. */
export const goalsList: Measure = {
  name: 'goals-list',
  async run() {
    const database = await createScratchDatabase();
    if (!database) {
      console.warn('No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: P7 to P9 are not measured.');
      return [];
    }
    try {
      return await measure(database);
    } finally {
      await database.drop();
    }
  },
};
