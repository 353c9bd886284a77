import type { Figure, Measure } from '../../src/figures.ts';
import { median } from '../../src/figures.ts';
import { createScratchDatabase } from '../../src/scratch-database.ts';
import { seedOrganisation } from '../../src/seeded-organisation.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { startServer } from '../../src/server-process.ts';

const ORGANISATION = { subdomain: 'small', people: 400, goals: 400 };
/** Of each kind, after as many to warm up. */
const REQUESTS = 400;
const REACH = { is: 'at most', value: 0.55 } as const;

interface Question {
  readonly path: string;
  readonly body: (address: string) => object;
}

const QUESTIONS: Readonly<Record<string, Question>> = {
  login: {
    path: '/api/Auth/Login',
    body: (userName) => ({ userName, password: 'wrong', domain: ORGANISATION.subdomain }),
  },
  'forgot password': {
    path: '/api/Auth/ForgotPassword',
    body: (Email) => ({ Email, domain: ORGANISATION.subdomain }),
  },
};

/** Every request comes from a different network, so that no limit answers in place of the question. */
function networkOf(index: number): string {
  return `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
}

async function timeOf(
  server: ServerProcess,
  { path, body }: Question,
  asked: { address: string; index: number },
) {
  const began = performance.now();
  const answer = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': networkOf(asked.index) },
    body: JSON.stringify(body(asked.address)),
  });
  await answer.text();
  if (answer.status === 429) throw new Error('a limit answered');
  return performance.now() - began;
}

/** How often one of the first takes longer than one of the second: 0.5 when they cannot be distinguished. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let longer = 0;
  for (const a of first) for (const b of second) longer += a > b ? 1 : a === b ? 0.5 : 0;
  return longer / (first.length * second.length);
}

let asked = 0;

/** Asks for known and unknown addresses alternately, in an order that changes, so that drift affects both alike. */
async function measureQuestion(server: ServerProcess, name: string, question: Question): Promise<Figure> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 2 * REQUESTS; round += 1) {
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      asked += 1;
      const who = kind === 'known' ? `person${2 + (round % 300)}` : `nobody${round % 300}`;
      const address = `${who}@${ORGANISATION.subdomain}.example`;
      const time = await timeOf(server, question, { address, index: asked });
      if (round >= REQUESTS) times[kind].push(time);
    }
  }
  const area = areaUnderCurve(times.known, times.unknown);
  return {
    id: 'S5',
    what: `known and unknown addresses told apart by the time of ${name} (AUC, 0.5 is chance)`,
    value: Math.max(area, 1 - area),
    unit: 'ratio',
    reach: REACH,
    detail: `medians ${median(times.known).toFixed(2)} and ${median(times.unknown).toFixed(2)} ms of ${REQUESTS} each, PostgreSQL`,
  };
}

/** Whether an attacker learns from the clock who has an account (S5). */
export const knownAddress: Measure = {
  name: 'known-address',
  async run() {
    const database = await createScratchDatabase();
    if (!database) {
      console.warn('No PostgreSQL at BENCH_DATABASE_URL or on 127.0.0.1: known addresses are not measured.');
      return [];
    }
    try {
      await seedOrganisation(database, ORGANISATION);
      const server = await startServer({
        ...{ DATABASE_URL: database.url, DEMO: 'off' },
        TRUSTED_PROXIES: '127.0.0.1',
      });
      try {
        const figures: Figure[] = [];
        for (const [name, question] of Object.entries(QUESTIONS))
          figures.push(await measureQuestion(server, name, question));
        return figures;
      } finally {
        await server.stop();
      }
    } finally {
      await database.drop();
    }
  },
};
