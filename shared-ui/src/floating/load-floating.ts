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

/** Between two attempts for something that must come, in milliseconds. */
const RETRY_MS = 2000;

/**
 * Fetches however often it takes, for what was asked for and has no trigger to press again.
 * @returns stops trying
 */
export function insistOnFloating(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const attempt = (): void => {
    loadFloating().catch(() => {
      if (!isStopped) timer = setTimeout(attempt, RETRY_MS);
    });
  };
  attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/**
 * The parts if they are here, `undefined` until then. Unlike `lazy` it shows loaded parts in the same frame, without
 * Suspense's detour, and cannot hide what is already drawn.
 */
export function useLoadedFloating(): Floating | undefined {
  return useSyncExternalStore(subscribe, () => loaded);
}

/**
 * The parts, for something that a trigger opens.
 * @param isNeeded fetches them when true
 * @param giveUp called when they cannot be fetched: the trigger can be pressed again
 */
export function useFloating(isNeeded: boolean, giveUp: () => void): Floating | undefined {
  const floating = useLoadedFloating();
  const fail = useEffectEvent(giveUp);
  const isMissing = isNeeded && floating === undefined;
  useEffect(() => {
    if (isMissing) loadFloating().catch(() => fail());
  }, [isMissing]);
  return floating;
}
