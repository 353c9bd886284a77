import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isFocusNowhere } from '@cadence/shared-ui';

const nameOf = (element: Element): string | undefined =>
  element instanceof HTMLElement ? element.dataset['reminder'] : undefined;

/**
 * Keeps the focus where it was when the row that had it is settled and goes: on the row that takes its place, on the
 * heading when none is left. Spread what it returns on the list's section; buttons name their row in `data-reminder`.
 */
export function useFocusInPlace(
  section: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
) {
  const last = useRef<{ readonly name: string; readonly index: number } | null>(null);
  const buttons = (): readonly HTMLElement[] => [
    ...(section.current?.querySelectorAll<HTMLElement>('[data-reminder]') ?? []),
  ];
  useEffect(() => {
    const { current } = last;
    if (current === null || !isFocusNowhere()) return;
    const left = buttons();
    if (left.some((button) => nameOf(button) === current.name)) return;
    (left[Math.min(current.index, left.length - 1)] ?? heading.current)?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent): void => {
      const name = nameOf(target);
      if (name !== undefined) last.current = { name, index: buttons().indexOf(target as HTMLElement) };
    },
    /** Left for nowhere: by a click beside everything, or with the window. */
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget === null) last.current = null;
    },
  };
}
