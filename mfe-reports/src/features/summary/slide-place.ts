import type { Deck, Slide } from '@cadence/shared-contract/slides';
import type { SummaryPart } from './parts.ts';

/** This many letters of a text find it on the slides, which may cut its end. */
const HEAD = 24;

const headOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, HEAD);

/** The slide on which a part is; -1 where it is on none. */
export function slideOf({ slides }: Deck, { Part, Id, text }: SummaryPart): number {
  if (Part === 'goal') return slides.findIndex(({ goalIds }) => goalIds.includes(Id));
  const head = headOf(text.Summary);
  if (head === '') return -1;
  return slides.findIndex(({ texts }) => texts.some((box) => headOf(box.text) === head));
}

/** A line beside the texts of one goal, in inches. */
export interface GoalMark {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Inches between a goal's texts and its mark. */
const GAP = 0.12;

/** A goal's position on a slide; null where it is not there. */
export function markOf({ texts }: Slide, goalId: number): GoalMark | null {
  const own = texts.filter((text) => text.goalId === goalId);
  if (own.length === 0) return null;
  const top = Math.min(...own.map(({ y }) => y));
  const bottom = Math.max(...own.map(({ y, height }) => y + height));
  return { x: Math.min(...own.map(({ x }) => x)) - GAP, y: top, height: bottom - top };
}
