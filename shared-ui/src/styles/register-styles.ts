const registered = new Set<string>();

function append(css: string): void {
  if ('adoptedStyleSheets' in document && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return;
  }
  const element = document.createElement('style');
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  if (nonce !== undefined && nonce !== '') element.nonce = nonce;
  element.append(css);
  document.head.append(element);
}

/**
 * Adds a static style sheet to the document once. Constructed sheets need no nonce under a strict CSP and
 * cost nothing per render; remotes use it for the layout of their screens.
 * @param id unique per sheet, for example `goals`; a second call with the same id does nothing.
 */
export function registerStyles(id: string, css: string): void {
  if (registered.has(id) || typeof document === 'undefined') return;
  registered.add(id);
  append(css);
}
