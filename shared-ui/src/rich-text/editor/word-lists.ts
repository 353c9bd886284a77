/**
 * Word puts no list on the clipboard. Each item is a paragraph whose style says `mso-list:l0 level2 lfo1`, with the
 * bullet or number as text in a separate span.
 */
const LIST_STYLE = /mso-list:\s*l\d+\s+level(\d+)/i;
const MARKER = /mso-list:\s*ignore/i;
const NUMBER = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

interface WordItem {
  readonly paragraph: HTMLElement;
  /** From 1, the outermost. */
  readonly level: number;
  readonly tag: 'ul' | 'ol';
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

function readItem(paragraph: HTMLElement): WordItem | null {
  const level = LIST_STYLE.exec(styleOf(paragraph))?.[1];
  if (level === undefined) return null;
  const marker = [...paragraph.querySelectorAll('span')].find((span) => MARKER.test(styleOf(span)));
  const tag = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  return { paragraph, level: Number(level), tag };
}

/** A list that is being filled, and those inside its last item. */
interface OpenList {
  readonly element: HTMLElement;
  readonly level: number;
}

/** The list an item of this level goes into: an open one, or a new one inside the last item of the level above. */
function listFor(open: OpenList[], { level, tag, paragraph }: WordItem): HTMLElement {
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const current = open.at(-1);
  if (current?.level === level) return current.element;
  const element = paragraph.ownerDocument.createElement(tag);
  if (current === undefined) paragraph.before(element);
  else (current.element.lastElementChild ?? current.element).append(element);
  open.push({ element, level });
  return element;
}

/** Turns each run of Word's list paragraphs into lists in lists. */
export function wordListsToLists(root: ParentNode): void {
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll<HTMLElement>('p[style],h1[style],h2[style],h3[style]')) {
    const item = readItem(paragraph);
    if (item === null) continue;
    if (last === null || paragraph.previousElementSibling !== last) open = [];
    const list = listFor(open, item);
    const entry = paragraph.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    paragraph.remove();
    list.append(entry);
    last = open[0]?.element ?? null;
  }
}
