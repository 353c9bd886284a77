import { isFocusNowhere } from './is-focus-nowhere.ts';

const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/** The ancestors of an element that is about to go away, from the inside out, and what precedes it in each. */
interface Around {
  readonly parent: HTMLElement;
  readonly before: Element | null;
}

function aroundOf(element: HTMLElement): readonly Around[] {
  const around: Around[] = [];
  for (let inner = element; inner.parentElement !== null; inner = inner.parentElement)
    around.push({
      parent: inner.parentElement,
      before: inner.previousElementSibling,
    });
  return around;
}

/** The heading of what has taken the place; what is around it as long as that has none, as a skeleton. */
function heirOf(around: readonly Around[]): HTMLElement | undefined {
  const left = around.find(({ parent }) => parent.isConnected);
  const { body } = document;
  if (left === undefined || left.parent === body || left.parent === body.parentElement) return undefined;
  const { parent, before } = left;
  const follows = before?.isConnected === true ? before.nextElementSibling : parent.firstElementChild;
  if (follows?.matches(HEADINGS) === true) return follows as HTMLElement;
  return follows?.querySelector<HTMLElement>(HEADINGS) ?? parent;
}

/** Gives the focus to an element that presses do not find; it can be focused only as long as it is. */
export function giveFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * A `ref` for what goes away when somebody presses a button in it, as an error with Retry. The keyboard would be nowhere then:
 * the focus goes to the heading of what has taken the place, or to what is around it. It stays where something else has put it.
 */
export function passFocusOn(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement) !== true) return;
    const around = aroundOf(element);
    // React is still taking the old away.
    queueMicrotask(() => {
      const heir = isFocusNowhere() ? heirOf(around) : undefined;
      if (heir !== undefined) giveFocus(heir);
    });
  };
}
