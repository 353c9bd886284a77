/**
 * Whether the focus is on nothing that somebody chose: lost with what had it, or given to the page by something that
 * closed after its opener was gone.
 */
export function isFocusNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('main');
}
