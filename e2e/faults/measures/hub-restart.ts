import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { OutputOf } from '@cadence/shared-contract';
import type { Figure, Measure } from '../../src/figures.ts';
import { openPage } from '../../src/open-page.ts';
import type { OpenPage } from '../../src/open-page.ts';
import { freePort, startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import { seedFolder, seedOrganisation } from '../../src/seeded-organisation.ts';
import { signInAs, submitGoal } from '../client.ts';
import type { Client } from '../client.ts';

const ORGANISATION = { subdomain: 'crowd', people: 400, goals: 400 };
/** As many pages as a small installation, and as a large one, may have open. */
const CROWDS = {
  embedded: { people: 25, pagesEach: 20 },
  PostgreSQL: { people: 125, pagesEach: 40 },
} as const;
interface Crowd {
  readonly people: number;
  readonly pagesEach: number;
}
const ROUNDS = ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const;
/** Posts while the pages are on their way back: pages that are not there yet must receive them later. */
const POSTS = 2;
const BETWEEN_POSTS = 200;
/** A view that is still old this long after the last page was back, in milliseconds, stays old. */
const SETTLED = 5_000;

const accountOf = (name: string): string => `${name}@${ORGANISATION.subdomain}.example`;

interface Reader {
  readonly client: Client;
  readonly pages: readonly OpenPage[];
}

/** A goal whose every weekly post is sent to all readers. */
async function followedGoal(server: ServerProcess, owner: Client, readers: readonly Client[]) {
  const approver = await signInAs(server, accountOf('goaladmin'));
  const id = (await submitGoal(server, owner, 'Followed by everybody')) ?? 0;
  await approver.post(server, '/Goal/approve', { Id: id, Status: 'approved' });
  for (const reader of readers) await reader.get(server, `/Goal/follow/${id}`);
  const { GoalStatuses } = await owner.get<OutputOf<'goals.read'>>(server, `/Goal/${id}`);
  const now = new Date().toISOString().slice(0, 10);
  const week = GoalStatuses.find(
    ({ GoalPeriodWeek: { StartDate, EndDate } }) => StartDate <= now && now < EndDate,
  );
  return {
    post: () => owner.post(server, '/Goal/updatestatus', { Id: week?.Id, Likelihood: 3, Quality: 3 }),
  };
}

async function signInReaders(server: ServerProcess, people: number): Promise<readonly Client[]> {
  const readers: Client[] = [];
  for (let number = 10; readers.length < people; number += 1) {
    // Some were invited and have not come yet.
    const reader = await signInAs(server, accountOf(`person${number}`)).catch(() => null);
    if (reader !== null) readers.push(reader);
  }
  return readers;
}

const connected = (readers: readonly Reader[]): number =>
  readers.flatMap(({ pages }) => pages).filter((page) => page.status() === 'connected').length;

async function untilConnected(readers: readonly Reader[]): Promise<void> {
  const all = readers.reduce((sum, { pages }) => sum + pages.length, 0);
  while (connected(readers) < all) await delay(10);
}

/** Pages that show another number than the server has. */
async function countStale(server: ServerProcess, readers: readonly Reader[]): Promise<number> {
  const until = performance.now() + SETTLED;
  for (;;) {
    let stale = 0;
    for (const { client, pages } of readers) {
      const { UnreadCount } = await client.get<OutputOf<'notifications.list'>>(server, '/notification/1');
      stale += pages.filter((page) => page.shown() !== UnreadCount).length;
    }
    if (stale === 0 || performance.now() > until) return stale;
    await delay(100);
  }
}

interface Outcome {
  /** Seconds from the end of the process until the last page was connected again. */
  readonly backIn: number;
  readonly stale: number;
  /** Pages to which the hub could not send what they had missed. */
  readonly unsure: number;
}

const countUnsure = (readers: readonly Reader[]): number =>
  readers.flatMap(({ pages }) => pages).reduce((sum, page) => sum + page.missed(), 0);

/** Ends the server and starts it again at the same address, while somebody posts. */
async function restart(
  server: ServerProcess,
  start: () => Promise<ServerProcess>,
  {
    signal,
    readers,
    post,
  }: { signal: (typeof ROUNDS)[number]; readers: readonly Reader[]; post: () => Promise<unknown> },
): Promise<{ server: ServerProcess; outcome: Outcome }> {
  await post();
  const unsure = countUnsure(readers);
  const began = performance.now();
  await (signal === 'SIGKILL' ? server.kill() : server.stop());
  const next = await start();
  for (let i = 0; i < POSTS; i += 1) {
    await post();
    await delay(BETWEEN_POSTS);
  }
  await untilConnected(readers);
  const backIn = (performance.now() - began) / 1000;
  const stale = await countStale(next, readers);
  return { server: next, outcome: { backIn, stale, unsure: countUnsure(readers) - unsure } };
}

async function measureRestarts(
  start: () => Promise<ServerProcess>,
  { people, pagesEach }: Crowd,
): Promise<readonly Outcome[]> {
  let server = await start();
  const clients = await signInReaders(server, people);
  const { post } = await followedGoal(server, await signInAs(server, accountOf('contributor')), clients);
  const readers = clients.map((client) => ({
    client,
    pages: Array.from({ length: pagesEach }, () => openPage(server.origin, client.token)),
  }));
  await untilConnected(readers);
  const outcomes: Outcome[] = [];
  for (const signal of ROUNDS) {
    const round = await restart(server, start, { signal, readers, post });
    server = round.server;
    outcomes.push(round.outcome);
  }
  for (const page of readers.flatMap(({ pages }) => pages)) page.close();
  await server.stop();
  return outcomes;
}

/** A place for the data, and how a server starts on it. */
interface Store {
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

async function embeddedStore(): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cadence-faults-'));
  await seedFolder(dataDir, ORGANISATION);
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'on' },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Null where there is no PostgreSQL. */
async function postgresStore(): Promise<Store | null> {
  const database = await createScratchDatabase();
  if (!database) return null;
  await seedOrganisation(database, ORGANISATION);
  return { env: { DATABASE_URL: database.url, DEMO: 'off' }, remove: () => database.drop() };
}

type Where = keyof typeof CROWDS;

function figuresOf(where: Where, outcomes: readonly Outcome[]): readonly Figure[] {
  const { people, pagesEach } = CROWDS[where];
  const times = outcomes.map(({ backIn }) => backIn.toFixed(1)).join(', ');
  return [
    {
      id: 'R6',
      what: `hub restart to the last page connected again, slowest, ${where}`,
      value: Math.max(...outcomes.map(({ backIn }) => backIn)),
      unit: 's',
      reach: { is: 'at most', value: 30 },
      detail: `${people * pagesEach} pages of ${people} people with the shell’s connection; ${ROUNDS.join(', ')} and a start at once: ${times} s`,
    },
    {
      id: 'R6',
      what: `stale views ${SETTLED / 1_000} s after the last page was back, ${where}`,
      value: outcomes.reduce((sum, { stale }) => sum + stale, 0),
      unit: 'count',
      reach: { is: 'at most', value: 0 },
      detail: `unread counts of all pages compared with the server after each restart, ${POSTS} posts to everybody at the same time`,
    },
    {
      id: 'R6',
      what: `pages that the hub could not tell what they had missed, ${where}`,
      value: outcomes.reduce((sum, { unsure }) => sum + unsure, 0),
      unit: 'count',
      reach: { is: 'at most', value: 0 },
      detail: 'the others read again only what they were told of',
    },
  ];
}

/** R6: after a restart every page is back, and none shows what was. */
export const hubRestart: Measure = {
  name: 'hub-restart',
  async run() {
    const figures: Figure[] = [];
    for (const [where, open] of [
      ['embedded', embeddedStore],
      ['PostgreSQL', postgresStore],
    ] as const) {
      const store = await open();
      if (!store) {
        console.warn(`Without ${where} R6 is not measured on it.`);
        continue;
      }
      const PORT = String(await freePort());
      try {
        const outcomes = await measureRestarts(
          () => startServer({ PORT, REDIS_URL: '', ...store.env }),
          CROWDS[where],
        );
        figures.push(...figuresOf(where, outcomes));
      } finally {
        await store.remove();
      }
    }
    return figures;
  },
};
