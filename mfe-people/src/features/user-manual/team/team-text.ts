import {
  DISC_TRAIT_NAMES,
  DISC_TRAITS,
  discWords,
  numberWord,
  readPercentages,
  traitsOf,
} from '@cadence/shared-contract';
import type { DiscTrait, TeamManual } from '@cadence/shared-contract';

/** In place of percentages, which an own entry does not have. */
export const NO_PERCENTAGES = 'own entry, no percentages';

/** What the numbers at the corners count. */
export function countText(count: number): string {
  return count === 1
    ? 'Number: main trait of the one person who has one.'
    : `Number: main trait of the ${numberWord(count)} people who have one.`;
}

/** In a quarter that is nobody's main trait. */
export function nobodyText(count: number): string {
  return count === 1 ? 'nobody so far' : `nobody of the ${numberWord(count)}`;
}

/** How many have each trait as their main one. */
export function countMainTraits(people: readonly TeamManual[]): Readonly<Record<DiscTrait, number>> {
  const counts = { D: 0, I: 0, S: 0, C: 0 };
  for (const { Disc } of people) counts[traitsOf(Disc)[0]] += 1;
  return counts;
}

/** A face in words: 'Dominance 18%, Influence 40%, …', or the type and that nobody measured it. */
export function manualText(manual: TeamManual): string {
  const percentages = readPercentages(manual);
  if (percentages === null) return `${discWords(manual.Disc)}, ${NO_PERCENTAGES}`;
  return DISC_TRAITS.map((trait) => `${DISC_TRAIT_NAMES[trait]} ${percentages[trait]}%`).join(', ');
}
