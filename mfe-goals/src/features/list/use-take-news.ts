import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ListNewsView } from '@cadence/shared-auth/query';

/** What may leave the list alone. Scrolling does not bubble, so all are listened to in the capture phase. */
const LEAVING = ['pointerleave', 'focusout', 'scroll'] as const;

/** A touch gives no sign before the tap. */
const mayBePointedAt = (place: HTMLElement): boolean =>
  place.matches(':hover') || matchMedia('(hover: none)').matches;

/** Whether somebody points at the rows or the offer, works there with keys, or has a dialog open over them. */
function isAtHand(place: HTMLElement): boolean {
  const isBehind = place.closest('[inert], [aria-hidden="true"]') !== null;
  return isBehind || mayBePointedAt(place) || place.contains(document.activeElement);
}

/** Whether somebody has read on. */
const isScrolled = (place: HTMLElement): boolean => [...place.children].some((part) => part.scrollTop > 0);

/**
 * Takes the news of a list by itself once nobody is at it: no row moves under a pointer or the focus.
 *
 * @param place what holds the offer and the rows; null while the list has none
 * @param isHeld whether rows are being chosen
 */
export function useTakeNews(
  place: RefObject<HTMLElement | null>,
  { count, show }: ListNewsView,
  isHeld: boolean,
): void {
  const take = useEffectEvent(() => {
    const element = place.current;
    if (element === null || (!isAtHand(element) && !isScrolled(element))) show();
  });
  useEffect(() => {
    if (count === 0 || isHeld) return undefined;
    let frame = 0;
    // Focus arrives one frame after it has left the old element. Leaving several areas at once fires one event each.
    const takeSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => take());
    };
    takeSoon();
    const element = place.current;
    for (const event of LEAVING) element?.addEventListener(event, takeSoon, true);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of LEAVING) element?.removeEventListener(event, takeSoon, true);
    };
  }, [place, count, isHeld]);
}
