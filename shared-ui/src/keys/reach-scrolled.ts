const STOPS =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]:not([tabindex="-1"]),[contenteditable="true"]';

/**
 * A `ref` for what scrolls: while it does and nothing in it is a stop of the Tab key, it is one itself, or nobody without a
 * pointer could read its end (WCAG 2.1.1).
 */
export function reachScrolled(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const settle = (): void => {
    const isScrolled = element.scrollHeight > element.clientHeight;
    if (isScrolled && element.querySelector(STOPS) === null) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  // Called after the layout, so that nothing has to be laid out for it.
  const sizes = new ResizeObserver(settle);
  const follow = (): void => {
    sizes.disconnect();
    for (const part of [element, ...element.children]) sizes.observe(part);
  };
  follow();
  const content = new MutationObserver(follow);
  content.observe(element, { childList: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
