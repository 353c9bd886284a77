import type { DiscPercentages, DiscTrait, DiscType } from '@cadence/shared-contract';
import type { ResultRemark } from '../../../../migrations/user-manual-tables.ts';
import type { AssessmentResult, Sheet } from '../score-sheet.ts';

/**
 * A second implementation of the scoring, written only from docs/disc.md and differently from the product's, to compare
 * the two. It repeats the constants of the document on purpose and takes only complete sheets.
 */

const ORDER: readonly DiscTrait[] = ['D', 'I', 'S', 'C'];

/** For each trait: the type of the trait alone, the types with either neighbour, and the opposite trait. */
const WHEEL: Readonly<Record<DiscTrait, WheelRow>> = {
  D: { alone: 'D', beside: { I: 'DI', C: 'DC' }, opposite: 'S' },
  I: { alone: 'I', beside: { D: 'ID', S: 'IS' }, opposite: 'C' },
  S: { alone: 'S', beside: { I: 'SI', C: 'SC' }, opposite: 'D' },
  C: { alone: 'C', beside: { S: 'CS', D: 'CD' }, opposite: 'I' },
};
interface WheelRow {
  readonly alone: DiscType;
  readonly beside: Readonly<Partial<Record<DiscTrait, DiscType>>>;
  readonly opposite: DiscTrait;
}

type Figures = Readonly<Record<DiscTrait, number>>;

const ofEach = (figure: (trait: DiscTrait) => number): Figures => ({
  D: figure('D'),
  I: figure('I'),
  S: figure('S'),
  C: figure('C'),
});
const sumOf = (figures: Figures): number => figures.D + figures.I + figures.S + figures.C;

const timesMost = (sheet: Sheet): Figures =>
  ofEach((trait) => sheet.filter(({ most }) => most === trait).length);

/** Between 0 and 56; they add up to 112. */
export const oraclePoints = (sheet: Sheet): Figures =>
  ofEach((trait) => 28 + timesMost(sheet)[trait] - sheet.filter(({ least }) => least === trait).length);

/** A whole number per trait for sorting: by points, then times chosen as most, then D, I, S, C; all are different. */
function ranks(sheet: Sheet): Figures {
  const points = oraclePoints(sheet);
  const most = timesMost(sheet);
  return ofEach((trait) => points[trait] * 1000 + most[trait] * 10 - ORDER.indexOf(trait));
}

const first = (traits: readonly DiscTrait[], rank: Figures): DiscTrait =>
  traits.reduce((best, trait) => (rank[trait] > rank[best] ? trait : best));

/** Points × 100 / 112 is points × 25 / 28. A trait gets one more if fewer traits than are missing go before it. */
function percentagesOf(points: Figures): DiscPercentages {
  const remainder = ofEach((trait) => (points[trait] * 25) % 28);
  const whole = ofEach((trait) => (points[trait] * 25 - remainder[trait]) / 28);
  const missing = 100 - sumOf(whole);
  const goesBefore = (trait: DiscTrait) => (other: DiscTrait, place: number) =>
    remainder[other] > remainder[trait] ||
    (remainder[other] === remainder[trait] && place < ORDER.indexOf(trait));
  return ofEach((trait) => whole[trait] + (ORDER.filter(goesBefore(trait)).length < missing ? 1 : 0));
}

function typeOf(main: DiscTrait, points: Figures, rank: Figures): DiscType {
  const { alone, beside } = WHEEL[main];
  const neighbour = first(
    ORDER.filter((trait) => trait in beside),
    rank,
  );
  return points[neighbour] > 28 ? (beside[neighbour] ?? alone) : alone;
}

/** The number of groups with both choices in the most frequent pair of places. */
const samePlaces = (sheet: Sheet): number =>
  Math.max(
    ...[0, 1, 2, 3].flatMap((most) =>
      [0, 1, 2, 3].map(
        (least) =>
          sheet.filter(({ mostPlace, leastPlace }) => mostPlace === most && leastPlace === least).length,
      ),
    ),
  );

/**
 * The sum over the traits of the smaller of both counts. The smaller of a and b is (a + b - |a - b|) / 2, and all
 * counts add up to 56.
 */
const contradictions = (points: Figures): number =>
  (56 - sumOf(ofEach((trait) => Math.abs(points[trait] - 28)))) / 2;

export function oracleResult(sheet: Sheet): AssessmentResult {
  const points = oraclePoints(sheet);
  const rank = ranks(sheet);
  const main = first(ORDER, rank);
  const percentages = percentagesOf(points);
  const shares = Object.values(percentages);
  const isEven = Math.max(...shares) - Math.min(...shares) < 6;
  const remarks: Readonly<Record<ResultRemark, boolean>> = {
    even: isEven,
    contradictory: !isEven && contradictions(points) >= 18,
    samePlace: samePlaces(sheet) >= 22,
    opposite: points[WHEEL[main].opposite] > 28,
  };
  const all: readonly ResultRemark[] = ['even', 'contradictory', 'samePlace', 'opposite'];
  return { disc: typeOf(main, points, rank), percentages, remarks: all.filter((remark) => remarks[remark]) };
}
