/**
 * Word puts no list on the clipboard. Each item is a paragraph whose style says `mso-list:l0 level2 lfo1`, with the
 * bullet or number as text in a separate span.
 */
const LIST_STYLE = /mso-list:\s*l\d+\s+level(\d+)(?:\s+(lfo\d+))?/i;
const MARKER = /mso-list:\s*ignore/i;
const NUMBER = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;
const FIRST_NUMBER = /^\s*\(?[1ai][.)]/i;

interface WordItem {
  readonly paragraph: HTMLElement;
  /** From 1, the outermost. */
  readonly level: number;
  readonly tag: 'ul' | 'ol';
  /** Which of the document's lists it is in. */
  readonly list: string;
  /** Whether its number is the first of a list. */
  readonly isFirst: boolean;
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

function readItem(paragraph: HTMLElement): WordItem | null {
  const [, level, list = ''] = LIST_STYLE.exec(styleOf(paragraph)) ?? [];
  if (level === undefined) return null;
  const marker = [...paragraph.querySelectorAll('span')].find((span) => MARKER.test(styleOf(span)));
  const text = marker?.textContent ?? '';
  marker?.remove();
  const tag = NUMBER.test(text) ? 'ol' : 'ul';
  return { paragraph, level: Number(level), tag, list, isFirst: FIRST_NUMBER.test(text) };
}

/** A list that is being filled, and those inside its last item. */
interface OpenList extends Pick<WordItem, 'level' | 'tag' | 'list'> {
  readonly element: HTMLElement;
}

/** Whether an item of the level of an open list is its next one, and not the first of another list. */
const continues = (open: OpenList, { tag, list, isFirst }: WordItem): boolean =>
  open.tag === tag && (open.list === list || !isFirst);

/**
 * The list an item goes into: an open one of its level, or a new one, inside the last item of the level above or after
 * a list of another kind.
 */
function listFor(open: OpenList[], item: WordItem): HTMLElement {
  const { level, tag, list, paragraph } = item;
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const same = open.at(-1);
  if (same?.level === level) {
    if (continues(same, item)) return same.element;
    open.pop();
  }
  const outer = open.at(-1);
  const element = paragraph.ownerDocument.createElement(tag);
  if (outer === undefined) paragraph.before(element);
  else (outer.element.lastElementChild ?? outer.element).append(element);
  open.push({ element, level, tag, list });
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
