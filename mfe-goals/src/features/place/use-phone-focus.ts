import { useEffect, useRef, type RefObject } from 'react';
import { giveFocus, isFocusNowhere } from '@cadence/shared-ui';
import type { GoalsPlace } from './use-goals-place.ts';

/** For how long something else may take the focus first. */
const FRAMES = 4;

/** What a keyboard or a screen reader goes on from: the open goal, else the row of the one that was open. */
function refuge(page: HTMLElement, { goalId }: GoalsPlace, lastId: number | null): HTMLElement | null {
  if (goalId !== null)
    return page.querySelector('.gl-pane-detail h2') ?? page.querySelector('.gl-pane-detail');
  const row = lastId === null ? null : page.querySelector<HTMLElement>(`.gl-pane-list a[href*="/${lastId}"]`);
  return row ?? page.querySelector('.gl-pane-list');
}

/**
 * On a phone the list and the goal take each other's place, and so does what had the focus: it goes to what is there now.
 */
export function usePhoneFocus(
  page: RefObject<HTMLElement | null>,
  place: GoalsPlace,
  isPhone: boolean,
): void {
  const { goalId, dialog } = place;
  const isOpen = dialog !== null;
  const before = useRef({ goalId, isOpen });
  useEffect(() => {
    const { goalId: lastId, isOpen: wasOpen } = before.current;
    before.current = { goalId, isOpen };
    if (!isPhone || isOpen || (lastId === goalId && !wasOpen)) return undefined;
    let frame = 0;
    // A drawer that closes gives the focus back first, one frame later; a goal may have to be loaded.
    const settle = (left: number): void => {
      frame = requestAnimationFrame(() => {
        const heir = page.current === null ? null : refuge(page.current, place, lastId);
        if (isFocusNowhere() && heir !== null) giveFocus(heir);
        else if (left > 0) settle(left - 1);
      });
    };
    settle(FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [page, place, goalId, isOpen, isPhone]);
}
