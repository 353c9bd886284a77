import { touches } from '../layout/geometry.ts';
import type { Box, Point } from '../layout/geometry.ts';
import type { Card, ChartLayout } from '../layout/layout-chart.ts';
import { NAMED_SCALE, READABLE_SCALE } from './view.ts';

/** What a card says at a scale; the size of its words is always the same. */
export const DETAILS = ['all', 'name', 'face'] as const;
export type Detail = (typeof DETAILS)[number];

export function detailAt(k: number): Detail {
  if (k >= READABLE_SCALE) return 'all';
  return k >= NAMED_SCALE ? 'name' : 'face';
}

/**
 * What the surface shows: cards as elements that can be read and pressed, or, when zoomed out or with too many cards
 * visible, a picture of them.
 */
export interface Scene {
  readonly kind: 'cards' | 'picture';
  readonly detail: Detail;
  /** The cards to draw as elements. */
  readonly cards: readonly Card[];
}

/** With the elements around them, this many cards stay below the 400 elements a chart may have (quality P11). */
export const MAX_CARDS = 64;

/**
 * What is on the surface, given the box that is seen and its scale. A kept card stays an element even outside the
 * view.
 */
export function sceneOf(layout: ChartLayout, seen: Box, view: { k: number; keptId: number | null }): Scene {
  const kept = view.keptId === null ? undefined : layout.byId.get(view.keptId);
  const alone = kept ? [kept] : [];
  const detail = detailAt(view.k);
  const picture: Scene = { kind: 'picture', detail, cards: [] };
  if (detail === 'face') return picture;
  const cards: Card[] = [];
  for (const card of layout.cards) {
    if (!touches(card, seen)) continue;
    if (cards.length === MAX_CARDS) return picture;
    cards.push(card);
  }
  if (kept && !touches(kept, seen)) return { kind: 'cards', detail, cards: [...alone, ...cards] };
  return { kind: 'cards', detail, cards };
}

/** The same object as before when nothing has changed, so that nothing is redrawn. */
export function steadyScene(before: Scene | null, next: Scene): Scene {
  if (before === null || before.kind !== next.kind || before.detail !== next.detail) return next;
  if (before.cards.length !== next.cards.length) return next;
  return before.cards.every((card, index) => card === next.cards[index]) ? before : next;
}

/** Reads a scene again and again. */
export function createSceneReader(read: () => Scene): () => Scene {
  let last: Scene | null = null;
  return () => {
    last = steadyScene(last, read());
    return last;
  };
}

/** How far beneath a card its button for the reports reaches. */
export const BUTTON_REACH = 14;

export interface Hit {
  readonly card: Card;
  readonly part: 'card' | 'reports';
}

/** What of the picture is at a point of the chart. */
export function hitAt({ cards }: ChartLayout, { x, y }: Point): Hit | null {
  for (const card of cards) {
    if (x < card.left || x > card.right || y < card.top || y > card.bottom + BUTTON_REACH) continue;
    const middle = (card.left + card.right) / 2;
    const isOnButton =
      card.node.children.length > 0 && Math.abs(x - middle) <= 28 && y >= card.bottom - BUTTON_REACH;
    if (isOnButton) return { card, part: 'reports' };
    if (y <= card.bottom) return { card, part: 'card' };
  }
  return null;
}
