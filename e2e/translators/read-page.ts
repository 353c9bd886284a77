/** What a page says at a moment: its words in their order, without spaces, as they were before a translation. */
export interface Reading {
  readonly words: string;
  /** Something is still being fetched, or not translated yet. */
  readonly isSettled: boolean;
}

/** JSON, for what runs in the page. */
export interface HowToRead {
  readonly isTranslated: boolean;
  /** What a translator puts before each word and number. */
  readonly mark: string;
}

/**
 * Reads every text, label and value that is shown, toasts and tooltips aside: these are for one who has just done
 * something. It runs in the page, and uses nothing of its surroundings.
 */
export function readPage({ isTranslated, mark }: HowToRead): Reading {
  const NOT_READ = 'script, style, noscript, [role="region"][aria-live], [role="tooltip"]';
  const NOT_TRANSLATED =
    'textarea, svg, code, kbd, samp, var, [translate="no"], .notranslate, [contenteditable]:not([contenteditable="false"])';
  const LABELS = ['aria-label', 'aria-valuetext', 'placeholder', 'alt'];
  const parts: string[] = [];
  let isSettled = document.querySelector('[role="status"][aria-busy="true"]') === null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null || element.closest(NOT_READ) !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (node instanceof Element) {
      for (const name of LABELS) parts.push(element.getAttribute(name) ?? '');
      if (element instanceof HTMLTextAreaElement) parts.push(element.value);
      if (element instanceof HTMLInputElement)
        parts.push(['radio', 'checkbox'].includes(element.type) ? String(element.checked) : element.value);
      continue;
    }
    const words = node.nodeValue ?? '';
    parts.push(words);
    if (isTranslated && element.closest(NOT_TRANSLATED) === null)
      isSettled &&= (words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length === words.split(mark).length - 1;
  }
  return { words: parts.join('').replaceAll(/\s+/g, '').replaceAll(mark, ''), isSettled };
}
