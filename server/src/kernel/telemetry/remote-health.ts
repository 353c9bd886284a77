import type { Clock } from '../clock/clock.ts';
import { guard } from '../guard/index.ts';

/** One version of one remote. */
export interface RemoteRelease {
  readonly remote: string;
  readonly version: string;
}

/** What one page reports. */
export interface RemoteReport {
  readonly loaded: readonly RemoteRelease[];
  readonly failed: readonly (RemoteRelease & { readonly phase: string })[];
}

/** For how many people releases work, as their pages report it to this process. */
export interface RemoteHealth {
  /** One page's report: who reports (any stable id of the person), what loaded and what failed. A person counts once. */
  record(personKey: string, report: RemoteReport): void;
  /** People who used and people for whom it failed, in the last ten minutes; who failed has used it, too. */
  read(release: RemoteRelease): { readonly people: number; readonly failing: number };
  /** Called after each record; returns the way to stop. */
  onRecord(listener: () => void): () => void;
}

export interface RemoteHealthOptions {
  readonly clock: Clock;
  /** How long a report counts, in milliseconds. */
  readonly windowMs?: number;
}

const TEN_MINUTES = 600_000;
/** People who are counted per release; beyond it the ones who reported longest ago are forgotten. */
const MAX_PEOPLE = 20_000;
/** Releases that are counted; beyond it the one that was reported longest ago is forgotten. */
const MAX_RELEASES = 200;

/** People by their latest report, longest ago first. */
type Sightings = Map<string, number>;

interface Counted {
  readonly used: Sightings;
  readonly failed: Sightings;
}

/** Moves the key to the end, and forgets the first ones beyond the limit. */
function moveToEnd<T>(map: Map<string, T>, key: string, { value, limit }: { value: T; limit: number }): void {
  map.delete(key);
  map.set(key, value);
  for (const first of map.keys()) {
    if (map.size <= limit) return;
    map.delete(first);
  }
}

function see(sightings: Sightings, person: string, now: number): void {
  moveToEnd(sightings, person, { value: now, limit: MAX_PEOPLE });
}

function forgetUntil(sightings: Sightings, expired: number): void {
  for (const [person, at] of sightings) {
    if (at > expired) return;
    sightings.delete(person);
  }
}

class CountedHealth implements RemoteHealth {
  readonly #clock: Clock;
  readonly #windowMs: number;
  /** Reported longest ago first. */
  readonly #releases = new Map<string, Counted>();
  readonly #listeners = new Set<() => void>();

  constructor({ clock, windowMs = TEN_MINUTES }: RemoteHealthOptions) {
    this.#clock = clock;
    this.#windowMs = windowMs;
  }

  record(personKey: string, { loaded, failed }: RemoteReport): void {
    const now = this.#clock.now().getTime();
    this.#forgetExpired(now);
    for (const release of loaded) see(this.#countedNow(release).used, personKey, now);
    for (const release of failed) {
      const counted = this.#countedNow(release);
      see(counted.used, personKey, now);
      see(counted.failed, personKey, now);
    }
    for (const listener of this.#listeners) listener();
  }

  read({ remote, version }: RemoteRelease): { readonly people: number; readonly failing: number } {
    this.#forgetExpired(this.#clock.now().getTime());
    const counted = this.#releases.get(`${remote}@${version}`);
    return { people: counted?.used.size ?? 0, failing: counted?.failed.size ?? 0 };
  }

  onRecord(listener: () => void): () => void {
    const guarded = guard({ kind: 'telemetry.remotes' }, listener);
    this.#listeners.add(guarded);
    return () => this.#listeners.delete(guarded);
  }

  #countedNow({ remote, version }: RemoteRelease): Counted {
    const key = `${remote}@${version}`;
    const value = this.#releases.get(key) ?? { used: new Map(), failed: new Map() };
    moveToEnd(this.#releases, key, { value, limit: MAX_RELEASES });
    return value;
  }

  #forgetExpired(now: number): void {
    for (const [key, { used, failed }] of this.#releases) {
      forgetUntil(used, now - this.#windowMs);
      forgetUntil(failed, now - this.#windowMs);
      if (used.size === 0) this.#releases.delete(key);
    }
  }
}

/** Counts in memory: of this process, and from its start. */
export function createRemoteHealth(options: RemoteHealthOptions): RemoteHealth {
  return new CountedHealth(options);
}
