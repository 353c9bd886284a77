/** Runs in the page, as one piece: nothing may be imported. */

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
type Reach = 'inside' | 'scrolled' | 'cut';

interface Side {
  readonly overflow: string;
  readonly from: number;
  readonly to: number;
  /** Where the visible part begins and ends. */
  readonly least: number;
  readonly most: number;
  /** How far it is scrolled, and how much there is in all. */
  readonly scrolled: number;
  readonly extent: number;
}

const CONTROLS =
  'a[href],button,input,select,textarea,summary,[contenteditable="true"],[role="menuitem"],[role="option"],[role="tab"]';
/** Closed shapes over whose edge no text may run. */
const SHAPES = 'button,.cd-tag,.cd-chip,.cd-filter,td,th';
/** Larger than the screen by nature, and moved in themselves: the line of tabs, a chart, the weeks of a quarter. */
const MOVED_SIDEWAYS = '[role="tablist"],[role="application"],.cd-strip-scroll';
/** Fractions of a pixel, and the edge of a letter. */
const SLACK = 1.5;
/** What ends in an ellipsis still shows this much. */
const LEAST_SHOWN = 28;
/** A word that every line has room for. */
const WORD = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,20}(?![\p{L}\p{N}])/gu;

/**
 * What cannot be reached or read on the page as it is now, a line each: a control or a text that is cut at the edge of the
 * window or of a box that cannot be scrolled to it, a control that something else covers, an ordinary word that is broken,
 * and what has to be scrolled sideways. Texts that end in an ellipsis are shortened on purpose.
 */
export function lookForCutParts(): string[] {
  return [...new Set([...cutControls(), ...cutTexts(), ...movedSideways()])];
}

/** Layout after a new width is done: the page is notified in one frame and drawn in the next. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

function cutControls(): string[] {
  return [...document.querySelectorAll(CONTROLS)].filter(isLookedAt).flatMap((control) => {
    const box = control.getBoundingClientRect();
    if (isEmpty(box)) return [];
    const edge = cutBy(control, box, control.localName === 'a');
    if (edge !== null) return [`${nameOf(control)} is cut by ${edge}`];
    const cover = coverOf(control);
    return cover === null ? [] : [`${nameOf(control)} is covered by ${nameOf(cover)}`];
  });
}

function cutTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (parent === null || (text.textContent ?? '').trim() === '' || !isLookedAt(parent)) continue;
    if (parent.clientWidth < LEAST_SHOWN && endsInDots(parent) && parent.clientWidth < parent.scrollWidth)
      found.push(`nothing is left of the text “${short(text.textContent)}”`);
    const word = brokenWord(text);
    if (word !== null) found.push(`the word “${word}” of ${nameOf(parent)} is broken`);
    const edge = firstOf(linesOf(text), (line) => cutBy(parent, line, true) ?? shapeLeft(parent, line));
    if (edge !== null)
      found.push(`the text “${short(text.textContent)}” of ${nameOf(parent)} is cut by ${edge}`);
  }
  return found;
}

function movedSideways(): string[] {
  const { scrollWidth } = document.documentElement;
  const page =
    scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} wide in ${window.innerWidth}`] : [];
  const boxes = [...document.querySelectorAll('body *')].filter(
    (box) =>
      box.scrollWidth > box.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(box).overflowX) &&
      box.closest(`input,textarea,select,${MOVED_SIDEWAYS}`) === null &&
      isLookedAt(box),
  );
  return [
    ...page,
    ...boxes.map((box) => `${nameOf(box)} is scrolled sideways: ${box.scrollWidth} in ${box.clientWidth}`),
  ];
}

function isLookedAt(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  if (element.closest('[inert],[aria-hidden="true"],[role="application"]') !== null) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    // For screen readers only.
    if (getComputedStyle(at).clipPath !== 'none') return false;
  return true;
}

/** The edge that cuts a box even when everything around it is scrolled to it; null for none. */
function cutBy(element: Element, own: Box, mayEndInDots: boolean): string | null {
  let box = own;
  if (mayEndInDots && endsInDots(element)) return null;
  for (const around of boxesAround(element)) {
    if (mayEndInDots && endsInDots(around)) return null;
    const [sideways, down] = sidesOf(around, box).map(reachOf);
    if (sideways !== 'cut' && down === 'cut' && isFolded(around)) return null;
    if (sideways === 'cut' || down === 'cut') return nameOf(around);
    if (sideways === 'scrolled' || down === 'scrolled') box = around.getBoundingClientRect();
  }
  return isInReach(element, box) ? null : 'the window';
}

/** Whether a button opens what it does not show. */
function isFolded(box: Element): boolean {
  if (box.id === '') return false;
  const opener = document.querySelector(`[aria-controls="${CSS.escape(box.id)}"][aria-expanded="false"]`);
  return opener !== null && isLookedAt(opener);
}

/** What stays in the window is reached in it, everything else by scrolling the page. */
function isInReach(element: Element, box: Box): boolean {
  return isFixed(element) ? isOfWindow(box) : isOfPage(box);
}

