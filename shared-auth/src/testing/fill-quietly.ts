/** Fills a field as some password managers do: its value is set, and no event says so. */
export function fillQuietly(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
}
