import { deviceStorage } from '@cadence/shared-auth';
import { scaledQuery } from '@cadence/shared-ui';
import { useSyncExternalStore } from 'react';

const KEY = 'cadence.menu';
const listeners = new Set<() => void>();

/** `drawer` below 768 px, `narrow` (64 px) below 1,024 px or when collapsed, else `wide` (232 px). */
export type MenuWidth = 'wide' | 'narrow' | 'drawer';

const PHONE = '(max-width: 767.98px)';
const TABLET = '(max-width: 1023.98px)';
const mediaOf = (query: string): MediaQueryList => window.matchMedia(scaledQuery(query));
const matches = (query: string): boolean => mediaOf(query).matches;
let isCollapsed = readCollapsed();

function readCollapsed(): boolean {
  return deviceStorage.getItem(KEY) === 'collapsed';
}

function subscribe(listener: () => void): () => void {
  const queries = [PHONE, TABLET].map(mediaOf);
  listeners.add(listener);
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function readWidth(): MenuWidth {
  if (matches(PHONE)) return 'drawer';
  return isCollapsed || matches(TABLET) ? 'narrow' : 'wide';
}

/** How wide the side menu is now. */
export function useMenuWidth(): MenuWidth {
  return useSyncExternalStore(subscribe, readWidth);
}

/** False where the screen leaves no choice. */
export function useMayCollapse(): boolean {
  return useSyncExternalStore(subscribe, () => !matches(TABLET));
}

/** Collapses or expands the menu and remembers it on this device. */
export function toggleMenu(): void {
  isCollapsed = !isCollapsed;
  deviceStorage.setItem(KEY, isCollapsed ? 'collapsed' : 'wide');
  for (const listener of listeners) listener();
}
