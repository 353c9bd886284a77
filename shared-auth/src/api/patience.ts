import { ApiError } from './api-error.ts';

/** What waits for an answer: a form that is being saved, a person, or a page that shows an earlier answer. */
export type Waiting = 'change' | 'read' | 'refetch';

interface Rule {
  /** The first pause between two tries, which doubles each time; milliseconds like all of these. */
  readonly first: number;
  readonly longest: number;
  /** No try begins later than this after the first. */
  readonly inAll: number;
}

const RULES: Readonly<Record<Waiting, Rule>> = {
  change: { first: 500, longest: 8_000, inAll: 60_000 },
  read: { first: 500, longest: 8_000, inAll: 30_000 },
  refetch: { first: 2_000, longest: 20_000, inAll: Infinity },
};
/** A pause is longer by up to this share, so that pages that were refused together do not come back together. */
const JITTER = 0.5;
/** Over so long the refetches of one page come back: the first of them finds out for the others. */
const SPREAD_MS = 1_000;

interface Refusals {
  count: number;
  /** No try before this moment, as `performance.now()` counts. */
  notBefore: number;
}

interface Send<T> {
  readonly waiting: Waiting;
  /** Ends the waiting. */
  readonly signal: AbortSignal | undefined;
  readonly attempt: () => Promise<T>;
}

/** Tries again what the server refused because it was busy (D-133). */
export interface Patience {
  /**
   * Sends, and while the server says that it is busy sends again, each time after a longer pause: a read for 30 s, a change
   * for 60 s, a refetch until `signal` is aborted. Other failures are not tried again.
   */
  send<T>(send: Send<T>): Promise<T>;
  /** Tries what the page shows now, regardless of refusals: somebody waits for it. */
  hurry(): void;
}

/** @param random between 0 and 1 */
export function createPatience(random: () => number = Math.random): Patience {
  /** One refused refetch counts for all of the page. */
  const ofPage: Refusals = { count: 0, notBefore: 0 };
  let hurried = Promise.withResolvers<void>();

  async function untilTime(refusals: Refusals, signal: AbortSignal | undefined): Promise<void> {
    const spread = refusals === ofPage ? random() * SPREAD_MS : 0;
    for (let now = performance.now(); now < refusals.notBefore; now = performance.now()) {
      const pause = pauseFor(refusals.notBefore - now + spread, signal);
      await (refusals === ofPage ? Promise.race([pause, hurried.promise]) : pause);
    }
  }

  function note(refusals: Refusals, { first, longest }: Rule, retryAfter: number | null): void {
    const now = performance.now();
    // A concurrent request has already been refused.
    if (now < refusals.notBefore) return;
    const pause = Math.max(Math.min(longest, first * 2 ** refusals.count), (retryAfter ?? 0) * 1_000);
    refusals.count += 1;
    refusals.notBefore = now + pause * (1 + random() * JITTER);
  }

  return {
    hurry() {
      ofPage.notBefore = 0;
      hurried.resolve();
      hurried = Promise.withResolvers();
    },
    async send({ waiting, signal, attempt }) {
      const rule = RULES[waiting];
      // What nobody can end must end by itself.
      const { inAll } = signal === undefined && waiting === 'refetch' ? RULES.read : rule;
      const end = performance.now() + inAll;
      const refusals = waiting === 'refetch' ? ofPage : { count: 0, notBefore: 0 };
      for (;;) {
        await untilTime(refusals, signal);
        try {
          const answer = await attempt();
          refusals.count = 0;
          return answer;
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'busy') throw error;
          note(refusals, rule, error.retryAfter);
          if (refusals.notBefore > end) throw error;
        }
      }
    },
  };
}

/** @throws the signal's reason, once it is aborted */
function pauseFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const end = (): void => reject(signal?.reason as Error);
  const timer = setTimeout(resolve, milliseconds);
  signal?.addEventListener('abort', end, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  });
}
