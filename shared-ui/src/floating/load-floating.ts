import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** What lies over the page, with Chakra under it: fetched apart, since no page shows it before somebody asks. */
export type Floating = typeof import('./parts.ts');

const listeners = new Set<() => void>();
let loaded: Floating | undefined;
let loading: Promise<Floating> | undefined;

async function fetchParts(): Promise<Floating> {
  loaded = await import(/* webpackChunkName: "floating" */ './parts.ts');
  for (const listener of listeners) listener();
  return loaded;
}

/** Fetches the parts once; a failed attempt is not kept, so that the next one tries again. */
export function loadFloating(): Promise<Floating> {
  loading ??= fetchParts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Fetches ahead on the first sign of interest, for example a pointer over a trigger. */
export function preloadFloating(): void {
  loadFloating().catch(() => undefined); // said when it is really needed
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The parts, `undefined` until they are here. Unlike `lazy` it shows loaded parts in the same frame, without Suspense's
 * detour, and cannot hide what is already drawn.
 * @param isNeeded fetches them when true
 * @param onFailure called when they cannot be fetched
 */
export function useFloating(isNeeded: boolean, onFailure: (error: unknown) => void): Floating | undefined {
  const floating = useSyncExternalStore(subscribe, () => loaded);
  const fail = useEffectEvent(onFailure);
  const isMissing = isNeeded && floating === undefined;
  useEffect(() => {
    if (isMissing) loadFloating().catch(fail);
  }, [isMissing]);
  return floating;
}
