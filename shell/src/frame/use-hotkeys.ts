import { usePageKeys } from '@cadence/shared-ui';
import { useEffect, useRef } from 'react';
import { usePlatform, type Platform } from '../remotes/index.ts';
import { useBegin } from '../routes/use-begin.ts';
import { isCovered } from './covered.ts';
import { mergeMenu } from './menu-items.ts';
import { OWN_PLACES, type Place } from './own-places.ts';

/** Begins a hotkey of two keys. */
const PREFIX = 'g';
/** A second key after this long is a new one. */
const PAUSE_MS = 1_500;

/** Everything with a hotkey that this person may open. */
export function listHotkeys(platform: Platform): readonly Place[] {
  const all: readonly Place[] = [...mergeMenu(platform.menu()), ...OWN_PLACES, ...platform.commands()];
  return all.filter(({ hotkey }) => hotkey !== undefined);
}

/** The letter of a key; on a keyboard of another script the one that is printed there in Latin. */
function letterOf({ key, code }: KeyboardEvent): string {
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  return (/^[\x20-\x7E]$/.test(key) ? key : (latin ?? key)).toLowerCase();
}

const isChorded = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

/** Hotkeys of the menu and of commands: a letter, or `g` and a letter, on any page with a menu (D-132). */
export function useHotkeys(): void {
  const platform = usePlatform();
  const begin = useBegin();
  const prefixed = useRef<ReturnType<typeof setTimeout> | null>(null);
  const settle = (): void => {
    if (prefixed.current !== null) clearTimeout(prefixed.current);
    prefixed.current = null;
  };
  const open = (hotkey: string): boolean => {
    const place = listHotkeys(platform).find((known) => known.hotkey === hotkey);
    if (place === undefined) return false;
    begin(place);
    return true;
  };
  useEffect(() => settle, []);
  // The second key is nobody else's, whether it leads anywhere or not: `g a` must not approve.
  usePageKeys((event) => {
    if (prefixed.current === null || event.key === 'Shift') return;
    settle();
    if (isChorded(event) || event.key.length > 1 || isCovered()) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) open(`${PREFIX} ${letterOf(event)}`);
  }, true);
  usePageKeys((event) => {
    if (event.defaultPrevented || event.repeat || isChorded(event) || isCovered()) return;
    const letter = letterOf(event);
    if (letter === PREFIX) prefixed.current = setTimeout(settle, PAUSE_MS);
    else if (event.key.length === 1 && open(letter)) event.preventDefault();
  });
}
