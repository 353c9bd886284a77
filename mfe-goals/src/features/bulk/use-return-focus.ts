import { useEffect, useRef, type RefObject } from 'react';
import { isFocusNowhere } from '@cadence/shared-ui';

/**
 * Where the focus goes when the element that had it is gone: the band's own control, else the row that is chosen.
 */
function refuge(strip: HTMLElement | null): HTMLElement | null {
  return (
    strip?.querySelector<HTMLElement>('.gl-waits,input') ??
    document.querySelector<HTMLElement>('.gl-pane-list .cd-list-link[aria-current]') ??
    document.querySelector<HTMLElement>('.gl-pane-list .cd-list-link')
  );
}

/** Entering or leaving the mode removes the control that did it: the focus still stays in the list. */
export function useReturnFocus(strip: RefObject<HTMLElement | null>, isOn: boolean): void {
  const was = useRef(isOn);
  useEffect(() => {
    if (was.current === isOn) return undefined;
    was.current = isOn;
    // A dialog that closes in the same moment gives the focus back first.
    const frame = requestAnimationFrame(() => {
      if (isFocusNowhere()) refuge(strip.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [strip, isOn]);
}
