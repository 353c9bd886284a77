import { usePageKeys } from '@cadence/shared-ui';
import { GROUP_SENTENCES } from '@cadence/shared-contract';
import type { Side } from './choices.ts';

export interface GroupKeys {
  readonly pick: (side: Side, sentence: number) => void;
  readonly next: () => void;
  readonly back: () => void;
}

/** The sentence of a digit by its place on the keyboard, so that layouts with signs on it work too; null for other keys. */
function sentenceOf({ code, key }: KeyboardEvent): number | null {
  // Of the number pad only keys that write a digit: Shift turns them into arrows.
  const digit = /^Digit(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : null);
  const place = digit === null ? -1 : Number(digit) - 1;
  return place >= 0 && place < GROUP_SENTENCES ? place : null;
}

/** A question, a list of shortcuts or a menu above the page takes the keys. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"]') !== null;
}

/** Enter on a button or link presses it; arrows move in a group of radio buttons, and along the ruler. */
const HAS_ENTER = 'button,a';
const HAS_ARROWS = 'input,button';

function act(event: KeyboardEvent, keys: GroupKeys): boolean {
  const { key, shiftKey, repeat, target } = event;
  const isOn = (selector: string): boolean => target instanceof Element && target.matches(selector);
  const sentence = sentenceOf(event);
  if (sentence !== null) keys.pick(shiftKey ? 'least' : 'most', sentence);
  // One press is one step, however long the key is held.
  else if (repeat) return false;
  else if (key === 'Enter' && !isOn(HAS_ENTER)) keys.next();
  else if (key === 'Backspace' || (key === 'ArrowLeft' && !isOn(HAS_ARROWS))) keys.back();
  else return false;
  return true;
}

/** A group by keyboard alone: 1 to 4, Shift + 1 to 4, Enter, ← or Backspace. */
export function useGroupKeys(keys: GroupKeys): void {
  usePageKeys((event) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (hasModifier || event.isComposing || event.defaultPrevented || isCovered()) return;
    if (act(event, keys)) event.preventDefault();
  });
}
