import { guard, inNextTurn, later } from '../guard/index.ts';
import type { HubGroup } from '../outbox/index.ts';
import type { Groups } from './groups.ts';
import { Parcel } from './parcel.ts';

/** A member of a group that receives records. */
interface Listener {
  send(parcel: Parcel): void;
}

/**
 * Writing to a socket takes a hundredth of a millisecond, for one record as for ten: after a round to many, the next
 * one waits, so that events in quick succession share it. In milliseconds, per recipient and at most.
 */
const PAUSE = { each: 0.2, longest: 400 } as const;
/** A round to many would block all requests: after so long, in milliseconds, it continues in the next turn. */
const SLICE = 1;
const LOOKED_AT_THE_CLOCK_EVERY = 8;
/** Waiting records are in memory: with this many characters the round does not wait any longer. */
const MOST_WAITING = 64 * 1024;
/** With this many rounds, events come faster than they can be sent; nothing else runs until they are. */
const MOST_ROUNDS = 8;
const ROUND = { kind: 'hub.round' } as const;

interface Waiting {
  readonly group: HubGroup;
  readonly text: string;
}

/** The recipients that have not been sent to yet, with their records. */
interface Round {
  readonly rest: Iterator<readonly [Listener, Parcel]>;
  /** When the first of its records arrived, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * Sends records to groups: to few members at once; to many, records in quick succession are combined, and sent in
 * slices. Each member receives them in order.
 */
export class FanOut {
  readonly #groups: Groups<Listener>;
  #waiting: Waiting[] = [];
  #waitingSince = Infinity;
  #characters = 0;
  /** Pages that join once the waiting records are on their way to the present members. */
  #newcomers: (() => void)[] = [];
  /** The first is in progress. */
  #rounds: Round[] = [];
  #lastRound = 0;
  /** How long after it the next one waits. */
  #pause = 0;
  #timer: NodeJS.Timeout | null = null;
  #count = 0;
  /** A send that fails keeps no one else from receiving. */
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
    // A clock that was set back must not delay anything.
    const isDue = elapsed >= this.#pause || elapsed < 0 || this.#characters > MOST_WAITING;
    if (isDue) this.#begin();
    else this.#timer ??= later(this.#pause - elapsed, ROUND, () => this.#begin());
  }

  /** Rounds begun since the start. */
  get count(): number {
    return this.#count;
  }

  /** Until when everyone has received their records, in milliseconds since 1970; Infinity when nothing waits. */
  get sentUntil(): number {
    return this.#rounds[0]?.since ?? this.#waitingSince;
  }

  /** Lets a page join its groups once the records from before it are on their way, to the others only. */
  welcome(join: () => void): void {
    if (this.#waiting.length === 0) join();
    else this.#newcomers.push(join);
  }

  /** Sends everything that waits now, before anything else is sent to the same members. */
  flush(): void {
    this.#begin();
    this.#goOn(Infinity);
  }

  /** Begins a round with the waiting records, for the present members. */
  #begin(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    if (this.#rounds.length >= MOST_ROUNDS) this.#goOn(Infinity);
    this.#count += 1;
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

  /** Continues the rounds one after the other; what is not sent in time continues in the next turns. */
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

  /** The parcel of each listener; listeners with the same records share it. */
  #parcels(waiting: readonly Waiting[]): ReadonlyMap<Listener, Parcel> {
    const [first] = waiting;
    if (waiting.length === 1 && first) {
      const parcel = new Parcel(first.text);
      return new Map([...this.#groups.of(first.group)].map((listener) => [listener, parcel]));
    }
    // By group, not by record: thousands of pages times hundreds of records would block all requests.
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
