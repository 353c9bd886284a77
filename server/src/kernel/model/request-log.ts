import { DateTime } from 'luxon';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseHandle } from '../db/index.ts';
import type { ScheduledJob } from '../jobs/index.ts';
import {
  endRequest,
  findSpent,
  findTimeZone,
  hasLimitedSince,
  insertRequest,
  lockRequests,
  removeRequestsBefore,
} from './ai-requests.queries.ts';
import type { ModelAsker, ModelOutcome, ModelPurpose } from './model.ts';
import { ModelError } from './model.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Questions per hour: three suggestions at each pause while typing, and some summaries of a year. */
export const QUESTIONS_OF_PERSON = 300;
export const QUESTIONS_OF_TENANT = 3000;
/** How long requests are kept, in months: a year, and the month that is compared with it. */
const KEPT_MONTHS = 13;

const TOO_MANY = 'The model was asked very often in the last hour. Try again later.';
const USED_UP = 'The month’s allowance for the model is used up.';

/** The instant at which the current month began in a zone. */
export function monthStartOf(now: Date, zone: string): Date {
  return DateTime.fromJSDate(now, { zone }).startOf('month').toJSDate();
}

export interface TokenCount {
  readonly in: number;
  readonly out: number;
}

/** Counts questions and tokens by person and organisation; never stores a text. */
export class RequestLog {
  readonly #db: DatabaseHandle;
  readonly #clock: Clock;
  readonly #monthlyTokens: number | null;
  constructor(db: DatabaseHandle, clock: Clock, monthlyTokens: number | null) {
    this.#db = db;
    this.#clock = clock;
    this.#monthlyTokens = monthlyTokens;
  }

  /** Records the start of a question and returns its id. @throws ModelError (limited) instead */
  async begin(by: ModelAsker, purpose: ModelPurpose): Promise<number> {
    const at = this.#clock.now();
    const begun = await this.#db.transaction({ role: 'app', tenantId: by.tenantId }, async (db) => {
      await lockRequests(db, by.tenantId);
      const monthStart = monthStartOf(at, await findTimeZone(db));
      const spent = await findSpent(db, by.id, { since: new Date(at.getTime() - HOUR), monthStart });
      const limit = this.#limitOf(spent);
      if (limit === null) return insertRequest(db, { by, purpose, at, outcome: null });
      if (!(await hasLimitedSince(db, by.id, new Date(at.getTime() - MINUTE))))
        await insertRequest(db, { by, purpose, at, outcome: 'limited' });
      return limit;
    });
    if (typeof begun === 'string') throw new ModelError('limited', begun);
    return begun;
  }

  #limitOf({ byPerson, byTenant, tokens }: Awaited<ReturnType<typeof findSpent>>): string | null {
    if (this.#monthlyTokens !== null && tokens >= this.#monthlyTokens) return USED_UP;
    return byPerson >= QUESTIONS_OF_PERSON || byTenant >= QUESTIONS_OF_TENANT ? TOO_MANY : null;
  }

  /** Records how a question ended. */
  end(
    by: ModelAsker,
    id: number,
    { outcome, tokens }: { readonly outcome: ModelOutcome; readonly tokens: TokenCount },
  ): Promise<void> {
    return this.#db.transaction({ role: 'app', tenantId: by.tenantId }, (db) =>
      endRequest(db, id, { outcome, tokens_in: tokens.in, tokens_out: tokens.out }),
    );
  }
}

/** Removes requests older than thirteen months. */
export function discardRequestsJob(db: DatabaseHandle, clock: Clock): ScheduledJob {
  return {
    name: 'discard-ai-requests',
    every: 24 * 60,
    at: 3 * 60 + 41,
    run() {
      const before = DateTime.fromJSDate(clock.now(), { zone: 'utc' }).minus({ months: KEPT_MONTHS });
      return db.transaction({ role: 'jobs' }, (tx) => removeRequestsBefore(tx, before.toJSDate()));
    },
  };
}
