import { useSyncExternalStore } from 'react';

/** Where the chosen theme is kept on the device; the web gateway's page head reads it before the first paint. */
export const THEME_STORAGE_KEY = 'cadence.theme';

export const THEME_MODES = ['system', 'light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

const listeners = new Set<() => void>();

function readStored(): ThemeMode {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    return THEME_MODES.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system'; // storage may be blocked; the choice then lasts as long as the page
  }
}

let current: ThemeMode | undefined;

/** The chosen mode, `system` until the person chooses. */
export function getTheme(): ThemeMode {
  current ??= readStored();
  return current;
}

/** Sets, shows and remembers the theme on this device. Call it once at start with `getTheme()`. */
export function applyTheme(mode: ThemeMode): void {
  current = mode;
  const root = document.documentElement;
  if (mode === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = mode;
  try {
    if (mode === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, mode);
  } catch {
    // see readStored
  }
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
