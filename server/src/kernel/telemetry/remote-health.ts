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

/** Who reports. */
export interface Reporter {
  /** Subdomain of their organisation. */
  readonly tenant: string;
  /** Id of the person in it. */
  readonly person: number;
}

/** People who used a release and people for whom it failed, in the last ten minutes; who failed has used it, too. */
export interface ReleaseUse {
  readonly people: number;
  readonly failing: number;
}

/** For how many people releases work, as their pages report it to this process. */
export interface RemoteHealth {
  /** One page's report: what loaded and what failed. A person counts once. */
  record(reporter: Reporter, report: RemoteReport): void;
  /** By the subdomain of each organisation that has used the release; empty for none. */
  read(release: RemoteRelease): ReadonlyMap<string, ReleaseUse>;
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

/** People by their latest report, longest ago first, and how many of them each organisation has. */
class Sightings {
  readonly #seen = new Map<string, { readonly at: number; readonly tenant: string }>();
  readonly #counts = new Map<string, number>();

  get size(): number {
    return this.#seen.size;
  }

  /** By subdomain; none has nobody. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  add({ tenant, person }: Reporter, at: number): void {
    const key = `${tenant}:${person}`;
    this.#forget(key);
    this.#seen.set(key, { at, tenant });
    this.#counts.set(tenant, (this.#counts.get(tenant) ?? 0) + 1);
    for (const first of this.#seen.keys()) {
      if (this.#seen.size <= MAX_PEOPLE) return;
      this.#forget(first);
    }
  }

  forgetUntil(expired: number): void {
    for (const [key, { at }] of this.#seen) {
      if (at > expired) return;
      this.#forget(key);
    }
  }

  #forget(key: string): void {
    const seen = this.#seen.get(key);
    if (!seen) return;
    this.#seen.delete(key);
    const left = (this.#counts.get(seen.tenant) ?? 0) - 1;
    if (left > 0) this.#counts.set(seen.tenant, left);
    else this.#counts.delete(seen.tenant);
  }
}

interface Counted {
  readonly used: Sightings;
  readonly failed: Sightings;
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

  record(reporter: Reporter, { loaded, failed }: RemoteReport): void {
    const now = this.#clock.now().getTime();
    this.#forgetExpired(now);
    for (const release of loaded) this.#countedNow(release).used.add(reporter, now);
    for (const release of failed) {
      const counted = this.#countedNow(release);
      counted.used.add(reporter, now);
      counted.failed.add(reporter, now);
    }
    for (const listener of this.#listeners) listener();
  }

  read({ remote, version }: RemoteRelease): ReadonlyMap<string, ReleaseUse> {
    this.#forgetExpired(this.#clock.now().getTime());
    const counted = this.#releases.get(`${remote}@${version}`);
    const uses = [...(counted?.used.counts ?? [])].map(
      ([tenant, people]) => [tenant, { people, failing: counted?.failed.counts.get(tenant) ?? 0 }] as const,
    );
    return new Map(uses);
  }

  onRecord(listener: () => void): () => void {
    const guarded = guard({ kind: 'telemetry.remotes' }, listener);
    this.#listeners.add(guarded);
    return () => this.#listeners.delete(guarded);
  }

  #countedNow({ remote, version }: RemoteRelease): Counted {
    const key = `${remote}@${version}`;
    const counted = this.#releases.get(key) ?? { used: new Sightings(), failed: new Sightings() };
    this.#releases.delete(key);
    this.#releases.set(key, counted);
    const [first = key] = this.#releases.keys();
    if (this.#releases.size > MAX_RELEASES) this.#releases.delete(first);
    return counted;
  }

  #forgetExpired(now: number): void {
    for (const [key, { used, failed }] of this.#releases) {
      used.forgetUntil(now - this.#windowMs);
      failed.forgetUntil(now - this.#windowMs);
      if (used.size === 0) this.#releases.delete(key);
    }
  }
}

/** Everybody, whatever their organisation. */
export function sumUses(uses: Iterable<ReleaseUse>): ReleaseUse {
  let [people, failing] = [0, 0];
  for (const use of uses) {
    people += use.people;
    failing += use.failing;
  }
  return { people, failing };
}

/** Counts in memory: of this process, and from its start. */
export function createRemoteHealth(options: RemoteHealthOptions): RemoteHealth {
  return new CountedHealth(options);
}
