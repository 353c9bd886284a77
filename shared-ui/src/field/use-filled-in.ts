import { useEffect, useEffectEvent, type RefObject } from 'react';
import { filledIn } from './filled-in.ts';

/** What comes before everything that could draw the form again. */
const BEFORE = ['pointerover', 'pointerdown', 'keydown'] as const;

/**
 * Takes what a password manager has put into the text fields of a form without an event. The form is looked at as soon as
 * somebody points at it or presses a key in it: drawn again, its fields would lose what their values do not have.
 *
 * @param place the form or something in it, which stays
 * @param values of the form, by the names of its fields
 * @param take is called with all values where a field holds another text than its value
 */
export function useFilledIn<Values extends Readonly<Record<string, unknown>>>(
  place: RefObject<HTMLElement | null>,
  values: Values,
  take: (values: Values) => void,
): void {
  const look = useEffectEvent(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const filled = filledIn(form, values);
    if (Object.keys(values).some((name) => filled[name] !== values[name])) take(filled);
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    const read = (): void => look();
    for (const event of BEFORE) form?.addEventListener(event, read, true);
    return () => {
      for (const event of BEFORE) form?.removeEventListener(event, read, true);
    };
  }, [place]);
}
