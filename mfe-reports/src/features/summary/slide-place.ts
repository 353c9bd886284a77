import type { Deck, Slide } from '@cadence/shared-contract/slides';
import type { SummaryPart } from './parts.ts';

/** As many letters of a text tell where it is on the slides, which may cut its end. */
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
/** Texts whose left edges differ by less stand in one column. */
const ALIGNED = 0.05;

/** Where a goal stands on a slide: from its title down to the next title of the same column; null where it is not there. */
export function markOf(slide: Slide, title: string): GoalMark | null {
  const head = headOf(title);
  const heading = slide.texts.find(({ text, isStrong }) => isStrong && headOf(text) === head);
  if (heading === undefined) return null;
  const below = slide.texts.filter(({ x, y }) => Math.abs(x - heading.x) < ALIGNED && y > heading.y);
  const next = below.find(({ isStrong }) => isStrong)?.y ?? Infinity;
  const ends = below.filter(({ y, text }) => y < next && text !== '').map(({ y, height }) => y + height);
  const end = Math.min(Math.max(heading.y + heading.height, ...ends), next);
  return { x: heading.x - GAP, y: heading.y, height: end - heading.y };
}
