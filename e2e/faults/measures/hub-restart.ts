import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { OutputOf } from '@cadence/shared-contract';
import type { Measure } from '../../src/figures.ts';
import { openPage } from '../../src/open-page.ts';
import type { OpenPage } from '../../src/open-page.ts';
import { freePort, startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { signIn, signInAs, submitGoal } from '../client.ts';
import type { Client } from '../client.ts';

const PEOPLE = 25;
const PAGES_EACH = 20;
const ROUNDS = ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGTERM', 'SIGKILL'] as const;
/** Posts while the pages are on their way back: whoever is not there yet must learn of them by asking. */
const POSTS = 5;
const BETWEEN_POSTS = 200;
/** A view that is still old after this long, in milliseconds, stays old. */
const SETTLED = 5_000;

interface Reader {
  readonly client: Client;
  readonly pages: readonly OpenPage[];
}

/** A goal whose every weekly post is told to all readers. */
async function followedGoal(server: ServerProcess, owner: Client, readers: readonly Client[]) {
  const approver = await signIn(server, 'manager');
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

async function signInReaders(server: ServerProcess): Promise<readonly Client[]> {
  const admin = await signIn(server, 'orgadmin');
  const { data } = await admin.get<OutputOf<'people.org'>>(server, '/profile/OrgData');
  const emails = data
    .filter((person) => person.DeactivatedAt === null && person.InvitationAcceptedAt !== null)
    .map((person) => person.Email)
    .filter((email) => !email.startsWith('contributor@'));
  return Promise.all(emails.slice(0, PEOPLE).map((email) => signInAs(server, email)));
}

const connected = (readers: readonly Reader[]): number =>
  readers.flatMap(({ pages }) => pages).filter((page) => page.status() === 'connected').length;

async function untilConnected(readers: readonly Reader[]): Promise<void> {
  while (connected(readers) < PEOPLE * PAGES_EACH) await delay(10);
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
}

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
  const began = performance.now();
  await (signal === 'SIGKILL' ? server.kill() : server.stop());
  const next = await start();
  for (let i = 0; i < POSTS; i += 1) {
    await post();
    await delay(BETWEEN_POSTS);
  }
  await untilConnected(readers);
  const backIn = (performance.now() - began) / 1000;
  return { server: next, outcome: { backIn, stale: await countStale(next, readers) } };
}

async function measureRestarts(start: () => Promise<ServerProcess>): Promise<readonly Outcome[]> {
  let server = await start();
  const clients = await signInReaders(server);
  const { post } = await followedGoal(server, await signIn(server, 'contributor'), clients);
  const readers = clients.map((client) => ({
    client,
    pages: Array.from({ length: PAGES_EACH }, () => openPage(server.origin, client.token)),
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

/** R6: after a restart every page is back, and none shows what was. */
export const hubRestart: Measure = {
  name: 'hub-restart',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'cadence-faults-'));
    const port = String(await freePort());
    const start = () =>
      startServer({ DATA_DIR: dataDir, PORT: port, DATABASE_URL: '', REDIS_URL: '', DEMO: 'on' });
    try {
      const outcomes = await measureRestarts(start);
      const times = outcomes.map(({ backIn }) => backIn.toFixed(1)).join(', ');
      return [
        {
          id: 'R6',
          what: 'hub restart to the last page connected again, slowest',
          value: Math.max(...outcomes.map(({ backIn }) => backIn)),
          unit: 's',
          reach: { is: 'at most', value: 30 },
          detail: `${PEOPLE * PAGES_EACH} pages of ${PEOPLE} people with the shell’s connection; ${ROUNDS.join(', ')} and a start at once: ${times} s`,
        },
        {
          id: 'R6',
          what: 'stale views after a hub restart',
          value: outcomes.reduce((sum, { stale }) => sum + stale, 0),
          unit: 'count',
          reach: { is: 'at most', value: 0 },
          detail: `unread counts of all pages compared with the server after each restart, ${POSTS} posts to everybody meanwhile`,
        },
      ];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
