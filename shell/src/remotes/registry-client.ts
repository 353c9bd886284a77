import { REGISTRY_PATH, type Registry } from '@cadence/shared-contract/remote';
import { withTimeLimit } from './time-limit.ts';

/** Where the registry in use came from; `none` leaves the shell without remotes. */
export type RegistrySource = 'inlined' | 'network' | 'last-good' | 'none';
export interface LoadedRegistry {
  readonly registry: Registry;
  readonly source: RegistrySource;
}

export const REGISTRY_TIMEOUT_MS = 3_000;
const LAST_GOOD_KEY = 'cadence.registry';
const EMPTY: Registry = { revision: 'none', provides: {}, remotes: {} };

export interface RegistryClientOptions {
  readonly inlined: unknown;
  readonly fetch: typeof globalThis.fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** True when a value has the registry's outline; its entries are checked when a remote is used. */
export function isRegistry(value: unknown): value is Registry {
  if (typeof value !== 'object' || value === null) return false;
  const candidate = value as Partial<Record<keyof Registry, unknown>>;
  return (
    typeof candidate.revision === 'string' && isRecord(candidate.provides) && isRecord(candidate.remotes)
  );
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Fetches the current registry, or fails within the time limit. */
export async function fetchRegistry(fetch: typeof globalThis.fetch): Promise<Registry> {
  const body = await withTimeLimit(REGISTRY_TIMEOUT_MS, async (signal): Promise<unknown> => {
    const response = await fetch(REGISTRY_PATH, { cache: 'no-cache', signal });
    if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
    return response.json();
  });
  if (!isRegistry(body)) throw new Error('The registry is not readable.');
  return body;
}

/** The first registry that can be had: inlined, fetched within 3 s, or this browser's last good copy. Never rejects. */
export async function loadRegistry(options: RegistryClientOptions): Promise<LoadedRegistry> {
  if (isRegistry(options.inlined)) return keep(options, { registry: options.inlined, source: 'inlined' });
  try {
    return keep(options, { registry: await fetchRegistry(options.fetch), source: 'network' });
  } catch {
    return readLastGood(options);
  }
}

function keep({ storage }: RegistryClientOptions, loaded: LoadedRegistry): LoadedRegistry {
  try {
    storage.setItem(LAST_GOOD_KEY, JSON.stringify(loaded.registry));
  } catch {
    // A full or forbidden storage only costs the last good copy.
  }
  return loaded;
}

function readLastGood({ storage }: RegistryClientOptions): LoadedRegistry {
  try {
    const copy: unknown = JSON.parse(storage.getItem(LAST_GOOD_KEY) ?? 'null');
    if (isRegistry(copy)) return { registry: copy, source: 'last-good' };
  } catch {
    // An unreadable copy is no copy.
  }
  return { registry: EMPTY, source: 'none' };
}
