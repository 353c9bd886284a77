/**
 * Wraps every text of a part of the page as page translators do: the text itself is taken out, and two `<font>` with its
 * words are in its place. The words stay the same, so that the page can be compared with one that is not translated.
 */
export function translateTexts(root: Element = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('style, script') || text.textContent?.trim() === '') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.textContent ?? '');
    outer.append(inner);
    (text as ChildNode).replaceWith(outer);
  }
}
