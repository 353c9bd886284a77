import { removeHiddenParts } from '../../clipboard/hidden-parts.ts';
import { isLinkAddress } from '../link-address.ts';
import { stylesToTags } from './styles-to-tags.ts';
import { wordListsToLists } from './word-lists.ts';

/** What other programs put around and between what somebody copied. */
const CLUTTER =
  'script,style,meta,link,title,xml,base,iframe,object,embed,img,picture,svg,video,audio,noscript,template,br[clear]';

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

/** How editors of this kind, ours and others', say where on a page their copy was; the editor reads it. */
const SLICE = 'data-pm-slice';

/** Every attribute goes but the address of a link, and where a copy was. */
function dropAttributes(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const isKept = name === SLICE || (name === 'href' && element.localName === 'a');
      if (!isKept) element.removeAttribute(name);
    }
  }
}

/** Pictures that count invisibly who reads a mail are this small. */
const SMALLEST_PICTURE = 3;
const EMOJI =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u;

/** Emoji that another program draws as pictures are characters again. @returns whether other pictures are there */
function readPictures(root: ParentNode): boolean {
  let hasPictures = root.querySelector('video') !== null;
  for (const picture of root.querySelectorAll('img')) {
    const emoji = picture.dataset['emojiFallback'] ?? picture.alt;
    const sides = ['width', 'height'].map((side) => Number.parseInt(picture.getAttribute(side) ?? '', 10));
    const isDot = sides.some((side) => side < SMALLEST_PICTURE);
    if (EMOJI.test(emoji)) picture.replaceWith(emoji);
    else if (!isDot) hasPictures = true;
  }
  return hasPictures;
}

/** What of a clipboard an editor takes. */
export interface PastedText {
  readonly markup: string;
  /** Whether it had pictures, which are not in the markup. */
  readonly hasPictures: boolean;
}

/**
 * What was copied in Word, a mail or a web page, as text of our kind: comments, deletions and hidden words are gone with
 * decoration and code, lists of Word become lists, headings fit, tables are read cell by cell. The editor's schema then
 * takes what it knows. Blank lines stay in what was copied in an editor like ours.
 */
export function cleanPastedHtml(html: string): PastedText {
  // Inert like a parsed document, and the page's policy has nothing to say about styles in it.
  const box = document.createElement('template');
  box.innerHTML = html;
  const root = box.content;
  removeComments(root);
  removeHiddenParts(root);
  wordListsToLists(root);
  const hasPictures = readPictures(root);
  for (const element of root.querySelectorAll(CLUTTER)) element.remove();
  unwrapForeign(root);
  for (const [from, to] of Object.entries(RENAMED)) {
    for (const element of root.querySelectorAll(from)) rename(element, to);
  }
  stylesToTags(root);
  dropForeignLinks(root);
  dropAttributes(root);
  if (root.querySelector(`[${SLICE}]`) === null) dropEmptyLines(root);
  return { markup: box.innerHTML, hasPictures };
}
