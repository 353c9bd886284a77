import type { HubGroup } from '../outbox/index.ts';

/** How long what was told is kept for pages that were away, in milliseconds. */
export const KEPT = 120_000;
/** Events of some hundred bytes each. */
const MAX_KEPT = 30_000;
/** What one page is told again at most; whoever missed more reads everything again, which is less work for both. */
const MOST_AGAIN = { events: 500, characters: 256 * 1024 } as const;
/** Of so many it is not even looked what was told twice: after a busy time thousands come back at once. */
const MOST_LOOKED_AT = 4 * MOST_AGAIN.events;

export interface ToldEvent {
  /** Null for one that is told once. */
  readonly id: number | null;
  readonly group: HubGroup;
  /** The record that its group was sent. */
  readonly text: string;
  /** When it was told, or a little later; in milliseconds since 1970. */
  readonly at: number;
}

interface KeptEvent extends ToldEvent {
  /** Where it stands among all that were told. */
  readonly order: number;
}

/** The index of the first event that was told at that time or later, of some in the order in which they were told. */
function indexFrom(events: readonly ToldEvent[], at: number): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((events[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those that were told again only as they were told last. */
function once(events: readonly KeptEvent[]): readonly KeptEvent[] {
  const last = new Map(events.map(({ id, order }) => [id ?? -order, order]));
  return events.filter(({ id, order }) => last.get(id ?? -order) === order);
}

/**
 * What was told lately, so that a page which was away is told what it has missed, and need not read everything again.
 */
export class EventLog {
  /** Oldest first. */
  #events: KeptEvent[] = [];
  #groups = new Map<HubGroup, KeptEvent[]>();
  #count = 0;
  /** Everything that was told since then is here. */
  #wholeSince: number;
  /** Of groups that are told something else since then. */
  readonly #changedAt = new Map<HubGroup, number>();

  constructor(now: number) {
    this.#wholeSince = now;
  }

  add(event: ToldEvent): void {
    // The clock of the machine may be set back; the order stays.
    const at = Math.max(event.at, this.#events.at(-1)?.at ?? 0);
    this.#append({ ...event, at });
    if (this.#events.length > MAX_KEPT) this.#dropOldest(MAX_KEPT / 10);
  }

  /** Adds what was told before this process was there; the log is whole since then. */
  fill(earlier: readonly ToldEvent[], wholeSince: number): void {
    const all = [...earlier, ...this.#events].toSorted((one, other) => one.at - other.at);
    this.#keep(all);
    this.#wholeSince = wholeSince;
    if (all.length > MAX_KEPT) this.#dropOldest(all.length - MAX_KEPT);
  }

  /** Something may be missing up to now. */
  break(now: number): void {
    this.#wholeSince = now;
  }

  /** The group may know something else from now on: what it was told is for nobody who comes back. */
  change(group: HubGroup, now: number): void {
    this.#changedAt.set(group, now);
  }

  /** The records that these groups were sent since then, in their order; null when that is not known, or is too much. */
  since(groups: readonly HubGroup[], at: number): readonly string[] | null {
    if (at < this.#wholeSince || groups.some((group) => at <= (this.#changedAt.get(group) ?? 0))) return null;
    const told = groups.map((group) => {
      const events = this.#groups.get(group) ?? [];
      return { events, from: indexFrom(events, at) };
    });
    const count = told.reduce((sum, { events, from }) => sum + events.length - from, 0);
    if (count > MOST_LOOKED_AT) return null;
    const missed = once(told.flatMap(({ events, from }) => events.slice(from)));
    const characters = missed.reduce((sum, { text }) => sum + text.length, 0);
    if (missed.length > MOST_AGAIN.events || characters > MOST_AGAIN.characters) return null;
    return missed.toSorted((one, other) => one.order - other.order).map(({ text }) => text);
  }

  /** Forgets what was told long ago. */
  clean(now: number): void {
    const old = indexFrom(this.#events, now - KEPT);
    this.#wholeSince = Math.max(this.#wholeSince, now - KEPT);
    for (const [group, at] of this.#changedAt) if (at < this.#wholeSince) this.#changedAt.delete(group);
    // Not for each that has grown old: the others are put in order again.
    if (old > this.#events.length / 4) this.#keep(this.#events.slice(old));
  }

  #append(event: ToldEvent): void {
    this.#count += 1;
    const kept = { ...event, order: this.#count };
    this.#events.push(kept);
    const ofGroup = this.#groups.get(event.group);
    if (ofGroup) ofGroup.push(kept);
    else this.#groups.set(event.group, [kept]);
  }

  #dropOldest(count: number): void {
    const last = this.#events[count - 1];
    this.#wholeSince = Math.max(this.#wholeSince, (last?.at ?? 0) + 1);
    this.#keep(this.#events.slice(count));
  }

  #keep(events: readonly ToldEvent[]): void {
    this.#events = [];
    this.#groups = new Map();
    for (const event of events) this.#append(event);
  }
}
