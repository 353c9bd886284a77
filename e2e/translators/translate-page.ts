/** How a translator changes a page: as Chrome's and Edge's do, or as Firefox's does. */
export type TranslatorName = 'chrome' | 'firefox';

/** JSON, for what runs in the page. */
export interface Translation {
  readonly translator: TranslatorName;
  /** Is put before each word and number. */
  readonly mark: string;
}

/**
 * Translates the page that it runs in, and goes on as the page changes, in a later task each time. Like browsers it leaves
 * out what is marked, edited or no prose. It uses nothing of its surroundings.
 */
export function translatePage({ translator, mark }: Translation): void {
  const LEFT_OUT = [
    'head, script, style, noscript, textarea, template, svg, code, kbd, samp, var',
    '[translate="no"], .notranslate, [contenteditable]:not([contenteditable="false"])',
  ].join(', ');
  const ATTRIBUTES = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'alt',
    'placeholder',
    'title',
  ];
  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
  const translated = (words: string): string =>
    words.replaceAll(mark, '').replaceAll(/[\p{L}\p{M}\p{N}]+/gu, `${mark}$&`);
  const isLeftOut = (element: Element | null): boolean =>
    element === null || element.closest(LEFT_OUT) !== null;

  /** Each sentence is in a `<font>`, and all of a text in another, which takes its place. */
  const putInFonts = (text: Text): void => {
    const font = (): HTMLElement => {
      const element = document.createElement('font');
      element.style.verticalAlign = 'inherit';
      return element;
    };
    const outer = font();
    for (const sentence of text.data.split(/(?<=[.!?]\s)/)) {
      const inner = font();
      inner.append(translated(sentence));
      outer.append(inner);
    }
    text.replaceWith(outer);
  };

  /** Translates texts beside each other as one, and takes the old texts for the new ones in their order. */
  const merge = (element: Element): void => {
    const children = [...element.childNodes];
    const isOfBlocks = children.some(
      (child) => child instanceof Element && !['inline', 'none'].includes(getComputedStyle(child).display),
    );
    const texts = children.filter(isText);
    if (isOfBlocks) {
      for (const text of texts) text.data = translated(text.data);
      return;
    }
    const runs: (Node | string)[] = [];
    for (const child of children) {
      const last = runs.at(-1);
      if (!isText(child)) runs.push(child);
      else if (typeof last === 'string') runs[runs.length - 1] = last + translated(child.data);
      else runs.push(translated(child.data));
    }
    for (const child of children) child.remove();
    for (const run of runs) {
      if (typeof run !== 'string') {
        element.append(run);
        continue;
      }
      const text = texts.shift() ?? document.createTextNode('');
      text.data = run;
      element.append(text);
    }
  };

  const texts = (): readonly Text[] => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) if (isText(walker.currentNode)) found.push(walker.currentNode);
    return found.filter(({ data, parentElement }) => data.trim() !== '' && !isLeftOut(parentElement));
  };
  const translateTexts = (): void => {
    if (translator === 'chrome') {
      for (const text of texts()) if (text.parentElement?.localName !== 'font') putInFonts(text);
      return;
    }
    const open = texts().filter(({ data }) => data !== translated(data));
    for (const element of new Set(open.map(({ parentElement }) => parentElement)))
      if (element) merge(element);
  };
  /** Chrome leaves attributes as they are. */
  const translateAttributes = (): void => {
    for (const name of ATTRIBUTES)
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        const words = element.getAttribute(name) ?? '';
        if (words !== translated(words) && !isLeftOut(element)) element.setAttribute(name, translated(words));
      }
  };

  let isPlanned = false;
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      if (document.body === null) return;
      translateTexts();
      if (translator === 'firefox') translateAttributes();
    }, 20);
  };
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(plan).observe(
    document,
    translator === 'firefox' ? { ...changes, attributes: true, attributeFilter: ATTRIBUTES } : changes,
  );
  plan();
}
