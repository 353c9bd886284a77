import type { RemoteDescriptor } from './descriptor.ts';
import type { Signed } from './signed.ts';

/** One released remote, as its publisher signed it. It never changes. */
export interface RegistryEntry {
  readonly version: string;
  /** Absolute path or URL of mf-manifest.json. */
  readonly manifest: string;
  /** Absolute path or URL of the entry script, so that the gateway and shell can preload it. */
  readonly entry: string;
  /** Subresource integrity of the entry script: `sha384-…`. The entry knows the integrity of every other script. */
  readonly integrity: string;
  readonly requires: Readonly<Record<string, string>>;
  readonly descriptor: RemoteDescriptor;
  /** Scripts worth preloading for each exposed module: URLs by expose name. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  /** Integrity of every script in `preload`, by URL. */
  readonly integrities: Readonly<Record<string, string>>;
}

/** A version that some people get before the others. */
export interface Rollout {
  readonly version: string;
  /** Subdomains of the organisations that take part; empty for all. */
  readonly tenants: readonly string[];
  /** How many people of them in a hundred; who they are stays the same until the version is replaced. */
  readonly percentage: number;
}

/** How many people may have trouble with a remote's newest version before everybody gets the one before. */
export interface ErrorBudget {
  /** Of a hundred people who used it. */
  readonly percentage: number;
  /** Fewer people than this prove nothing. */
  readonly people: number;
}

/** What is in use of one remote. */
export interface ReleaseTrack {
  readonly current: string;
  /** The version before, which a rollback goes to; null for a first release. */
  readonly previous: string | null;
  readonly rollout: Rollout | null;
  /** The registry's revision in which the newest version (the rollout's, else the current) came into use. */
  readonly since: number;
  readonly budget: ErrorBudget;
}

/** What is in use in one environment; signed anew with every change. */
export interface RegistryHead {
  readonly environment: string;
  /** Only ever grows: of two heads, the one with more is newer, and an older one is never taken again. */
  readonly revision: number;
  /** ISO instant. */
  readonly issuedAt: string;
  readonly remotes: Readonly<Record<string, ReleaseTrack>>;
}

/** What lies in the store, `registries/<environment>.json`, as far as a gateway reads it. */
export interface StoredRegistry {
  readonly head: Signed<RegistryHead>;
  /** Every release that the head names, by remote and version, as its publisher signed it. */
  readonly entries: Readonly<Record<string, Readonly<Record<string, Signed<RegistryEntry>>>>>;
}

/** What the gateway inlines in the page and serves at `REGISTRY_PATH`: the signed head, and what this person gets of it. */
export interface ServedRegistry {
  /** Changes when this person would get other code: another version of a remote, or another shell. */
  readonly revision: string;
  /** What the served shell provides, by package name, exact versions. */
  readonly provides: Readonly<Record<string, string>>;
  readonly head: Signed<RegistryHead>;
  readonly remotes: Readonly<Record<string, Signed<RegistryEntry>>>;
  /** Versions in use that were rolled back automatically, as `goals@1.2.0-b.3f9a01bc`. */
  readonly halted: readonly string[];
}

/** The registry as the shell works with it, once the signatures were verified. */
export interface Registry {
  readonly revision: string;
  readonly provides: Readonly<Record<string, string>>;
  readonly remotes: Readonly<Record<string, RegistryEntry>>;
}

/** Where the gateway serves the registry. */
export const REGISTRY_PATH = '/registry.json';

/** What the hub sends to all of its pages when another release is in use; each asks whether it concerns it. */
export const HUB_RELEASE = 'Release';

/** The cookie in which the shell names the person to the gateway, by id, so that a rollout reaches the same people everywhere. */
export const COHORT_COOKIE = 'cadence_cohort';

/** What is signed, so that one thing can never pass for another. */
export const SIGNED_HEAD = 'registry head';
export const SIGNED_RELEASE = 'release';
