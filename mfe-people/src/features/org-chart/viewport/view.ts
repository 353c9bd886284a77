import { middleOf } from '../layout/geometry.ts';
import type { Box, Point } from '../layout/geometry.ts';

/** The chart's position on the screen: its point p is drawn at p · k + (x, y), in pixels of the surface. */
export interface View {
  readonly x: number;
  readonly y: number;
  /** The scale; 1 is 100 %. */
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much of each edge is covered by what floats above the chart. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The surface and its free part. */
export interface Frame extends Size {
  readonly insets: Insets;
}

/** At this scale and above there is room for names and job titles, whose size is always the same. */
export const READABLE_SCALE = 0.8;
/** At this scale and above there is room for names. */
export const NAMED_SCALE = 0.5;
export const LARGEST_SCALE = 2;
/** One press of a zoom button. */
export const ZOOM_STEP = 1.25;
/** This much of the chart always stays on the screen. */
const KEPT_IN_SIGHT = 80;
const FIT_MARGIN = 24;

/** The part of the chart that the surface shows. */
export function seenBox({ x, y, k }: View, { width, height }: Size): Box {
  return { left: -x / k, top: -y / k, right: (width - x) / k, bottom: (height - y) / k };
}

/** The point of the chart that is drawn at a point of the surface. */
export function toChart({ x, y, k }: View, point: Point): Point {
  return { x: (point.x - x) / k, y: (point.y - y) / k };
}

interface Free {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
}

function freeArea({ width, height, insets }: Frame): Free {
  const free = {
    width: Math.max(1, width - insets.left - insets.right),
    height: Math.max(1, height - insets.top - insets.bottom),
  };
  return {
    ...free,
    centre: { x: insets.left + free.width / 2, y: insets.top + free.height / 2 },
  };
}

/** Shows the middle of a box in the middle of what is free. */
export function centreOn(box: Box, k: number, frame: Frame): View {
  const { centre } = freeArea(frame);
  return {
    x: Math.round(centre.x - (k * (box.left + box.right)) / 2),
    y: Math.round(centre.y - (k * (box.top + box.bottom)) / 2),
    k,
  };
}

/** The scale at which a whole box fits into what is free; never above 100 %. */
export function fittingScale(box: Box, frame: Frame): number {
  const free = freeArea(frame);
  const width = Math.max(1, box.right - box.left + 2 * FIT_MARGIN);
  const height = Math.max(1, box.bottom - box.top + 2 * FIT_MARGIN);
  return Math.min(1, free.width / width, free.height / height);
}

/** Shows all of a box. */
export function fitBox(box: Box, frame: Frame): View {
  return centreOn(box, fittingScale(box, frame), frame);
}

/** How much of the chart above a card is shown where its branch is too high for the surface. */
const ABOVE_CARD = 112;

/** What is on the screen when the chart is entered. */
export interface Entry {
  /** From the top to the end of the team, as wide as its columns. */
  readonly branch: Box;
  readonly card: Box;
  /** Everyone who is shown. */
  readonly all: Box;
}

/**
 * A branch around its middle, at 100 % if it fits; smaller, as long as it can be read, if that shows all of it or
 * everyone beside it. What still does not fit begins just above the card.
 */
export function enterBranch({ branch, card, all }: Entry, frame: Frame): View {
  const free = freeArea(frame);
  const toSides = 2 * Math.max(middleOf(branch) - all.left, all.right - middleOf(branch));
  const scales = [
    Math.max(READABLE_SCALE, free.height / (branch.bottom - branch.top)),
    Math.max(READABLE_SCALE, free.width / toSides),
    Math.max(NAMED_SCALE, free.width / (branch.right - branch.left)),
  ];
  const k = Math.min(1, ...scales);
  const view = centreOn(branch, k, frame);
  if ((branch.bottom - branch.top) * k <= free.height) return view;
  return { ...view, y: Math.round(frame.insets.top - Math.max(branch.top, card.top - ABOVE_CARD) * k) };
}

/** From the top edge to a card that it would have cut, in pixels of the screen. */
const BELOW_EDGE = 12;

/** The nearest view below this one in which the top edge cuts none of these boxes. */
export function clearEdge(boxes: readonly Box[], view: View): View {
  const cut = boxes.find(({ top, bottom }) => top * view.k + view.y < 0 && bottom * view.k + view.y > 0);
  return cut ? { ...view, y: Math.round(BELOW_EDGE - cut.top * view.k) } : view;
}

/** Something to show as a whole, and the scale from which on that is worth it. */
export interface Aim {
  readonly box: Box;
  readonly from: number;
  /** In the middle of the screen, even where it is on the screen already. */
  readonly isCentred?: boolean;
}

/** The view of the first of these that fits, no larger than now; null when none does. */
export function firstFitting(
  aims: readonly Aim[],
  { view, frame }: { readonly view: View; readonly frame: Frame },
): View | null {
  for (const { box, from, isCentred = false } of aims) {
    const k = Math.min(view.k, fittingScale(box, frame));
    if (k >= from) return isCentred || k < view.k ? centreOn(box, k, frame) : reveal(box, view, frame);
  }
  return null;
}

/** The smallest and the largest scale of a chart: all of it fits, and a card can be large. */
export function scaleRange(box: Box, frame: Frame): readonly [number, number] {
  return [Math.min(READABLE_SCALE / 2, fittingScale(box, frame)), LARGEST_SCALE];
}

/** The way to go, along one axis, so that from `low` to `high` lies within the limits; the start wins. */
function shift(low: number, high: number, [from, to]: readonly [number, number]): number {
  if (low < from) return from - low;
  if (high > to) return Math.max(to - high, from - low);
  return 0;
}

/** The nearest view in which all of a box is free; the same one when it is already. */
export function reveal(box: Box, view: View, { width, height, insets }: Frame): View {
  const { x, y, k } = view;
  const dx = shift(box.left * k + x, box.right * k + x, [insets.left, width - insets.right]);
  const dy = shift(box.top * k + y, box.bottom * k + y, [insets.top, height - insets.bottom]);
  return dx === 0 && dy === 0 ? view : { x: x + dx, y: y + dy, k };
}

/** The view in which what was drawn at `before` stays where it is on the screen after it moved to `after`. */
export function holdInPlace({ x, y, k }: View, before: Box, after: Box): View {
  return { x: x + (middleOf(before) - middleOf(after)) * k, y: y + (before.top - after.top) * k, k };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The nearest view in which a part of the chart stays in sight. */
export function keepInSight({ x, y, k }: View, box: Box, { width, height }: Size): View {
  return {
    x: clamp(x, KEPT_IN_SIGHT - box.right * k, width - KEPT_IN_SIGHT - box.left * k),
    y: clamp(y, KEPT_IN_SIGHT - box.bottom * k, height - KEPT_IN_SIGHT - box.top * k),
    k,
  };
}

/** A movement between two views of one surface. */
export interface Journey {
  readonly from: View;
  readonly to: View;
  readonly size: Size;
}

/** The view after a share of a movement, from 0 to 1. The scale appears to change evenly. */
export function onTheWay({ from, to, size: { width, height } }: Journey, share: number): View {
  const middle = { x: width / 2, y: height / 2 };
  const [a, b] = [toChart(from, middle), toChart(to, middle)];
  const k = from.k * (to.k / from.k) ** share;
  const at = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  return { x: middle.x - at.x * k, y: middle.y - at.y * k, k };
}
