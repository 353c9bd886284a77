import { useEffect, useSyncExternalStore } from 'react';

type Palette = typeof import('./command-palette.tsx');

/** Between two attempts, in milliseconds. */
const RETRY_MS = 2_000;

const listeners = new Set<() => void>();
let loaded: Palette | undefined;
let loading: Promise<void> | undefined;

async function fetchPalette(): Promise<void> {
  loaded = await import(/* webpackChunkName: 'search' */ './command-palette.tsx');
  for (const listener of listeners) listener();
}

/** Fetches the palette's code once; a failed attempt is not kept, so that the next one tries again. */
function loadPalette(): Promise<void> {
  loading ??= fetchPalette().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Keeps trying: the person is already typing, and there is nothing to press again. */
function insistOnPalette(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const attempt = (): void => {
    loadPalette().catch(() => {
      if (!isStopped) timer = setTimeout(attempt, RETRY_MS);
    });
  };
  attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The palette's module once its code is here; asked for while `isNeeded`. */
export function usePalette(isNeeded: boolean): Palette | undefined {
  const palette = useSyncExternalStore(subscribe, () => loaded);
  const isMissing = isNeeded && palette === undefined;
  useEffect(() => (isMissing ? insistOnPalette() : undefined), [isMissing]);
  return isNeeded ? palette : undefined;
}
