import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from './single-keys.ts';

/** Where keys write text; on a checkbox, a radio button or a slider they do not. */
const TYPED_INTO = 'input:not([type="checkbox"],[type="radio"],[type="range"]),textarea,select';

/** Whether the key is a letter, a digit or a sign by itself: Shift makes another sign, the other modifiers a command. */
function isSingle({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

function isTyped({ target, isComposing }: KeyboardEvent): boolean {
  return (
    isComposing || (target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO)))
  );
}

/**
 * The keys of the whole page, regardless of the focus; the only way to listen to them. A single letter, digit or sign
 * is passed on only while nothing is typed with it and the person has not switched such keys off (D-132). What an
 * element does while it has the focus itself is the element's; `isFirst` is for what goes before even that, as the second
 * key of two.
 */
export function usePageKeys(onKey: (event: KeyboardEvent) => void, isFirst = false): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isSingle(event) && (isTyped(event) || !areSingleKeysOn())) return;
    onKey(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => hear(event);
    document.addEventListener('keydown', listener, isFirst);
    return () => document.removeEventListener('keydown', listener, isFirst);
  }, [isFirst]);
}
