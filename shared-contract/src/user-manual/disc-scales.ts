import type { DiscPercentages, DiscTrait, DiscType } from './disc.ts';
import { traitsOf } from './disc.ts';

/** A scale between two habits: which traits pull to which end. */
export interface DiscScale {
  /** 'Direct/Careful' (people §3 Report data). */
  readonly name: string;
  readonly first: { readonly word: string; readonly traits: readonly DiscTrait[] };
  readonly second: { readonly word: string; readonly traits: readonly DiscTrait[] };
}

const scale = (first: DiscScale['first'], second: DiscScale['second']) => ({
  name: `${first.word}/${second.word}`,
  first,
  second,
});

/** The scales of the report and of the differences between two people (docs/disc.md). */
export const DISC_SCALES = {
  direct: scale({ word: 'Direct', traits: ['D'] }, { word: 'Careful', traits: ['S', 'C'] }),
  quick: scale({ word: 'Quick', traits: ['D', 'I'] }, { word: 'Steady', traits: ['S'] }),
  outgoing: scale({ word: 'Outgoing', traits: ['I'] }, { word: 'Reserved', traits: ['C'] }),
  broad: scale({ word: 'Broad', traits: ['D', 'I'] }, { word: 'Exact', traits: ['C'] }),
} as const satisfies Readonly<Record<string, DiscScale>>;
export type DiscScaleId = keyof typeof DISC_SCALES;
export const DISC_SCALE_IDS = Object.keys(DISC_SCALES) as readonly DiscScaleId[];

const mean = (traits: readonly DiscTrait[], percentages: DiscPercentages): number =>
  traits.reduce((sum, trait) => sum + percentages[trait], 0) / traits.length;

/** A person's position: 0 at the first word, 100 at the second; a whole number. */
export function scalePosition(id: DiscScaleId, percentages: DiscPercentages): number {
  const { first, second }: DiscScale = DISC_SCALES[id];
  const position = Math.round(50 + mean(second.traits, percentages) - mean(first.traits, percentages));
  return Math.min(Math.max(position, 0), 100);
}

/** An end of a scale, or neither. */
export type ScaleSide = 'first' | 'middle' | 'second';

/** How far from the middle an end begins. */
const MIDDLE = 8;

export function scaleSide(position: number): ScaleSide {
  if (position < 50 - MIDDLE) return 'first';
  return position > 50 + MIDDLE ? 'second' : 'middle';
}

/** The side of a type by its main trait, where nobody measured percentages. */
export function typeSide(id: DiscScaleId, type: DiscType): ScaleSide {
  const [main] = traitsOf(type);
  const { first, second }: DiscScale = DISC_SCALES[id];
  if (first.traits.includes(main)) return 'first';
  return second.traits.includes(main) ? 'second' : 'middle';
}
