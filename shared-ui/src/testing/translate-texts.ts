/** How translators change a page: Chrome's and Edge's, Firefox's, and Safari's. */
export const TRANSLATORS = ['chrome', 'firefox', 'safari'] as const;
export type Translator = (typeof TRANSLATORS)[number];

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** Two `<font>` with the words of a text. */
function inFonts(words: string): Element {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(words);
  outer.append(inner);
  return outer;
}

/** The texts of an element become one between two of its elements; which of the old ones that is goes by their order. */
function mergeTexts(element: Element): void {
  const children = [...element.childNodes];
  const texts = children.filter(isText);
  const runs: (Element | string)[] = [];
  for (const child of children) {
    const last = runs.at(-1);
    if (!isText(child)) runs.push(child as Element);
    else if (typeof last === 'string') runs[runs.length - 1] = last + child.data;
    else runs.push(child.data);
  }
  const merged = runs.map((run) => {
    if (typeof run !== 'string') return run;
    const text = texts.shift() ?? document.createTextNode('');
    // While it is in the page: jsdom does not notice what changes in a text that was just removed, as browsers do.
    text.data = run;
    return text;
  });
  for (const child of children) child.remove();
  element.append(...merged);
}

/**
 * Changes every text of a part of the page as a page translator does: the texts are taken out and others are in their
 * place, alone or in two `<font>`, or those beside each other become one. The words stay the same, so that the page can be
 * compared with one that is not translated.
 */
export function translateTexts(root: Element = document.body, translator: Translator = 'chrome'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const shown = texts.filter(
    (text) => text.parentElement?.closest('style, script') === null && text.data.trim() !== '',
  );
  if (translator === 'firefox') {
    for (const element of new Set(shown.map(({ parentElement }) => parentElement)))
      if (element !== null) mergeTexts(element);
    return;
  }
  for (const text of shown)
    text.replaceWith(translator === 'chrome' ? inFonts(text.data) : document.createTextNode(text.data));
}
