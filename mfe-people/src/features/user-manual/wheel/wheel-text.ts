import { DISC_TRAIT_NAMES, DISC_TRAITS, traitsOf } from '@cadence/shared-contract';
import type { DiscPercentages, DiscTrait, DiscType } from '@cadence/shared-contract';

/** What a wheel shows. Without percentages the type is an arc for each of its traits; without a type nothing is known. */
export interface WheelContent {
  /** 'Siobhán', or 'You'. */
  readonly name: string;
  readonly type: DiscType | null;
  readonly percentages: DiscPercentages | null;
  /** The viewer's own, as a line over it. */
  readonly reader?: DiscPercentages | null;
}

const inWords = (percentages: DiscPercentages): string =>
  DISC_TRAITS.map((trait) => `${DISC_TRAIT_NAMES[trait]} ${percentages[trait]}%`).join(', ');

/** The place of a trait in a type. */
export function rankOf(type: DiscType, trait: DiscTrait): 'first' | 'second' | null {
  const place = traitsOf(type).indexOf(trait);
  if (place < 0) return null;
  return place === 0 ? 'first' : 'second';
}

/** The figure in words. */
export function wheelText({ name, type, percentages, reader = null }: WheelContent): string {
  if (type === null) return 'Four traits, none known yet';
  if (percentages === null) {
    const ranks = traitsOf(type).map((trait) => `${DISC_TRAIT_NAMES[trait]} ${rankOf(type, trait)}`);
    return `${name}: ${ranks.join(', ')}; entered without percentages`;
  }
  const own = reader === null ? '' : `. You: ${inWords(reader)}`;
  return `${name}: ${inWords(percentages)}${own}`;
}
