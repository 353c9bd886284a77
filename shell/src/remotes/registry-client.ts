import {
  REGISTRY_PATH,
  SIGNED_HEAD,
  SIGNED_RELEASE,
  verifySigned,
  type Registry,
  type RegistryHead,
  type ServedRegistry,
  type SignatureState,
} from '@cadence/shared-contract/remote';
import { withTimeLimit } from './time-limit.ts';

/** Where the registry in use came from; `none` leaves the shell without remotes. */
export type RegistrySource = 'inlined' | 'network' | 'last-good' | 'none';

/** A registry that may be used. */
export interface OpenedRegistry {
  readonly registry: Registry;
  readonly head: RegistryHead;
  /** Versions in use that were rolled back automatically, as `goals@1.2.0-b.3f9a01bc`. */
  readonly halted: readonly string[];
  /** `unsupported`: this browser cannot verify it; the gateway has. */
  readonly signature: Exclude<SignatureState, 'invalid'>;
}

/** What is known of the registry in use; `opened` is null when there is none. */
export interface LoadedRegistry {
  readonly registry: Registry;
  readonly source: RegistrySource;
  readonly opened: OpenedRegistry | null;
}

export const REGISTRY_TIMEOUT_MS = 3_000;
const LAST_GOOD_KEY = 'cadence.registry';
const EMPTY: Registry = { revision: 'none', provides: {}, remotes: {} };

export interface RegistryClientOptions {
  readonly inlined: unknown;
  /** Public keys of those who may release, as the page names them. */
  readonly keys: readonly string[];
  readonly fetch: typeof globalThis.fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** True when a value has the registry's outline; its signatures say the rest. */
function isServedRegistry(value: unknown): value is ServedRegistry {
  if (!isRecord(value)) return false;
  const { revision, provides, remotes, head } = value as Partial<Record<keyof ServedRegistry, unknown>>;
  if (typeof revision !== 'string' || !isRecord(provides) || !isRecord(remotes) || !isRecord(head))
    return false;
  const { value: signed } = head as { readonly value?: unknown };
  return isRecord(signed) && typeof (signed as Partial<RegistryHead>).revision === 'number';
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Checks that whoever may release has signed the registry and every release in it, and that each is what its name says.
 * null for anything else: nothing of it may be used.
 */
export async function openRegistry(value: unknown, keys: readonly string[]): Promise<OpenedRegistry | null> {
  if (!isServedRegistry(value)) return null;
  const { head, remotes, revision, provides, halted } = value;
  const entries = Object.entries(remotes);
  const states = await Promise.all([
    verifySigned(SIGNED_HEAD, head, keys),
    ...entries.map(([, entry]) => verifySigned(SIGNED_RELEASE, entry, keys)),
  ]);
  const isConsistent = entries.every(([name, entry]) => entry.value.descriptor.name === name);
  if (states.includes('invalid') || !isConsistent) return null;
  return {
    registry: {
      revision,
      provides,
      remotes: Object.fromEntries(entries.map(([name, entry]) => [name, entry.value])),
    },
    head: head.value,
    halted,
    signature: states.includes('unsupported') ? 'unsupported' : 'valid',
  };
}

/** Fetches the current registry as it is served, or fails within the time limit. */
async function fetchServed(fetch: typeof globalThis.fetch): Promise<unknown> {
  return withTimeLimit(REGISTRY_TIMEOUT_MS, async (signal): Promise<unknown> => {
    const response = await fetch(REGISTRY_PATH, { cache: 'no-cache', signal });
    if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
    return response.json();
  });
}

/** The current registry's revision; null when it cannot be had, or may not be used. */
export async function fetchRevision({
  fetch,
  keys,
}: Pick<RegistryClientOptions, 'fetch' | 'keys'>): Promise<string | null> {
  const opened = await openRegistry(await fetchServed(fetch).catch(() => null), keys);
  return opened?.registry.revision ?? null;
}

/**
 * The first registry that can be had and may be used: inlined, fetched within 3 s, or this browser's last good copy. One
 * that is older than that copy is not used: somebody may want to bring back what was replaced. Never rejects.
 */
export async function loadRegistry(options: RegistryClientOptions): Promise<LoadedRegistry> {
  const { inlined, fetch, storage, keys } = options;
  const copy = readCopy(storage);
  const kept = await openRegistry(copy, keys);
  const admit = async (served: unknown, source: RegistrySource): Promise<LoadedRegistry | null> => {
    const opened = await openRegistry(served, keys);
    if (!opened || isOlder(opened, kept)) return null;
    keepCopy(storage, served);
    return { registry: opened.registry, source, opened };
  };
  return (
    (await admit(inlined, 'inlined')) ??
    (await admit(await fetchServed(fetch).catch(() => null), 'network')) ??
    (kept
      ? { registry: kept.registry, source: 'last-good', opened: kept }
      : { registry: EMPTY, source: 'none', opened: null })
  );
}

const isOlder = ({ head }: OpenedRegistry, kept: OpenedRegistry | null): boolean =>
  kept !== null && kept.head.environment === head.environment && kept.head.revision > head.revision;

function keepCopy(storage: RegistryClientOptions['storage'], served: unknown): void {
  try {
    storage.setItem(LAST_GOOD_KEY, JSON.stringify(served));
  } catch {
    // A full or forbidden storage only costs the last good copy.
  }
}

function readCopy(storage: RegistryClientOptions['storage']): unknown {
  try {
    return JSON.parse(storage.getItem(LAST_GOOD_KEY) ?? 'null');
  } catch {
    // An unreadable copy is no copy.
    return null;
  }
}
