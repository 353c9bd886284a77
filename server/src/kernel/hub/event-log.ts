import type { HubGroup } from '../outbox/index.ts';

/** How long events are kept for pages that were away, in milliseconds. */
export const KEPT = 120_000;
/** Maximum kept events, of some hundred bytes each. */
const MAX_KEPT = 30_000;
/** Maximum to replay for one page; a page that missed more reads everything again, which costs both less. */
const MOST_AGAIN = { events: 500, characters: 256 * 1024 } as const;
/** With more events than this, duplicates are not even removed: after a busy time thousands reconnect at once. */
const MOST_LOOKED_AT = 4 * MOST_AGAIN.events;

export interface SentEvent {
  /** Null for an event that is sent only once. */
  readonly id: number | null;
  readonly group: HubGroup;
  /** The record that its group was sent. */
  readonly text: string;
  /** Not replayed to pages that reconnect: they may have lost the right to know it (`Telling`). */
  readonly onlyNow?: boolean | undefined;
  /** When it was sent, or a little later; in milliseconds since 1970. */
  readonly at: number;
}

interface KeptEvent extends SentEvent {
  /** Its position among all events. */
  readonly order: number;
}

/** What a page that connects has to catch up with. */
export interface Absence {
  readonly groups: readonly HubGroup[];
  /** Until when it has received everything; null if the page does not say: it gets events since it connected. */
  readonly since: number | null;
  /** The log's `position` when it connected; later events reach it as they happen, with a short delay. */
  readonly position: number;
}

/** Binary search: the index of the first event that is not earlier, among events in order of delivery. */
function indexFrom<E extends SentEvent>(events: readonly E[], isEarlier: (event: E) => boolean): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const event = events[middle];
    if (event && isEarlier(event)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Removes duplicates; an event that was sent again keeps its last position. */
function once(events: readonly KeptEvent[]): readonly KeptEvent[] {
  const last = new Map(events.map(({ id, order }) => [id ?? -order, order]));
  return events.filter(({ id, order }) => last.get(id ?? -order) === order);
}

/** Recent events, so that a page that was away gets what it has missed and need not read everything again. */
export class EventLog {
  /** Oldest first. */
  #events: KeptEvent[] = [];
  #groups = new Map<HubGroup, KeptEvent[]>();
  #count = 0;
  /** The log is complete since then. */
  #wholeSince: number;
  /** Until when something may be missing, whatever is filled in. */
  #brokenUntil = 0;
  /** The last event that was dropped, by its order. */
  #dropped = 0;
  /** Events sent here, but perhaps not yet by the other processes. */
  readonly #held = new Set<number>();
  /** When the rights of a group changed. */
  readonly #changedAt = new Map<HubGroup, number>();

  constructor(now: number) {
    this.#wholeSince = now;
  }

  /** Number of events sent so far. */
  get position(): number {
    return this.#count;
  }

  add(event: SentEvent): void {
    // The clock of the machine may be set back; the order stays.
    const at = Math.max(event.at, this.#events.at(-1)?.at ?? 0);
    this.#append({ ...event, at, order: this.#count + 1 });
    if (this.#events.length > MAX_KEPT) this.#dropOldest(MAX_KEPT / 10);
  }

  /** Adds events from before this process started; the log is complete since `wholeSince`. */
  fill(earlier: readonly SentEvent[], wholeSince: number): void {
    const all = [...earlier, ...this.#events].toSorted((one, other) => one.at - other.at);
    const first = this.#count + 1;
    this.#keep(all.map((event, index) => ({ ...event, order: first + index })));
    this.#wholeSince = Math.max(wholeSince, this.#brokenUntil);
    if (all.length > MAX_KEPT) this.#dropOldest(all.length - MAX_KEPT);
  }

  /** Marks that something may be missing up to now. */
  break(now: number): void {
    this.#brokenUntil = now;
    this.#wholeSince = now;
  }

  /** Marks that the group's rights may have changed: earlier events are not replayed to pages that reconnect. */
  change(group: HubGroup, now: number): void {
    this.#changedAt.set(group, now);
  }

  /** Until it is released, a page from another process may have missed this event, whatever else it received there. */
  hold(id: number): void {
    this.#held.add(id);
  }

  release(id: number): void {
    this.#held.delete(id);
  }

  /**
   * The records that a page has missed, in order; null when they are unknown, too many, or include something that it
   * may no longer have the right to know.
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

  /** Drops old events. */
  clean(now: number): void {
    const old = indexFrom(this.#events, ({ at }) => at < now - KEPT);
    this.#wholeSince = Math.max(this.#wholeSince, now - KEPT);
    for (const [group, at] of this.#changedAt) if (at < this.#wholeSince) this.#changedAt.delete(group);
    this.#forgetHeld();
    // Not for every single old event: dropping rebuilds the lists of the others.
    if (old > this.#events.length / 4) this.#drop(old);
  }

  /** Whether the log has everything that the page may have missed. */
  #isKnown({ groups, since, position }: Absence): boolean {
    if (since === null) return position >= this.#dropped;
    return since >= this.#wholeSince && groups.every((group) => since > (this.#changedAt.get(group) ?? 0));
  }

  #isHeard({ since, position }: Absence): (event: KeptEvent) => boolean {
    return since === null ? ({ order }) => order <= position : ({ at }) => at < since;
  }

  /** The held events among the first `count`. */
  #heldOf(events: readonly KeptEvent[], count: number): readonly KeptEvent[] {
    if (this.#held.size === 0) return [];
    return events.slice(0, count).filter(({ id }) => id !== null && this.#held.has(id));
  }

  /** An event that cannot be sent elsewhere is given up long before it is dropped here. */
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
