import { median, percentile, spread } from '../../src/figures.ts';
import type { Figure } from '../../src/figures.ts';
import { load } from '../../src/load.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import { seedOrganisation } from '../../src/seeded-organisation.ts';
import { signIn, startServer } from '../../src/server-process.ts';
import type { ServerProcess } from '../../src/server-process.ts';

const ORGANISATION = { subdomain: 'large', people: 2_500, goals: 12_000 } as const;
const RUNS = 5;
const SECONDS = 4;
/** People who work concurrently. */
const WORKING = 4;

interface Session {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The whole Goal Detail List of the quarter, again and again until stopped; how many there were. */
async function exportAll({ origin, headers }: Session, isEnough: () => boolean): Promise<number> {
  const choices = await fetch(`${origin}/api/report/choices`, { headers });
  const { Periods } = (await choices.json()) as { Periods: readonly { Id: number; Index: number }[] };
  const period = Periods.find(({ Index }) => Index === 0)?.Id ?? 0;
  let files = 0;
  while (!isEnough()) {
    const answer = await fetch(`${origin}/api/report/goaltree/excel/${period}`, { headers });
    if (!answer.ok) throw new Error(`a report was refused with ${answer.status}`);
    await answer.arrayBuffer();
    files += 1;
  }
  return files;
}

async function slowestWork({ origin, headers }: Session): Promise<number> {
  const url = `${origin}/api/Goal/periods`;
  const result = await load({ url, headers, connections: WORKING, seconds: SECONDS });
  if (result.failures > 0) throw new Error(`${result.failures} requests were refused`);
  return percentile(result.latencies, 0.99);
}

async function measure(server: ServerProcess): Promise<Figure> {
  const token = await signIn(server, `ceo@${ORGANISATION.subdomain}.example`);
  const session: Session = { origin: server.origin, headers: { authorization: `Bearer ${token}` } };
  const [idle, busy] = [[] as number[], [] as number[]];
  let files = 0;
  for (let run = 0; run < RUNS; run += 1) {
    idle.push(await slowestWork(session));
    let isOver = false;
    const exported = exportAll(session, () => isOver);
    busy.push(await slowestWork(session));
    isOver = true;
    files += await exported;
  }
  return {
    id: 'P13',
    what: 'p99 of another route while spreadsheets of all goals are made ÷ idle',
    value: median(busy) / median(idle),
    unit: 'ratio',
    reach: { is: 'at most', value: 2 },
    detail: `${spread(busy)} ÷ ${spread(idle)} ms (min / median / max of ${RUNS}), ${WORKING} people reading quarters, ${files} lists of 12,000 goals with everything about them, PostgreSQL on the same cores`,
  };
}

/** P13: who has to wait while a report is made. */
export async function besideReports(): Promise<readonly Figure[]> {
  const database = await createScratchDatabase();
  if (!database) {
    console.warn(
      'No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: routes beside reports are not measured.',
    );
    return [];
  }
  try {
    await seedOrganisation(database, ORGANISATION);
    const server = await startServer({ DATABASE_URL: database.url, DEMO: 'off' });
    try {
      return [await measure(server)];
    } finally {
      await server.stop();
    }
  } finally {
    await database.drop();
  }
}
