import { attempt, bustCache, withTimeLimit } from './time-limit.ts';

export const MANIFEST_TIMEOUT_MS = 5_000;

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string; readonly path: string } };
}

/** Fetches JSON within 5 s, twice, the second time past every cache. */
export function fetchJson(fetch: typeof globalThis.fetch, url: string): Promise<unknown> {
  return attempt(2, (index) =>
    withTimeLimit(MANIFEST_TIMEOUT_MS, async (signal): Promise<unknown> => {
      const response = await fetch(bustCache(url, index), { cache: 'no-cache', signal });
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
      return response.json();
    }),
  );
}

/** The address of the entry script that an mf-manifest.json names. */
export async function resolveEntry(fetch: typeof globalThis.fetch, manifestUrl: string): Promise<string> {
  const manifest = await fetchJson(fetch, manifestUrl);
  if (!isManifest(manifest)) throw new Error(`${manifestUrl} is not a federation manifest.`);
  const { name, path } = manifest.metaData.remoteEntry;
  return new URL(`${path ? `${path}/` : ''}${name}`, new URL(manifestUrl, globalThis.location.href)).href;
}

function isManifest(value: unknown): value is Manifest {
  const entry = (value as Partial<Manifest> | null)?.metaData?.remoteEntry;
  return typeof entry?.name === 'string' && typeof entry.path === 'string';
}
