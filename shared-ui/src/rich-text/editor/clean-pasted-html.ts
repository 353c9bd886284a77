import { isLinkAddress } from '../link-address.ts';
import { stylesToTags } from './styles-to-tags.ts';
import { wordListsToLists } from './word-lists.ts';

/** What other programs put around and between what somebody copied. */
const CLUTTER =
  'script,style,meta,link,title,xml,base,iframe,object,embed,img,picture,svg,video,audio,noscript,template';

/** Headings of other documents in the two levels there are; cells, so that each has its own line. */
const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  td: 'div',
  th: 'div',
};

function removeComments(root: ParentNode & Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (walker.nextNode() !== null) found.push(walker.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Office's own elements (`<o:p>`) hold text that stays. */
function unwrapForeign(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  }
}

function isBlank(element: Element): boolean {
  return (element.textContent ?? '').trim() === '' && element.querySelector('br') === null;
}

function dropEmptyLines(root: ParentNode): void {
  for (const paragraph of root.querySelectorAll('p,h2,h3')) {
    if (isBlank(paragraph)) paragraph.remove();
  }
}

/** Links into the page they come from are only their words. */
function dropForeignLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) {
    if (!isLinkAddress(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
  }
}

/** Every attribute goes but the address of a link. */
function dropAttributes(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (name !== 'href' || element.localName !== 'a') element.removeAttribute(name);
    }
  }
}

/**
 * What was copied in Word, a mail or a web page, as text of our kind: lists of Word become lists, headings fit, tables
 * are read cell by cell, and what is decoration or code is gone. The editor's schema then takes what it knows.
 * Text copied in an editor of ours comes through as it is.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  // Inert like a parsed document, and the page's policy has nothing to say about styles in it.
  const box = document.createElement('template');
  box.innerHTML = html;
  const root = box.content;
  removeComments(root);
  for (const element of root.querySelectorAll(CLUTTER)) element.remove();
  wordListsToLists(root);
  unwrapForeign(root);
  for (const [from, to] of Object.entries(RENAMED)) {
    for (const element of root.querySelectorAll(from)) rename(element, to);
  }
  stylesToTags(root);
  dropForeignLinks(root);
  dropAttributes(root);
  dropEmptyLines(root);
  return box.innerHTML;
}
