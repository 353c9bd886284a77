import type { DiscTrait } from '@cadence/shared-contract';
import type { Sheet, SheetAnswer } from '../score-sheet.ts';

/** Answer sheets for tests of the scoring: single ones from counts, and many from a seed. */

const TRAITS: readonly DiscTrait[] = ['D', 'I', 'S', 'C'];
const GROUPS = Array.from({ length: 28 }, (_, index) => index + 1);
const PLACES: readonly number[] = [0, 1, 2, 3];

/** How often D, I, S and C were chosen; the sum is 28. */
export type Counts = readonly [D: number, I: number, S: number, C: number];
export type PlacePair = readonly [most: number, least: number];
type Choice = Pick<SheetAnswer, 'most' | 'least'>;

const ALL_PLACE_PAIRS: readonly PlacePair[] = PLACES.flatMap((most) =>
  PLACES.filter((least) => least !== most).map((least): PlacePair => [most, least]),
);

/** Throws if a list that should not be empty is. */
function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index} of ${items.length}.`);
  return item;
}

const repeated = (counts: Counts): DiscTrait[] =>
  TRAITS.flatMap((trait, index) => Array.from({ length: at(counts, index) }, () => trait));

/** Whether 28 groups can have these counts: nobody chooses a sentence as both most and least. */
const arePossible = (most: Counts, least: Counts): boolean =>
  [most, least].every((counts) => counts.every((count) => count >= 0)) &&
  most.every((count, index) => count + at(least, index) <= GROUPS.length);

/** Choices with the given counts. If a group would have one trait twice, it swaps with a group that lacks the trait. */
function choicesOf(most: Counts, least: Counts): Choice[] {
  if (!arePossible(most, least)) throw new Error(`No sheet has ${most.join()} and ${least.join()}.`);
  const upper = repeated(most);
  const lower = repeated(least);
  for (const [group, trait] of upper.entries()) {
    if (lower[group] !== trait) continue;
    const other = upper.findIndex((known, index) => known !== trait && lower[index] !== trait);
    lower[group] = at(lower, other);
    lower[other] = trait;
  }
  return upper.map((trait, group) => ({ most: trait, least: at(lower, group) }));
}

const laidOut = (choices: readonly Choice[], placesOf: (index: number) => PlacePair): Sheet =>
  choices.map((choice, index) => {
    const [mostPlace, leastPlace] = placesOf(index);
    return { group: at(GROUPS, index), ...choice, mostPlace, leastPlace };
  });

const everyPairInTurn = (index: number): PlacePair => at(ALL_PLACE_PAIRS, index % ALL_PLACE_PAIRS.length);

/** A sheet with these counts; `placesOf` gives the positions of both choices, by the group's index from 0. */
export const sheetOf = (most: Counts, least: Counts, placesOf = everyPairInTurn): Sheet =>
  laidOut(choicesOf(most, least), placesOf);

/** Random numbers from a seed, the same in each run (mulberry32). */
export class Lot {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0, less than the limit. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  isHit(percent: number): boolean {
    return this.below(100) < percent;
  }

  oneOf<Item>(items: readonly Item[]): Item {
    return at(items, this.below(items.length));
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const left = [...items];
    return items.map(() => at(left.splice(this.below(left.length), 1), 0));
  }
}

const others = (...taken: readonly DiscTrait[]): DiscTrait[] =>
  TRAITS.filter((trait) => !taken.includes(trait));

function byLot(lot: Lot): Choice {
  const [most, least] = lot.shuffled(TRAITS);
  return { most: most ?? 'D', least: least ?? 'I' };
}

const placedByLot = (choices: readonly Choice[], lot: Lot): Sheet =>
  laidOut(lot.shuffled(choices), () => lot.oneOf(ALL_PLACE_PAIRS));

const randomSheet = (lot: Lot): Sheet =>
  placedByLot(
    GROUPS.map(() => byLot(lot)),
    lot,
  );

/** Prefers one trait, or a pair in some proportion, and follows the preference in a share of the groups. */
function convincedSheet(lot: Lot): Sheet {
  const [preferred, second] = lot.shuffled(TRAITS);
  const firstShare = lot.oneOf([50, 60, 75, 100]);
  const faithfulness = lot.oneOf([40, 60, 80, 100]);
  const choose = (): Choice => {
    if (!lot.isHit(faithfulness)) return byLot(lot);
    const most = (lot.isHit(firstShare) ? preferred : second) ?? 'D';
    const disliked = others(preferred ?? 'D', second ?? 'I');
    return { most, least: lot.oneOf(lot.isHit(80) ? disliked : others(most)) };
  };
  return placedByLot(GROUPS.map(choose), lot);
}

/** Chooses the same two places whatever their sentences, except in zero to nine groups. */
function straightLine(lot: Lot): Sheet {
  const usual = lot.oneOf(ALL_PLACE_PAIRS);
  const exceptions = lot.below(10);
  const pairs = GROUPS.map((_, index) =>
    index < exceptions ? lot.oneOf(ALL_PLACE_PAIRS.filter((pair) => pair !== usual)) : usual,
  );
  return pairs.map(([mostPlace, leastPlace], index): SheetAnswer => {
    const sentences = lot.shuffled(TRAITS);
    const [most, least] = [at(sentences, mostPlace), at(sentences, leastPlace)];
    return { group: at(GROUPS, index), most, least, mostPlace, leastPlace };
  });
}

const split = (total: number, lot: Lot): [number, number] => {
  const part = lot.below(total + 1);
  return [part, total - part];
};
const summed = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Counts by trait, from counts in the order of `traits`. */
const inOrder = (traits: readonly DiscTrait[], counts: readonly number[]): Counts => {
  const count = (trait: DiscTrait) => at(counts, traits.indexOf(trait));
  return [count('D'), count('I'), count('S'), count('C')];
};

/** Draws counts until 28 groups can have them. */
function drawnCounts(draw: () => { most: Counts; least: Counts }): { most: Counts; least: Counts } {
  for (;;) {
    const counts = draw();
    if (arePossible(counts.most, counts.least)) return counts;
  }
}

/** Two or three traits have equal points, in half of the sheets also equal counts. */
function tiedSheet(lot: Lot): Sheet {
  const counts = drawnCounts(() => {
    const traits = lot.shuffled(TRAITS);
    const tied = traits.slice(0, lot.oneOf([2, 2, 3]));
    const surplus = lot.below(16) - 4;
    const equal = lot.isHit(50) ? lot.below(8) : null;
    const least = tied.map(() => Math.max(0, -surplus) + (equal ?? lot.below(8)));
    const most = least.map((count) => count + surplus);
    const rest = (of: readonly number[]): number[] => {
      const left = 28 - summed(of);
      return [...of, ...(tied.length === 3 ? [left] : split(left, lot))];
    };
    return { most: inOrder(traits, rest(most)), least: inOrder(traits, rest(least)) };
  });
  return placedByLot(choicesOf(counts.most, counts.least), lot);
}

/** All four traits have 28 points. */
function levelSheet(lot: Lot): Sheet {
  const counts = drawnCounts(() => {
    const [left, right] = split(28, lot);
    const each: Counts = [...split(left, lot), ...split(right, lot)];
    return { most: each, least: each };
  });
  return placedByLot(choicesOf(counts.most, counts.least), lot);
}

/** One trait is always most (56 points), one always least (0 points), or both. */
function extremeSheet(lot: Lot): Sheet {
  const [top, bottom] = lot.shuffled(TRAITS);
  const [isTop, isBottom] = lot.oneOf([
    [true, true],
    [true, false],
    [false, true],
  ]);
  const choose = (): Choice => {
    const most = isTop ? (top ?? 'D') : lot.oneOf(others(bottom ?? 'I'));
    return { most, least: isBottom ? (bottom ?? 'I') : lot.oneOf(others(most)) };
  };
  return placedByLot(GROUPS.map(choose), lot);
}

/** Every second group reverses the choice before it, except in a few firm pairs. */
function contradictorySheet(lot: Lot): Sheet {
  const firm = byLot(lot);
  const firmPairs = lot.below(9);
  const pairs = Array.from({ length: 14 }, (_, index) => {
    if (index < firmPairs) return [firm, lot.isHit(50) ? firm : byLot(lot)];
    const { most, least } = byLot(lot);
    return [
      { most, least },
      { most: least, least: most },
    ];
  });
  return placedByLot(pairs.flat(), lot);
}

const KINDS: readonly ((lot: Lot) => Sheet)[] = [
  randomSheet,
  convincedSheet,
  convincedSheet,
  straightLine,
  tiedSheet,
  tiedSheet,
  levelSheet,
  extremeSheet,
  contradictorySheet,
];

/** Complete sheets of every kind in turn, each with its answers in random order. */
export function generatedSheets(count: number, seed: number): readonly Sheet[] {
  const lot = new Lot(seed);
  return Array.from({ length: count }, (_, index) => lot.shuffled(at(KINDS, index % KINDS.length)(lot)));
}
