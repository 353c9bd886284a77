import { useCallback, useSyncExternalStore } from 'react';
import { scaledQuery } from './font-scale.ts';

/** Whether a media query matches, as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(scaledQuery(query));
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(scaledQuery(query)).matches);
}

/** True on a phone-sized screen, where rows become cards and details fill the screen (core §2). */
export const useIsPhone = (): boolean => useMedia('(max-width: 767px)');