/** Whether the page can be scrolled down to all of it. */
function isOfPage({ left, right, top, bottom }: Box): boolean {
  const height = Math.max(document.documentElement.scrollHeight, window.innerHeight);
  const isBeside = left < -SLACK || right > window.innerWidth + SLACK;
  return !isBeside && top + window.scrollY >= -SLACK && bottom + window.scrollY <= height + SLACK;
}

function isOfWindow({ left, right, top, bottom }: Box): boolean {
  const isAcross = left >= -SLACK && right <= window.innerWidth + SLACK;
  return isAcross && top >= -SLACK && bottom <= window.innerHeight + SLACK;
}

/** Whether it stays where it is, however the page is scrolled. */
function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (getComputedStyle(at).position === 'fixed') return true;
  return false;
}

/**
 * The elements that may clip the content of this one, from the inside; ancestors it escapes by its position are left
 * out.
 */
function boxesAround(element: Element): Element[] {
  const around: Element[] = [];
  let { position } = getComputedStyle(element);
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (position === 'fixed' && !holdsFixed(style)) continue;
    if (position === 'absolute' && style.position === 'static' && !holdsFixed(style)) continue;
    ({ position } = style);
    if (style.display !== 'contents' && style.display !== 'inline') around.push(at);
  }
  return around;
}

function holdsFixed(style: CSSStyleDeclaration): boolean {
  const { transform, filter, containerType, contain, willChange } = style;
  if (transform !== 'none' || filter !== 'none' || willChange.includes('transform')) return true;
  return containerType === 'inline-size' || /paint|layout|strict|content/.test(contain);
}

function sidesOf(around: Element, box: Box): readonly [Side, Side] {
  const { overflowX, overflowY } = getComputedStyle(around);
  const edge = around.getBoundingClientRect();
  const left = edge.left + around.clientLeft;
  const top = edge.top + around.clientTop;
  return [
    {
      overflow: overflowX,
      from: box.left,
      to: box.right,
      least: left,
      most: left + around.clientWidth,
      scrolled: around.scrollLeft,
      extent: around.scrollWidth,
    },
    {
      overflow: overflowY,
      from: box.top,
      to: box.bottom,
      least: top,
      most: top + around.clientHeight,
      scrolled: around.scrollTop,
      extent: around.scrollHeight,
    },
  ];
}

function reachOf({ overflow, from, to, least, most, scrolled, extent }: Side): Reach {
  if (overflow === 'visible' || (from >= least - SLACK && to <= most + SLACK)) return 'inside';
  if (overflow !== 'auto' && overflow !== 'scroll') return 'cut';
  return from + scrolled >= least - SLACK && to + scrolled <= least + extent + SLACK ? 'scrolled' : 'cut';
}

/** What covers a visible control, and would be pressed instead; null for nothing. Layers above the page may. */
function coverOf(control: Element): Element | null {
  const [box] = control.getClientRects();
  if (box === undefined || !isInSight(control, box)) return null;
  const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  if (there === null || control.contains(there) || there.contains(control)) return null;
  return there.closest('label')?.contains(control) === true || isOfLayer(there) ? null : there;
}

function isInSight(control: Element, box: Box): boolean {
  const isInside = (side: Side): boolean => side.from >= side.least && side.to <= side.most;
  const isInWindow =
    box.left >= 0 && box.top >= 0 && box.right <= window.innerWidth && box.bottom <= window.innerHeight;
  return isInWindow && boxesAround(control).every((around) => sidesOf(around, box).every(isInside));
}

function isOfLayer(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.matches('.cd-pop')) return true;
  return false;
}

/** The shape that a line of text runs out of. */
function shapeLeft(parent: Element, line: Box): string | null {
  const shape = parent.closest(SHAPES);
  if (shape === null) return null;
  for (let at: Element | null = parent; at !== null && at !== shape; at = at.parentElement)
    if (endsInDots(at)) return null;
  if (endsInDots(shape)) return null;
  const { left, right } = shape.getBoundingClientRect();
  return line.left < left - SLACK || line.right > right + SLACK ? `the edge of ${nameOf(shape)}` : null;
}

function endsInDots(element: Element): boolean {
  const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element);
  return (textOverflow === 'ellipsis' && overflowX !== 'visible') || !['none', ''].includes(webkitLineClamp);
}

function brokenWord(text: Node): string | null {
  const range = document.createRange();
  for (const { 0: word, index } of (text.textContent ?? '').matchAll(WORD)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return word;
  }
  return null;
}

function linesOf(text: Node): readonly Box[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter((line) => !isEmpty(line));
}

function isEmpty({ left, top, right, bottom }: Box): boolean {
  return right - left < 2 || bottom - top < 2;
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

function nameOf(element: Element): string {
  const [look = ''] = element.classList;
  return `${element.localName}${look && `.${look}`} “${short(element.getAttribute('aria-label') ?? element.textContent)}”`;
}

function short(text: string | null): string {
  return (text ?? '').trim().slice(0, 40);
}
