import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { LEVELS } from '@cadence/shared-contract';
import type { Company, PostableGoal } from './company.ts';
import type { Posting } from './page.ts';

export interface Call {
  readonly status: number;
  readonly ms: number;
  /** When the answer was there, in milliseconds since 1970. */
  readonly at: number;
}

const agent = new Agent({ keepAlive: true });

/** One call, by the bare HTTP client: its own work must not count. */
export function call(url: string, token: string, body?: object): Promise<Call> {
  const { promise, resolve, reject } = Promise.withResolvers<Call>();
  const start = performance.now();
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  };
  const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
    answer.resume();
    answer.on('end', () => {
      const end = performance.now();
      resolve({ status: answer.statusCode ?? 0, ms: end - start, at: performance.timeOrigin + end });
    });
  });
  sent.on('error', reject);
  sent.end(body && JSON.stringify(body));
  return promise;
}

/** A value other than the current one. */
const another = (level: number | null): number =>
  ((level ?? 0) + 1 + Math.floor(Math.random() * (LEVELS.length - 1))) % LEVELS.length;

export interface Posted extends Call {
  readonly goalId: number;
}

/** Weekly posts of owners, each of a goal that nobody has posted in this run. */
export class Posts {
  readonly #origin: string;
  readonly #company: Company;
  readonly #left: Map<number, PostableGoal>;
  readonly posted: Posted[] = [];

  constructor(origin: string, company: Company) {
    this.#origin = origin;
    this.#company = company;
    this.#left = new Map(company.goals.map((goal) => [goal.id, goal]));
  }

  /** Any goal; a post on the company's own concerns everybody and is requested by `takeOneOf`. */
  take(): PostableGoal | undefined {
    return this.takeOneOf([...this.#left.values()].find((goal) => !goal.is_company)?.id ?? 0);
  }

  /** The first of these that was not posted yet. */
  takeOneOf(...ids: readonly number[]): PostableGoal | undefined {
    const id = ids.find((one) => this.#left.has(one)) ?? 0;
    const goal = this.#left.get(id);
    this.#left.delete(id);
    return goal;
  }

  /** @param announce called with what will be posted, before it is */
  async post(goal: PostableGoal, announce: (posting: Posting) => Promise<unknown>): Promise<void> {
    const [likelihood, quality] = [another(goal.likelihood), another(goal.quality)];
    await announce({ goalId: goal.id, likelihood, quality });
    const body = { Id: goal.status_id, Likelihood: likelihood, Quality: quality };
    const token = this.#company.tokenOf(goal.owner_id);
    const result = await call(`${this.#origin}/api/Goal/updatestatus`, token, body);
    this.posted.push({ ...result, goalId: goal.id });
  }
}

/** Does something at a rate per second for a time, however long each takes; resolves when all have ended. */
export async function steadily(
  { aSecond, seconds }: { readonly aSecond: number; readonly seconds: number },
  work: (index: number) => Promise<unknown>,
): Promise<void> {
  const began = performance.now();
  const all: Promise<unknown>[] = [];
  for (let index = 0; index < aSecond * seconds; index += 1) {
    const due = began + (index * 1_000) / aSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    all.push(work(index));
  }
  await Promise.all(all);
}
