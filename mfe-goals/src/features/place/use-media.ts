import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Below 768 px details are full-screen with Back (core §2). */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 767px)');
}
