import { later } from '../guard/index.ts';
import type { HubGroup } from '../outbox/index.ts';
import type { Groups } from './groups.ts';
import { Parcel } from './parcel.ts';

/** Who is told something: a group's member. */
interface Listener {
  send(parcel: Parcel): void;
}

/**
 * Writing to a socket takes a hundredth of a millisecond, for one record as for ten: after a round for many the next one waits,
 * so that events that come closely share one. In milliseconds, for each who was told and at most.
 */
const PAUSE = { each: 0.05, longest: 100 } as const;
/** What waits for a round is in memory: so many characters do not wait for the time. */
const MOST_WAITING = 64 * 1024;

interface Waiting {
  readonly group: HubGroup;
  readonly text: string;
}

/**
 * Tells groups their records: to few at once, to many those that follow closely together. Each member hears them in their
 * order.
 */
export class FanOut {
  readonly #groups: Groups<Listener>;
  #waiting: Waiting[] = [];
  #characters = 0;
  #lastRound = 0;
  /** How long after it the next one waits. */
  #pause = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(groups: Groups<Listener>) {
    this.#groups = groups;
  }

  tell(group: HubGroup, text: string): void {
    if (this.#groups.of(group).size === 0) return;
    this.#waiting.push({ group, text });
    this.#characters += text.length;
    const elapsed = Date.now() - this.#lastRound;
    // A clock that was set back must not hold anything up.
    if (elapsed >= this.#pause || elapsed < 0 || this.#characters > MOST_WAITING) this.flush();
    else this.#timer ??= later(this.#pause - elapsed, { kind: 'hub.round' }, () => this.flush());
  }

  /** Tells what waits now: before anything else is said to those whom it concerns. */
  flush(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    this.#characters = 0;
    const parcels = this.#parcels(waiting);
    this.#lastRound = Date.now();
    this.#pause = Math.min(PAUSE.longest, Math.floor(parcels.size * PAUSE.each));
    for (const [listener, parcel] of parcels) listener.send(parcel);
  }

  /** What each listener gets; those who get the same share it. */
  #parcels(waiting: readonly Waiting[]): ReadonlyMap<Listener, Parcel> {
    const [first] = waiting;
    if (waiting.length === 1 && first) {
      const parcel = new Parcel(first.text);
      return new Map([...this.#groups.of(first.group)].map((listener) => [listener, parcel]));
    }
    const parts = new Map<Listener, string>();
    for (const [index, { group }] of waiting.entries())
      for (const listener of this.#groups.of(group))
        parts.set(listener, `${parts.get(listener) ?? ''}${index},`);
    const parcels = new Map<string, Parcel>();
    const textOf = (indexes: string): string =>
      indexes
        .split(',')
        .slice(0, -1)
        .map((index) => waiting[Number(index)]?.text ?? '')
        .join('');
    return new Map(
      [...parts].map(([listener, indexes]) => {
        const parcel = parcels.get(indexes) ?? new Parcel(textOf(indexes));
        parcels.set(indexes, parcel);
        return [listener, parcel];
      }),
    );
  }
}
