import type { Db } from '../db/index.ts';
import type { Actor } from './actor.ts';
import { recordVisit } from './visits.queries.ts';

const MINUTE = 60_000;
/** A visit's first minute decides whether it counts (D-102); afterwards its end is recorded this often. */
const RECORDED_EVERY = 5 * MINUTE;
/** People whose latest record this process remembers. */
const REMEMBERED = 20_000;

interface Recorded {
  /** Milliseconds. */
  readonly firstAt: number;
  readonly lastAt: number;
}

/** When requests of a person are next recorded. A request in between writes nothing. */
function isDue({ firstAt, lastAt }: Recorded, now: number): boolean {
  // A clock that was set back records at once.
  if (now < lastAt) return true;
  return now - lastAt >= (lastAt - firstAt > MINUTE ? RECORDED_EVERY : MINUTE + 1);
}

/**
 * Records who is here, for what moved since their last visit (D-102): at the first request, after a minute, then every
 * five. Each process remembers for itself what it has recorded.
 */
export class VisitLog {
  readonly #recorded = new Map<string, Recorded>();

  async note(db: Db, { tenantId, id }: Pick<Actor, 'tenantId' | 'id'>, now: Date): Promise<void> {
    const key = `${tenantId}/${id}`;
    const at = now.getTime();
    const known = this.#recorded.get(key);
    if (known && !isDue(known, at)) return;
    this.#remember(key, {
      firstAt: known && at - known.lastAt <= 2 * RECORDED_EVERY ? known.firstAt : at,
      lastAt: at,
    });
    await recordVisit(db, { tenantId, personId: id, now });
  }

  #remember(key: string, recorded: Recorded): void {
    this.#recorded.delete(key);
    this.#recorded.set(key, recorded);
    const [oldest] = this.#recorded.keys();
    if (this.#recorded.size > REMEMBERED && oldest !== undefined) this.#recorded.delete(oldest);
  }
}
