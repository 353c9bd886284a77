import { useSyncExternalStore } from 'react';

/** Where the chosen theme is kept on the device; the web gateway's page head reads it before the first paint. */
export const THEME_STORAGE_KEY = 'cadence.theme';

export const THEME_MODES = ['system', 'light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** What of a storage the choice needs. */
export type ThemeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const listeners = new Set<() => void>();
let storage: ThemeStorage | null = null;

/** Where the choice is kept from now on; without a place it lasts as long as the page. Call it before `getTheme()`. */
export function keepThemeIn(place: ThemeStorage): void {
  storage = place;
  current = undefined;
}

function readStored(): ThemeMode {
  const stored = storage?.getItem(THEME_STORAGE_KEY);
  return THEME_MODES.find((mode) => mode === stored) ?? 'system';
}

let current: ThemeMode | undefined;

/** The chosen mode, `system` until the person chooses. */
export function getTheme(): ThemeMode {
  current ??= readStored();
  return current;
}

/** The bar around an installed application: the page's head has one colour for each theme (`data-for`). */
function paintWindow(mode: ThemeMode): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const theme = meta.dataset['for'];
    if (mode === 'system') meta.media = `(prefers-color-scheme:${theme})`;
    else meta.media = theme === mode ? 'all' : 'not all';
  }
}

/** Sets, shows and remembers the theme on this device. Call it once at start with `getTheme()`. */
export function applyTheme(mode: ThemeMode): void {
  current = mode;
  const root = document.documentElement;
  if (mode === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = mode;
  paintWindow(mode);
  if (mode === 'system') storage?.removeItem(THEME_STORAGE_KEY);
  else storage?.setItem(THEME_STORAGE_KEY, mode);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen mode and its setter, reactive. */
export function useTheme(): readonly [ThemeMode, (mode: ThemeMode) => void] {
  return [useSyncExternalStore(subscribe, getTheme), applyTheme];
}
