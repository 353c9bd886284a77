import { guard, inNextTurn, later } from '../guard/index.ts';
import type { HubGroup } from '../outbox/index.ts';
import type { Groups } from './groups.ts';
import { Parcel } from './parcel.ts';

/** A member of a group, who receives its events. */
interface Listener {
  send(parcel: Parcel): void;
}

/**
 * Writing to a socket takes a hundredth of a millisecond, for one record as for ten: after a round for many the next
 * one waits, so that events in quick succession share one. In milliseconds, for each recipient and at most.
 */
const PAUSE = { each: 0.2, longest: 400 } as const;
/**
 * A round for many would delay everybody's requests: after this time, in milliseconds, it continues in the next turn.
 */
const SLICE = 1;
const LOOKED_AT_THE_CLOCK_EVERY = 8;
/** What waits for a round is in memory: beyond this many characters it does not wait for the time. */
const MOST_WAITING = 64 * 1024;
/** If events come faster than they can be sent, no other work runs until they are. */
const MOST_ROUNDS = 8;
const ROUND = { kind: 'hub.round' } as const;

interface Waiting {
  readonly group: HubGroup;
  readonly text: string;
}

/** Members who have yet to receive something, and what it is. */
interface Round {
  readonly rest: Iterator<readonly [Listener, Parcel]>;
  /** When the first of its records came, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * Sends groups their records: at once to few, batched to many when events follow closely, and in slices. Each member
 * receives them in order.
 */
export class FanOut {
  readonly #groups: Groups<Listener>;
  #waiting: Waiting[] = [];
  #waitingSince = Infinity;
  #characters = 0;
  /** Newcomers, added once what waits is in delivery to those who are there already. */
  #newcomers: (() => void)[] = [];
  /** The first is under way. */
  #rounds: Round[] = [];
  #lastRound = 0;
  /** How long after it the next one waits. */
  #pause = 0;
  #timer: NodeJS.Timeout | null = null;
  /** A member who cannot be reached does not delay the others. */
  readonly #send = guard(ROUND, (listener: Listener, parcel: Parcel) => listener.send(parcel));
  readonly #join = guard(ROUND, (join: () => void) => join());

  constructor(groups: Groups<Listener>) {
    this.#groups = groups;
  }

  send(group: HubGroup, text: string): void {
    if (this.#groups.of(group).size === 0) return;
    if (this.#waiting.length === 0) this.#waitingSince = Date.now();
    this.#waiting.push({ group, text });
    this.#characters += text.length;
    const elapsed = Date.now() - this.#lastRound;
    // A clock that was set back must not hold anything up.
    const isDue = elapsed >= this.#pause || elapsed < 0 || this.#characters > MOST_WAITING;
    if (isDue) this.#begin();
    else this.#timer ??= later(this.#pause - elapsed, ROUND, () => this.#begin());
  }

  /**
   * Until when everyone has received what concerns them, in milliseconds since 1970; Infinity when nothing is waiting.
   */
  get sentUntil(): number {
    return this.#rounds[0]?.since ?? this.#waitingSince;
  }

  /** Adds a new member to its groups as soon as only others still wait for what was sent before. */
  welcome(join: () => void): void {
    if (this.#waiting.length === 0) join();
    else this.#newcomers.push(join);
  }

  /** Sends all that waits now, before anything else is sent to the members concerned. */
  flush(): void {
    this.#begin();
    this.#goOn(Infinity);
  }

  /** Begins a round with what waits, for the present members. */
  #begin(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    if (this.#rounds.length >= MOST_ROUNDS) this.#goOn(Infinity);
    const parcels = this.#parcels(waiting);
    this.#rounds.push({ rest: parcels.entries(), since: this.#waitingSince });
    this.#waiting = [];
    this.#waitingSince = Infinity;
    this.#characters = 0;
    this.#lastRound = Date.now();
    this.#pause = Math.min(PAUSE.longest, Math.floor(parcels.size * PAUSE.each));
    for (const join of this.#newcomers.splice(0)) this.#join(join);
    if (this.#rounds.length === 1) this.#goOn(SLICE);
  }

  /** Continues the rounds, one after the other; what is not sent in time is sent in the next turns. */
  #goOn(milliseconds: number): void {
    const until = performance.now() + milliseconds;
    let sent = 0;
    for (let round = this.#rounds[0]; round; round = this.#rounds[0]) {
      for (let next = round.rest.next(); next.done !== true; next = round.rest.next()) {
        this.#send(...next.value);
        sent += 1;
        if (sent % LOOKED_AT_THE_CLOCK_EVERY > 0 || performance.now() < until) continue;
        inNextTurn(ROUND, () => this.#goOn(SLICE));
        return;
      }
      this.#rounds.shift();
    }
  }

  /** What each listener gets; listeners of the same groups share it. */
  #parcels(waiting: readonly Waiting[]): ReadonlyMap<Listener, Parcel> {
    const [first] = waiting;
    if (waiting.length === 1 && first) {
      const parcel = new Parcel(first.text);
      return new Map([...this.#groups.of(first.group)].map((listener) => [listener, parcel]));
    }
    // By group, not by record: thousands of pages times hundreds of records would delay everybody's requests.
    const groups = [...new Set(waiting.map(({ group }) => group))];
    const parts = new Map<Listener, string>();
    for (const [index, group] of groups.entries())
      for (const listener of this.#groups.of(group))
        parts.set(listener, `${parts.get(listener) ?? ''}${index},`);
    const parcels = new Map<string, Parcel>();
    const textOf = (indexes: string): string => {
      const heard = new Set(
        indexes
          .split(',')
          .slice(0, -1)
          .map((index) => groups[Number(index)]),
      );
      return waiting.flatMap(({ group, text }) => (heard.has(group) ? [text] : [])).join('');
    };
    return new Map(
      [...parts].map(([listener, indexes]) => {
        const parcel = parcels.get(indexes) ?? new Parcel(textOf(indexes));
        parcels.set(indexes, parcel);
        return [listener, parcel];
      }),
    );
  }
}
