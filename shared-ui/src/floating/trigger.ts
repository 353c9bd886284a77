import {
  cloneElement,
  isValidElement,
  type HTMLAttributes,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import { floatingParts } from './load-floating.ts';

type Attributes = HTMLAttributes<HTMLElement>;

const preload = (): void => void floatingParts.preload();

function chain<E extends SyntheticEvent>(
  first: ((event: E) => void) | undefined,
  second: ((event: E) => void) | undefined,
): (event: E) => void {
  return (event) => {
    first?.(event);
    if (!event.defaultPrevented) second?.(event);
  };
}

/** True when the element says that it cannot be used now. */
export const isInert = (element: Element): boolean => element.getAttribute('aria-disabled') === 'true';

/**
 * The element with what opens something from it. Its own id and handlers stay, and run first. Interest in it, with
 * pointer, finger or focus, fetches what it opens.
 */
export function asTrigger(element: ReactElement, given: Attributes): ReactElement {
  if (!isValidElement<Attributes>(element)) return element;
  const own = element.props;
  return cloneElement(element, {
    ...given,
    onPointerEnter: chain(own.onPointerEnter, chain(preload, given.onPointerEnter)),
    onPointerLeave: chain(own.onPointerLeave, given.onPointerLeave),
    onPointerDown: chain(own.onPointerDown, given.onPointerDown),
    onFocus: chain(own.onFocus, chain(preload, given.onFocus)),
    onBlur: chain(own.onBlur, given.onBlur),
    onClick: chain(own.onClick, given.onClick),
    onKeyDown: chain(own.onKeyDown, given.onKeyDown),
  });
}

/** The id that the element already has. */
export function idOf(element: ReactElement): string | undefined {
  return isValidElement<Attributes>(element) ? element.props.id : undefined;
}

/** The ids of what describes the element already. */
export function descriptionOf(element: ReactElement): string | undefined {
  return isValidElement<Attributes>(element) ? element.props['aria-describedby'] : undefined;
}
