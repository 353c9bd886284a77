import { setTimeout as delay } from 'node:timers/promises';
import type { OutputOf } from '@cadence/shared-contract';
import type { ApiClient } from '../../../shared-auth/src/api/api-client.ts';
import { percentile } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { createPageClient } from '../../src/page-client.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import type { ScratchDatabase } from '../../src/scratch-database.ts';
import { seedOrganisation } from '../../src/seeded-organisation.ts';
import { startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { startSlowProxy } from '../../src/slow-proxy.ts';
import { signInAs } from '../client.ts';
import type { Client } from '../client.ts';

const COMPANY = { subdomain: 'storm', people: 500, goals: 2_000 } as const;
/** People who post and whose pages are open. */
const PEOPLE = 20;
const PAGES = 400;
const POSTS_PER_SECOND = 10;
const SECONDS = 30;
/** Refetches of pages without any pause, all at once, in the middle of it. */
const BURST = 2_000;
/** How much longer every round trip to the database takes, in milliseconds. */
const ROUND_TRIP = [20, 50] as const;
/** People who open something that they have not seen yet, a second. */
const READS_PER_SECOND = 2;
const SLOWEST = 5_000;
/** Seconds until every page is fresh afterwards: pages that were put off often pause for up to 30 s. */
const SETTLED = 60;

interface Person extends Client {
  readonly statuses: readonly { readonly id: number; readonly goalId: number }[];
}

/** Owners of goals that take an update this week, signed in. */
async function findPosters(server: ServerProcess, database: ScratchDatabase): Promise<readonly Person[]> {
  const found = await database.query<{ email: string }>(
    `select p.email from people p join goals g on g.tenant_id = p.tenant_id and g.owner_id = p.id
      where g.state = 'approved' and p.deactivated_at is null
      group by p.tenant_id, p.id having count(*) >= 3 order by p.id limit ${PEOPLE}`,
  );
  const people: Person[] = [];
  for (const { email } of found) {
    const client = await signInAs(server, email);
    const { data } = await client.get<OutputOf<'goals.weeklyPass'>>(server, '/Goal/weeklypass');
    const statuses = data
      .flatMap(({ GoalStatuses }) => GoalStatuses)
      .filter(({ GoalPeriodWeek }) => GoalPeriodWeek.Id === client.weekId)
      .map(({ Id, GoalId }) => ({ id: Id, goalId: GoalId }));
    if (statuses.length > 0) people.push({ ...client, statuses });
  }
  return people;
}

interface Answers {
  answered: number;
  shed: number;
}

/** Counts what becomes of refetches, by what every client of this process sends. */
function watchRefetches(): { readonly answers: Answers; stop(): void } {
  const bare = globalThis.fetch;
  const answers: Answers = { answered: 0, shed: 0 };
  globalThis.fetch = async (input, init) => {
    const answer = await bare(input, init);
    if (input instanceof Request && input.headers.has('priority'))
      answers[answer.status === 503 ? 'shed' : 'answered'] += 1;
    return answer;
  };
  return {
    answers,
    stop: () => {
      globalThis.fetch = bare;
    },
  };
}

/** Until the page is closed, which it never is. */
const SHOWN = { canWait: true, signal: new AbortController().signal } as const;

/** A page that asks again for what it shows whenever its answers are there; ends with fresh ones once `isOver`. */
async function keepPage(api: ApiClient, { statuses }: Person, isOver: () => boolean): Promise<void> {
  const id = statuses[0]?.goalId ?? 0;
  do {
    await delay(isOver() ? 0 : 1_000 + Math.random() * 1_000);
    await Promise.all([
      api.call('goals.list', { body: { PageSize: 50 }, ...SHOWN }),
      api.call('dashboard.read', SHOWN),
      api.call('goals.read', { params: { id }, ...SHOWN }),
    ]);
  } while (!isOver());
}

interface Outcome {
  readonly text: string;
  readonly goalId: number;
  readonly ms: number;
  readonly isRefused: boolean;
}

async function outcomeOf(
  call: Promise<unknown>,
  { text, goalId }: Pick<Outcome, 'text' | 'goalId'>,
): Promise<Outcome> {
  const began = performance.now();
  const isRefused = await call.then(
    () => false,
    () => true,
  );
  return { text, goalId, ms: performance.now() - began, isRefused };
}

/** Does something so many times a second; all that came of it. */
async function steadily<T>(perSecond: number, work: (turn: number) => Promise<T>): Promise<readonly T[]> {
  const begun: Promise<T>[] = [];
  for (let turn = 0; turn < perSecond * SECONDS; turn += 1) {
    begun.push(work(turn));
    await delay(1_000 / perSecond);
  }
  return Promise.all(begun);
}

interface Parties {
  readonly server: ServerProcess;
  readonly people: readonly Person[];
}

/** Weekly posts by everybody by rotation, with the client of their page. */
function post({ server, people }: Parties, when: string): Promise<readonly Outcome[]> {
  const clients = people.map(({ token }) => createPageClient(server.origin, token));
  return steadily(POSTS_PER_SECOND, (turn) => {
    const person = turn % people.length;
    const statuses = people[person]?.statuses ?? [];
    const status = statuses[Math.floor(turn / people.length) % statuses.length];
    const [client, text] = [clients[person], `${when} ${turn}`];
    if (client === undefined || status === undefined) throw new Error('Nobody can post');
    const body = { Id: status.id, Likelihood: 1 + (turn % 3), Quality: 2, Comment: text };
    return outcomeOf(client.call('goals.updateStatus', { body }), { text, goalId: status.goalId });
  });
}

/** Reads that somebody waits for. */
function open({ server, people }: Parties): Promise<readonly Outcome[]> {
  return steadily(READS_PER_SECOND, (turn) => {
    const { token, statuses } = people[turn % people.length] ?? people[0] ?? { token: '', statuses: [] };
    const goalId = statuses[0]?.goalId ?? 0;
    const api = createPageClient(server.origin, token);
    return outcomeOf(api.call('goals.read', { params: { id: goalId } }), { text: '', goalId });
  });
}

/** Refetches of somebody without any pause, all at once. */
async function burst(people: readonly Person[]): Promise<void> {
  const ask = async (_: unknown, index: number): Promise<void> => {
    const authorization = `Bearer ${people[index % people.length]?.token ?? ''}`;
    const answer = await fetch(
      new Request('/api/dashboard', { headers: { authorization, priority: 'u=6' } }),
    );
    await answer.arrayBuffer();
  };
  await Promise.all(Array.from({ length: BURST }, ask));
}

interface Storm {
  readonly answers: Answers;
  /** Ends it; milliseconds until every page has fresh answers. */
  end(): Promise<number>;
}

function startStorm({ server, people }: Parties): Storm {
  const { answers, stop } = watchRefetches();
  let isOver = false;
  const pages = Array.from({ length: PAGES }, (_, page) => {
    const person = people[page % people.length];
    if (person === undefined) throw new Error('Nobody has a page');
    return keepPage(createPageClient(server.origin, person.token), person, () => isOver);
  });
  const bursting = delay((SECONDS * 1_000) / 3).then(() => burst(people));
  return {
    answers,
    async end() {
      isOver = true;
      const began = performance.now();
      await Promise.all([bursting, ...pages]);
      stop();
      return performance.now() - began;
    },
  };
}

/** Posts that are not there once: lost, or made twice. */
async function countLost({ server, people }: Parties, posts: readonly Outcome[]): Promise<number> {
  const counts = new Map<string, number>();
  for (const person of people)
    for (const goalId of new Set(person.statuses.map((status) => status.goalId))) {
      const { GoalStatusComments } = await person.get<OutputOf<'goals.read'>>(server, `/Goal/${goalId}`);
      for (const { Comment } of GoalStatusComments) counts.set(Comment, (counts.get(Comment) ?? 0) + 1);
    }
  return posts.filter(({ text, isRefused }) => !isRefused && counts.get(text) !== 1).length;
}

async function measureOn(database: ScratchDatabase): Promise<readonly Figure[]> {
  await seedOrganisation(database, COMPANY);
  const url = new URL(database.url);
  const proxy = await startSlowProxy(Number(url.port || 5432));
  url.host = `127.0.0.1:${proxy.port}`;
  const server = await startServer({ DATABASE_URL: url.href, REDIS_URL: '', DEMO: 'off' });
  try {
    const parties: Parties = { server, people: await findPosters(server, database) };
    proxy.slow(ROUND_TRIP);
    const alone = await post(parties, 'Alone');
    const storm = startStorm(parties);
    const [beside, reads] = await Promise.all([post(parties, 'Beside'), open(parties)]);
    proxy.slow([0, 0]);
    const settledIn = await storm.end();
    const lost = await countLost(parties, [...alone, ...beside]);
    return figuresOf({ lost, alone, beside, reads, settledIn, answers: storm.answers });
  } finally {
    await server.stop();
    await proxy.close();
  }
}

interface Result {
  readonly lost: number;
  readonly alone: readonly Outcome[];
  readonly beside: readonly Outcome[];
  readonly reads: readonly Outcome[];
  readonly answers: Answers;
  /** From the end of the slowness to fresh answers on every page, in milliseconds. */
  readonly settledIn: number;
}

function figuresOf({ lost, alone, beside, reads, answers, settledIn }: Result): readonly Figure[] {
  const times = (outcomes: readonly Outcome[]): string => {
    const ms = outcomes.map((one) => one.ms);
    return `${[percentile(ms, 0.5), percentile(ms, 0.95), Math.max(...ms)].map((time) => time.toFixed(0)).join(' / ')} ms`;
  };
  const refused = (outcomes: readonly Outcome[]): number => outcomes.filter((one) => one.isRefused).length;
  const storm = `${PAGES} pages that refetch three reads, and ${BURST} refetches at once; a round trip to the database takes ${ROUND_TRIP.join(' to ')} ms`;
  const shed = `${answers.shed} of ${answers.shed + answers.answered} refetches put off`;
  const posts = `${POSTS_PER_SECOND} posts a second for ${SECONDS} s, median / p95 / slowest ${times(beside)}, without the storm ${times(alone)}`;
  const none = { id: 'R20', unit: 'count', reach: { is: 'at most', value: 0 } } as const;
  const name = 'beside a storm of refetches, the database slow';
  return [
    { ...none, what: `posts lost or made twice ${name}`, value: lost, detail: `${storm}; ${posts}; ${shed}` },
    {
      ...none,
      what: `posts refused ${name}`,
      value: refused(beside),
      detail: `${storm}; after the client’s own repeats`,
    },
    {
      ...none,
      what: `reads that people wait for refused ${name}`,
      value: refused(reads),
      detail: `${storm}; ${reads.length} reads, median / p95 / slowest ${times(reads)}`,
    },
    {
      id: 'R20',
      what: `slowest post ${name}`,
      value: Math.max(...beside.map(({ ms }) => ms)),
      unit: 'ms',
      reach: { is: 'at most', value: SLOWEST },
      detail: posts,
    },
    {
      id: 'R20',
      what: 'the database fast again to fresh answers on every page, slowest',
      value: settledIn / 1_000,
      unit: 's',
      reach: { is: 'at most', value: SETTLED },
      detail: `${storm}; ${shed}`,
    },
  ];
}

/** R20: posts have priority over refetches when the database is slow. */
export const refetchStorm: Measure = {
  name: 'refetch-storm',
  async run() {
    const database = await createScratchDatabase();
    if (!database) {
      console.warn('No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: R20 is not measured.');
      return [];
    }
    try {
      return await measureOn(database);
    } finally {
      await database.drop();
    }
  },
};
