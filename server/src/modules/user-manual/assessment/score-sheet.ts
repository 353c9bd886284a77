import type { DiscPercentages, DiscTrait, DiscType } from '@cadence/shared-contract';
import { ASSESSMENT_GROUPS, DISC_TRAITS, WHEEL_QUARTERS } from '@cadence/shared-contract';
import type { ResultRemark } from '../../../migrations/user-manual-tables.ts';

/** The choices in one group: the traits of the two sentences, and their positions on the page (from 0). */
export interface SheetAnswer {
  readonly group: number;
  readonly most: DiscTrait;
  readonly least: DiscTrait;
  readonly mostPlace: number;
  readonly leastPlace: number;
}
/** The answers of a person, at most one per group. */
export type Sheet = readonly SheetAnswer[];

/** The result of an assessment. */
export interface AssessmentResult {
  readonly disc: DiscType;
  /** Whole numbers that add up to 100. */
  readonly percentages: DiscPercentages;
  readonly remarks: readonly ResultRemark[];
}

/** With a smaller difference between the highest and the lowest percentage, no trait stands out. */
const EVEN_SPAN = 6;
/** The result counts as contradictory from this many contradicting choices on, of 28. */
const CONTRADICTIONS = 18;
/** From this many groups on with both choices in the same two places, of 28. */
const SAME_PLACE = 22;

type Tally = Readonly<Record<DiscTrait, number>>;

const tally = (traits: readonly DiscTrait[]): Tally => {
  const count = (wanted: DiscTrait): number => traits.filter((trait) => trait === wanted).length;
  return { D: count('D'), I: count('I'), S: count('S'), C: count('C') };
};

/**
 * Percentages of 112 points, rounded so that they add up to 100: the largest remainders are rounded up, ties in the
 * order D, I, S, C.
 */
function roundedShares(points: Tally): DiscPercentages {
  const total = 4 * ASSESSMENT_GROUPS;
  const whole = { D: 0, I: 0, S: 0, C: 0 };
  for (const trait of DISC_TRAITS) whole[trait] = Math.floor((points[trait] * 100) / total);
  const missing = 100 - DISC_TRAITS.reduce((sum, trait) => sum + whole[trait], 0);
  const byRemainder = DISC_TRAITS.toSorted(
    (a, b) => ((points[b] * 100) % total) - ((points[a] * 100) % total),
  );
  for (const trait of byRemainder.slice(0, missing)) whole[trait] += 1;
  return whole;
}

/** Whether two traits are next to each other on the wheel. */
function areNeighbours(a: DiscTrait, b: DiscTrait): boolean {
  const [one, other] = [WHEEL_QUARTERS[a], WHEEL_QUARTERS[b]];
  return (one.x === other.x) !== (one.y === other.y);
}

const oppositeOf = (trait: DiscTrait): DiscTrait =>
  DISC_TRAITS.find((other) => other !== trait && !areNeighbours(trait, other)) ?? trait;

/** The higher of several traits: by points, then by how often it was chosen as most, then in the order D, I, S, C. */
function higher(traits: readonly DiscTrait[], points: Tally, most: Tally): DiscTrait {
  const [first = 'D'] = traits.toSorted((a, b) => points[b] - points[a] || most[b] - most[a]);
  return first;
}

/** The main trait, with its higher neighbour if that was chosen more often as most than as least. */
function typeOf(points: Tally, most: Tally): DiscType {
  const main = higher(DISC_TRAITS, points, most);
  const second = higher(
    DISC_TRAITS.filter((trait) => areNeighbours(main, trait)),
    points,
    most,
  );
  return (points[second] > ASSESSMENT_GROUPS ? `${main}${second}` : main) as DiscType;
}

/** The number of groups whose two choices were in the most frequent pair of places. */
function sameplaced(sheet: Sheet): number {
  const counts = new Map<string, number>();
  for (const { mostPlace, leastPlace } of sheet) {
    const places = `${mostPlace}/${leastPlace}`;
    counts.set(places, (counts.get(places) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

function remarksOn(sheet: Sheet, result: Omit<AssessmentResult, 'remarks'>, tallies: [Tally, Tally]) {
  const [most, least] = tallies;
  const shares = DISC_TRAITS.map((trait) => result.percentages[trait]);
  const contradictions = DISC_TRAITS.reduce((sum, trait) => sum + Math.min(most[trait], least[trait]), 0);
  const opposite = oppositeOf(result.disc[0] as DiscTrait);
  const isEven = Math.max(...shares) - Math.min(...shares) < EVEN_SPAN;
  const found: readonly (readonly [ResultRemark, boolean])[] = [
    ['even', isEven],
    // Every even sheet is also contradictory; only the simpler remark is given.
    ['contradictory', contradictions >= CONTRADICTIONS && !isEven],
    ['samePlace', sameplaced(sheet) >= SAME_PLACE],
    ['opposite', most[opposite] - least[opposite] > 0],
  ];
  return found.filter(([, isSo]) => isSo).map(([remark]) => remark);
}

/**
 * Scores a complete answer sheet (docs/disc.md explains how and why; D-46, D-43).
 *
 * @throws Error for a sheet that does not have every group exactly once
 */
export function scoreSheet(sheet: Sheet): AssessmentResult {
  const groups = new Set(sheet.map(({ group }) => group));
  if (sheet.length !== ASSESSMENT_GROUPS || groups.size !== ASSESSMENT_GROUPS)
    throw new Error(`A sheet has each of its ${ASSESSMENT_GROUPS} groups once.`);
  const most = tally(sheet.map((answer) => answer.most));
  const least = tally(sheet.map((answer) => answer.least));
  const points = { D: 0, I: 0, S: 0, C: 0 };
  for (const trait of DISC_TRAITS) points[trait] = ASSESSMENT_GROUPS + most[trait] - least[trait];
  const result = { disc: typeOf(points, most), percentages: roundedShares(points) };
  return { ...result, remarks: remarksOn(sheet, result, [most, least]) };
}
