import { useEffect, useRef, type RefObject } from 'react';
import type { Step } from './course.ts';

/**
 * A new step begins at its heading, which assistive technology reads, once it is there; the first one leaves the focus
 * where it is.
 */
export function useStepFocus(step: Step): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(step);
  useEffect(() => {
    if (focused.current === step || heading.current === null) return;
    focused.current = step;
    heading.current.focus();
  });
  return heading;
}
