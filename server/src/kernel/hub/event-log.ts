import type { HubGroup } from '../outbox/index.ts';

/** How long events are kept for pages that were away, in milliseconds. */
export const KEPT = 120_000;
/** Events of some hundred bytes each. */
const MAX_KEPT = 30_000;
/**
 * The most that one page is sent again; a page that missed more reads everything again, which is less work for both.
 */
const MOST_AGAIN = { events: 500, characters: 256 * 1024 } as const;
/** Above this number duplicates are not searched for: after a busy time thousands come back at once. */
const MOST_LOOKED_AT = 4 * MOST_AGAIN.events;

export interface ToldEvent {
  /** Null for an event that is sent once. */
  readonly id: number | null;
  readonly group: HubGroup;
  /** The record that its group was sent. */
  readonly text: string;
  /** Not sent again to a page that comes back later: its right to know may have ended (`Invocation`). */
  readonly onlyNow?: boolean | undefined;
  /** When it was sent, or a little later; in milliseconds since 1970. */
  readonly at: number;
}

interface KeptEvent extends ToldEvent {
  /** Its position among all that were sent. */
  readonly order: number;
}

/** What a page that connects has to catch up with. */
export interface Absence {
  readonly groups: readonly HubGroup[];
  /**
   * Until when the page has received everything; null for a page that does not say: it receives what was sent since it
   * connected.
   */
  readonly since: number | null;
  /** The log's `position` when it connected; what was sent from then on reaches it a little late, but as it happens. */
  readonly position: number;
}

/** The index of the first event from which on none is earlier, of some in sending order. */
function indexFrom<E extends ToldEvent>(events: readonly E[], isEarlier: (event: E) => boolean): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const event = events[middle];
    if (event && isEarlier(event)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Events that were sent again, only at their last position. */
function once(events: readonly KeptEvent[]): readonly KeptEvent[] {
  const last = new Map(events.map(({ id, order }) => [id ?? -order, order]));
  return events.filter(({ id, order }) => last.get(id ?? -order) === order);
}

/** What was sent lately, so that a page that was away receives what it missed and need not read everything again. */
export class EventLog {
  /** Oldest first. */
  #events: KeptEvent[] = [];
  #groups = new Map<HubGroup, KeptEvent[]>();
  #count = 0;
  /** Everything that was sent since then is here. */
  #wholeSince: number;
  /** Until when something may be missing, whatever is filled in. */
  #brokenUntil = 0;
  /** The last event that was dropped, by its order. */
  #dropped = 0;
  /** Sent here, and perhaps not yet by the other processes. */
  readonly #held = new Set<number>();
  /** Of groups whose rights changed since then. */
  readonly #changedAt = new Map<HubGroup, number>();

  constructor(now: number) {
    this.#wholeSince = now;
  }

  /** How many events were sent so far. */
  get position(): number {
    return this.#count;
  }

  add(event: ToldEvent): void {
    // The clock of the machine may be set back; the order stays.
    const at = Math.max(event.at, this.#events.at(-1)?.at ?? 0);
    this.#append({ ...event, at, order: this.#count + 1 });
    if (this.#events.length > MAX_KEPT) this.#dropOldest(MAX_KEPT / 10);
  }

  /** Adds what was sent before this process started; the log is complete since then. */
  fill(earlier: readonly ToldEvent[], wholeSince: number): void {
    const all = [...earlier, ...this.#events].toSorted((one, other) => one.at - other.at);
    const first = this.#count + 1;
    this.#keep(all.map((event, index) => ({ ...event, order: first + index })));
    this.#wholeSince = Math.max(wholeSince, this.#brokenUntil);
    if (all.length > MAX_KEPT) this.#dropOldest(all.length - MAX_KEPT);
  }

  /** Something may be missing up to now. */
  break(now: number): void {
    this.#brokenUntil = now;
    this.#wholeSince = now;
  }

  /** The group's rights may have changed: what it was sent before is for nobody who comes back. */
  change(group: HubGroup, now: number): void {
    this.#changedAt.set(group, now);
  }

  /** What a page has received elsewhere may not include this event until it is released. */
  hold(id: number): void {
    this.#held.add(id);
  }

  release(id: number): void {
    this.#held.delete(id);
  }

  /**
   * The records that a page has missed, in order; null when that is not known, is too much, or includes something that
   * it may no longer know.
   */
  missed(absence: Absence): readonly string[] | null {
    const { groups, since, position } = absence;
    if (!this.#isKnown(absence)) return null;
    const isHeard = this.#isHeard(absence);
    const sent = groups.map((group) => {
      const events = this.#groups.get(group) ?? [];
      return { events, from: indexFrom(events, isHeard) };
    });
    const count = sent.reduce((sum, { events, from }) => sum + events.length - from, 0);
    if (count > MOST_LOOKED_AT) return null;
    const all = sent.flatMap(({ events, from }) => [
      ...this.#heldOf(events, since === null ? 0 : from),
      ...events.slice(from),
    ]);
    if (all.some(({ onlyNow, order }) => onlyNow === true && order <= position)) return null;
    const missed = once(all);
    const characters = missed.reduce((sum, { text }) => sum + text.length, 0);
    if (missed.length > MOST_AGAIN.events || characters > MOST_AGAIN.characters) return null;
    return missed.toSorted((one, other) => one.order - other.order).map(({ text }) => text);
  }

  /** Forgets what was sent long ago. */
  clean(now: number): void {
    const old = indexFrom(this.#events, ({ at }) => at < now - KEPT);
    this.#wholeSince = Math.max(this.#wholeSince, now - KEPT);
    for (const [group, at] of this.#changedAt) if (at < this.#wholeSince) this.#changedAt.delete(group);
    this.#forgetHeld();
    // Not for each that has grown old: the others are put in order again.
    if (old > this.#events.length / 4) this.#drop(old);
  }

  /** Whether the log has all that the page may have missed. */
  #isKnown({ groups, since, position }: Absence): boolean {
    if (since === null) return position >= this.#dropped;
    return since >= this.#wholeSince && groups.every((group) => since > (this.#changedAt.get(group) ?? 0));
  }

  #isHeard({ since, position }: Absence): (event: KeptEvent) => boolean {
    return since === null ? ({ order }) => order <= position : ({ at }) => at < since;
  }

  /** The held ones among the first this many. */
  #heldOf(events: readonly KeptEvent[], count: number): readonly KeptEvent[] {
    if (this.#held.size === 0) return [];
    return events.slice(0, count).filter(({ id }) => id !== null && this.#held.has(id));
  }

  /** An event that could not be published elsewhere is given up long before it is forgotten here. */
  #forgetHeld(): void {
    if (this.#held.size === 0) return;
    const kept = new Set(this.#events.map(({ id }) => id));
    for (const id of this.#held) if (!kept.has(id)) this.#held.delete(id);
  }

  #append(event: KeptEvent): void {
    this.#count = event.order;
    this.#events.push(event);
    const ofGroup = this.#groups.get(event.group);
    if (ofGroup) ofGroup.push(event);
    else this.#groups.set(event.group, [event]);
  }

  #dropOldest(count: number): void {
    const last = this.#events[count - 1];
    this.#wholeSince = Math.max(this.#wholeSince, (last?.at ?? 0) + 1);
    this.#drop(count);
  }

  #drop(count: number): void {
    this.#dropped = this.#events[count - 1]?.order ?? this.#dropped;
    this.#keep(this.#events.slice(count));
  }

  #keep(events: readonly KeptEvent[]): void {
    this.#events = [];
    this.#groups = new Map();
    for (const event of events) this.#append(event);
  }
}
