import type { Registry, RegistryEntry, RemoteDescriptor } from '@cadence/shared-contract/remote';
import { fetchJson, resolveEntry } from './manifest.ts';

/** A remote taken from elsewhere than the registry says, for this browser session. */
export interface RemoteOverride {
  readonly remote: string;
  /** Absolute URL of an mf-manifest.json. */
  readonly url: string;
}

const STORAGE_KEY = 'cadence.remotes.overrides';
const PARAMETER = 'mfe';
/** The version of an entry that is not released. */
export const OVERRIDDEN = 'override';

type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Overrides of the page's address (`?mfe=goals@http://localhost:4101/mf-manifest.json`, repeatable) and of the session
 * before it; of two for one remote the last one. An override that does not come from an allowed origin is dropped.
 */
export function readOverrides(
  search: string,
  allowedOrigins: readonly string[],
  session: SessionStore,
): readonly RemoteOverride[] {
  const asked = new URLSearchParams(search).getAll(PARAMETER).flatMap(parseOverride);
  const byRemote = new Map([...readKept(session), ...asked].map((override) => [override.remote, override]));
  const allowed = [...byRemote.values()].filter(({ url }) => isAllowedOrigin(url, allowedOrigins));
  if (asked.length > 0) keepOverrides(session, allowed);
  return allowed;
}

/** Forgets every override; the page has to be loaded again without `?mfe=`. */
export function clearOverrides(session: SessionStore): void {
  session.removeItem(STORAGE_KEY);
}

/** The page's address without overrides. */
export function withoutOverrides(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(PARAMETER);
  return url.href;
}

/** The override that somebody has typed as `remote@address`, or a sentence about what is wrong with it. */
export function readOverride(text: string, allowedOrigins: readonly string[]): RemoteOverride | string {
  const [override] = parseOverride(text);
  if (override === undefined) return 'A remote’s name in lower case, and a whole address.';
  if (!isAllowedOrigin(override.url, allowedOrigins)) return 'Overrides may not come from there.';
  return override;
}

function parseOverride(text: string): RemoteOverride[] {
  const [, remote, url] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  return remote !== undefined && url !== undefined && URL.canParse(url) ? [{ remote, url }] : [];
}

function readKept(session: SessionStore): readonly RemoteOverride[] {
  try {
    const kept: unknown = JSON.parse(session.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.flatMap((text) => (typeof text === 'string' ? parseOverride(text) : []))
      : [];
  } catch {
    return [];
  }
}

/** Has exactly these overrides from the next load of the page without `?mfe=`. */
export function keepOverrides(session: SessionStore, overrides: readonly RemoteOverride[]): void {
  try {
    session.setItem(STORAGE_KEY, JSON.stringify(overrides.map(({ remote, url }) => `${remote}@${url}`)));
  } catch {
    // Without storage an override lasts as long as its query does.
  }
}

/** `http://localhost:*` allows every port of that host; everything else has to be the exact origin. */
export function isAllowedOrigin(url: string, allowed: readonly string[]): boolean {
  const { origin, protocol, hostname } = new URL(url);
  return allowed.some((entry) =>
    entry.endsWith(':*') ? entry.slice(0, -':*'.length) === `${protocol}//${hostname}` : entry === origin,
  );
}

/**
 * The registry with overridden remotes in it. A remote that is not released yet may come from an override alone. An
 * override that does not answer keeps the released descriptor, and the remote fails visibly in the phase `manifest`.
 */
export async function applyOverrides(
  registry: Registry,
  overrides: readonly RemoteOverride[],
  fetch: typeof globalThis.fetch,
): Promise<Registry> {
  const entries = await Promise.all(overrides.map((override) => resolveOverride(registry, override, fetch)));
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(entries.flat()) } };
}

async function resolveOverride(
  registry: Registry,
  { remote, url }: RemoteOverride,
  fetch: typeof globalThis.fetch,
): Promise<[string, RegistryEntry][]> {
  const released = registry.remotes[remote];
  const base = { version: OVERRIDDEN, manifest: url, integrity: '', preload: {}, integrities: {} };
  try {
    const [entry, descriptor] = await Promise.all([
      resolveEntry(fetch, url),
      fetchJson(fetch, new URL('remote.json', url).href) as Promise<RemoteDescriptor>,
    ]);
    return [[remote, { ...base, entry, requires: descriptor.requires, descriptor }]];
  } catch {
    return released ? [[remote, { ...released, ...base, entry: '' }]] : [];
  }
}
