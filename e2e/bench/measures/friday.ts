import { percentile } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import type { ScratchDatabase } from '../../src/scratch-database.ts';
import { seedOrganisation } from '../../src/seeded-organisation.ts';
import { startServer } from '../../src/server-process.ts';
import { idle, openPages, postSteadily, type Stage, type Window } from '../friday/afternoon.ts';
import { openCompany } from '../friday/company.ts';
import type { Comparison } from '../friday/compare.ts';
import { MIX_IN_WORDS, PAGES, POSTS_A_SECOND } from '../friday/mix.ts';
import { Pages } from '../friday/pages.ts';
import { Posts, type Call } from '../friday/posts.ts';
import { Processor } from '../processor.ts';

const ORGANISATION = { subdomain: 'friday', people: 10_000, goals: 40_000 } as const;
const SECONDS = { quiet: 10, warm: 5, alone: 15, together: 25 } as const;
/** Goals on pages that are compared with what the server says in the end. */
const COMPARED = 300;

interface Afternoon {
  readonly quiet: readonly Call[];
  readonly alone: Window;
  readonly together: Window;
  readonly comparison: Comparison;
}

async function spend(stage: Stage): Promise<Afternoon> {
  const alone = { ...stage, pages: null };
  await postSteadily(alone, { seconds: SECONDS.warm });
  const quiet = await idle(stage, SECONDS.quiet);
  const before = await postSteadily(alone, { seconds: SECONDS.alone });
  const { pages } = stage;
  if (pages === null) throw new Error('There are no pages');
  await openPages(stage, PAGES);
  await postSteadily(stage, { seconds: SECONDS.warm });
  const together = await postSteadily(stage, { seconds: SECONDS.together });
  const goalIds = together.posted.map(({ goalId }) => goalId);
  return {
    quiet,
    alone: before,
    together,
    comparison: await pages.ask('compare', { goalIds, goals: COMPARED }),
  };
}

async function measure(database: ScratchDatabase): Promise<Afternoon> {
  await seedOrganisation(database, ORGANISATION);
  const company = await openCompany(database, ORGANISATION.subdomain);
  const server = await startServer({ DATABASE_URL: database.url, REDIS_URL: '', DEMO: 'off' });
  const processor = new Processor(database.url, server.process.pid ?? 0);
  const pages = new Pages(server.origin);
  try {
    await processor.start();
    return await spend({ server, company, processor, posts: new Posts(server.origin, company), pages });
  } finally {
    await pages.stop();
    await processor.stop();
    await server.stop();
  }
}

const perPost = ({ spent, posted }: Window): number =>
  ((spent.server + spent.database) / posted.length) * 1_000;
const isRefused = ({ status }: Call): boolean => status >= 300;
const slowest = (calls: readonly Call[]): number =>
  percentile(
    calls.map(({ ms }) => ms),
    0.99,
  );

function figuresOf({ quiet, alone, together, comparison }: Afternoon): readonly Figure[] {
  const fresh = together.fresh.map(({ ms }) => ms ?? Infinity);
  const asked = Object.values(together.requests).reduce((sum, count) => sum + count, 0);
  const load = `${PAGES} pages (${MIX_IN_WORDS}), ${POSTS_A_SECOND} posts a second`;
  return [
    {
      id: 'P18',
      what: `processor of server and database for each weekly post with ${PAGES} open pages ÷ with none`,
      value: perPost(together) / perPost(alone),
      unit: 'ratio',
      reach: { is: 'at most', value: 3 },
      detail: `${perPost(together).toFixed(0)} ÷ ${perPost(alone).toFixed(0)} ms, ${load}; ${(asked / together.posted.length).toFixed(1)} requests of all pages for each post`,
    },
    {
      id: 'P18',
      what: 'from the answer to a post to the new value on a page that shows the goal, p95',
      value: percentile(fresh, 0.95) / 1_000,
      unit: 's',
      reach: { is: 'at most', value: 2 },
      detail: `median ${(percentile(fresh, 0.5) / 1_000).toFixed(2)} s of ${fresh.length} pages`,
    },
    {
      id: 'P18',
      what: 'p99 of another route meanwhile ÷ idle',
      value: slowest(together.probes) / slowest(quiet),
      unit: 'ratio',
      reach: { is: 'at most', value: 2 },
      detail: `${slowest(together.probes).toFixed(0)} ÷ ${slowest(quiet).toFixed(0)} ms; without pages ${slowest(alone.probes).toFixed(0)} ms; the pages' own process on the same cores`,
    },
    {
      id: 'P18',
      what: 'posts refused',
      value: together.posted.filter(isRefused).length,
      unit: 'count',
      reach: { is: 'at most', value: 0 },
      detail: `of ${together.posted.length}`,
    },
    {
      id: 'P18',
      what: 'goals that a page shows as they were, after the last event settled',
      value: comparison.old,
      unit: 'count',
      reach: { is: 'at most', value: 0 },
      detail: [`of ${comparison.goals} on ${comparison.pages} pages`, ...comparison.examples].join('; '),
    },
  ];
}

/** P18: everybody posts, and everybody has the product open. */
export const friday: Measure = {
  name: 'friday',
  async run() {
    const database = await createScratchDatabase();
    if (!database) {
      console.warn('No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: P18 is not measured.');
      return [];
    }
    try {
      const afternoon = await measure(database);
      return figuresOf(afternoon);
    } finally {
      await database.drop();
    }
  },
};
