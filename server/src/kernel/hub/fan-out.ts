import { guard, inNextTurn, later } from '../guard/index.ts';
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
const PAUSE = { each: 0.2, longest: 400 } as const;
/** A round for many would hold up everybody's requests: after so long, in milliseconds, it goes on in the next turn. */
const ROUND = { kind: 'hub.round' } as const;
const SLICE = 1;
const LOOKED_AT_THE_CLOCK_EVERY = 8;
/** What waits for a round is in memory: so many characters do not wait for the time. */
const MOST_WAITING = 64 * 1024;

interface Waiting {
  readonly group: HubGroup;
  readonly text: string;
}

/**
 * Tells groups their records: to few at once, to many those that follow closely together, and by slices. Each member hears
 * them in their order.
 */
export class FanOut {
  readonly #groups: Groups<Listener>;
  #waiting: Waiting[] = [];
  #characters = 0;
  #lastRound = 0;
  /** How long after it the next one waits. */
  #pause = 0;
  /** Who has yet to be told in the round that is under way. */
  #round: Iterator<readonly [Listener, Parcel]> | null = null;
  /** One who cannot be told keeps nobody else from hearing. */
  readonly #send = guard(ROUND, (listener: Listener, parcel: Parcel) => listener.send(parcel));
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
    if (this.#characters > MOST_WAITING) this.flush();
    else if (elapsed >= this.#pause || elapsed < 0) this.#begin();
    else this.#timer ??= later(this.#pause - elapsed, ROUND, () => this.#begin());
  }

  /** Tells all of what waits now: before anything else is said to those whom it concerns. */
  flush(): void {
    this.#tellRest(Infinity);
    this.#begin();
    this.#tellRest(Infinity);
  }

  /** Begins the next round. One that is under way has to end first: everybody hears in the order of the events. */
  #begin(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    if (this.#round !== null) return;
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    this.#characters = 0;
    const parcels = this.#parcels(waiting);
    this.#lastRound = Date.now();
    this.#pause = Math.min(PAUSE.longest, Math.floor(parcels.size * PAUSE.each));
    this.#round = parcels.entries();
    this.#tellRest(SLICE);
  }

  /** Goes on with the round; what is not told in time is in the next turns, and what has come since then after it. */
  #tellRest(milliseconds: number): void {
    if (this.#round === null) return;
    const until = performance.now() + milliseconds;
    let next = this.#round.next();
    for (let told = 1; next.done !== true; told += 1) {
      this.#send(...next.value);
      if (told % LOOKED_AT_THE_CLOCK_EVERY === 0 && performance.now() >= until) {
        inNextTurn(ROUND, () => this.#tellRest(SLICE));
        return;
      }
      next = this.#round.next();
    }
    this.#round = null;
    if (this.#timer === null) this.#begin();
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
