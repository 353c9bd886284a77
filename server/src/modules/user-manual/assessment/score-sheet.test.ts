import { DISC_TRAITS, DISC_TYPES } from '@cadence/shared-contract';
import type { ResultRemark } from '../../../migrations/user-manual-tables.ts';
import type { AssessmentResult, Sheet } from './score-sheet.ts';
import { scoreSheet } from './score-sheet.ts';
import type { PlacePair } from './testing/answer-sheets.ts';
import { generatedSheets, Lot, sheetOf } from './testing/answer-sheets.ts';
import { oraclePoints, oracleResult } from './testing/disc-oracle.ts';
import type { Example } from './testing/hand-calculated.ts';
import { MAIN_TRAIT, NEIGHBOURS, REMARKS, ROUNDING } from './testing/hand-calculated.ts';

const SHEETS = generatedSheets(10_000, 20_260);
const SCORED = SHEETS.map((sheet) => ({ sheet, result: scoreSheet(sheet) }));

/** Type, percentages and remarks in one line; the order of remarks does not matter. */
const inWords = ({ disc, percentages, remarks }: AssessmentResult): string =>
  [disc, ...DISC_TRAITS.map((trait) => percentages[trait]), ...[...remarks].sort()].join(' ');
const scored = (sheet: Sheet): string => inWords(scoreSheet(sheet));

/** The sheets whose result breaks a rule, with their index, to find them again. */
const breaches = (isKept: (result: AssessmentResult) => boolean): string[] =>
  SCORED.flatMap(({ result }, index) => (isKept(result) ? [] : [`${index}: ${inWords(result)}`]));

describe('10,000 sheets', () => {
  test('[UMAN-005] [UMAN-014] have the same type, percentages and remarks in a second implementation', () => {
    const differences = SCORED.map(({ sheet, result }, index) => ({
      index,
      product: inWords(result),
      oracle: inWords(oracleResult(sheet)),
      sheet: sheet.map(({ most, least, mostPlace, leastPlace }) =>
        [most, least, mostPlace, leastPlace].join(''),
      ),
    })).filter(({ product, oracle }) => product !== oracle);
    expect(differences.slice(0, 3)).toEqual([]);
  });

  test('[UMAN-014] percentages are whole numbers from 0 to 50 that add up to 100', () => {
    const isShare = (share: number) => Number.isInteger(share) && share >= 0 && share <= 50;
    const wrong = breaches(({ percentages }) => {
      const shares = DISC_TRAITS.map((trait) => percentages[trait]);
      return shares.every(isShare) && shares.reduce((total, share) => total + share, 0) === 100;
    });
    expect(wrong).toEqual([]);
  });

  test('[UMAN-005] every result is one of the 12 types, and each of them occurs', () => {
    expect(breaches(({ disc }) => DISC_TYPES.includes(disc))).toEqual([]);
    const found = new Set(SCORED.map(({ result }) => result.disc));
    expect([...found].sort()).toEqual([...DISC_TYPES].sort());
    expect(found.size).toBe(12);
  });

  test('each remark occurs, and results without any; none is repeated', () => {
    const count: Record<ResultRemark | 'none', number> = {
      even: 0,
      contradictory: 0,
      samePlace: 0,
      opposite: 0,
      none: 0,
    };
    for (const { result } of SCORED) {
      for (const remark of result.remarks) count[remark] += 1;
      if (result.remarks.length === 0) count.none += 1;
    }
    expect(Object.entries(count).filter(([, times]) => times < 100)).toEqual([]);
    expect(breaches(({ remarks }) => new Set(remarks).size === remarks.length)).toEqual([]);
  });

  test('include ties for the main trait and for its neighbours, all traits equal, and points of 0 and 56', () => {
    const points = SHEETS.map((sheet) => Object.values(oraclePoints(sheet)).sort((a, b) => b - a));
    const counted = (isSo: (sorted: readonly number[]) => boolean) => points.filter(isSo).length;
    expect(counted(([first, second]) => first === second)).toBeGreaterThan(500);
    expect(counted(([first, second, third]) => first !== second && second === third)).toBeGreaterThan(500);
    expect(counted(([first, , , last]) => first === last)).toBeGreaterThan(500);
    expect(counted(([first, , , last]) => first === 56 && last === 0)).toBeGreaterThan(100);
  });

  test('score the same for any order of answers, group numbers and position names', () => {
    const lot = new Lot(7);
    const groups = lot.shuffled(Array.from({ length: 28 }, (_, index) => index + 1));
    const places = lot.shuffled([0, 1, 2, 3]);
    const renamed = (names: readonly number[], index: number) => names[index] ?? NaN;
    const changed = SCORED.filter(({ sheet, result }) => {
      const other = lot.shuffled(sheet).map((answer) => ({
        ...answer,
        group: renamed(groups, answer.group - 1),
        mostPlace: renamed(places, answer.mostPlace),
        leastPlace: renamed(places, answer.leastPlace),
      }));
      return scored(other) !== inWords(result);
    });
    expect(changed).toEqual([]);
  });
});

function expectAsCalculated({ most, least, points, disc, shares, remarks = [] }: Example): void {
  const sheet = sheetOf(most, least);
  expect(Object.values(oraclePoints(sheet))).toEqual(points);
  const [D, I, S, C] = shares;
  const calculated = inWords({ disc, percentages: { D, I, S, C }, remarks });
  expect({ product: scored(sheet), oracle: inWords(oracleResult(sheet)) }).toEqual({
    product: calculated,
    oracle: calculated,
  });
}

describe('calculated by hand', () => {
  test.each(ROUNDING)('[UMAN-014] percentages: $rule', expectAsCalculated);
  test.each(MAIN_TRAIT)('[UMAN-005] main trait: $rule', expectAsCalculated);
  test.each(NEIGHBOURS)('[UMAN-005] neighbour: $rule', expectAsCalculated);
  test.each(REMARKS)('remark: $rule', expectAsCalculated);
});

describe('the same places', () => {
  const remarksWith = (placesOf: (index: number) => PlacePair) =>
    scoreSheet(sheetOf([10, 10, 4, 4], [4, 4, 10, 10], placesOf)).remarks;

  test('in 22 groups give a remark, in 21 they do not', () => {
    expect(remarksWith((index) => (index < 22 ? [0, 3] : [1, 2]))).toEqual(['samePlace']);
    expect(remarksWith((index) => (index < 21 ? [0, 3] : [1, 2]))).toEqual([]);
  });

  test('count only if both most and least are in the same places', () => {
    expect(remarksWith((index) => (index < 14 ? [0, 3] : [3, 0]))).toEqual([]);
    expect(remarksWith((index) => [0, 1 + (index % 3)])).toEqual([]);
    expect(remarksWith((index) => [1 + (index % 3), 0])).toEqual([]);
  });
});

describe('an incomplete sheet', () => {
  const complete = sheetOf([7, 7, 7, 7], [7, 7, 7, 7]);
  const lastInGroup = (group: number): Sheet =>
    complete.map((answer) => (answer.group === 28 ? { ...answer, group } : answer));

  test.each<[string, Sheet]>([
    ['no answer at all', []],
    ['one group missing', complete.slice(1)],
    ['one group twice in place of another', lastInGroup(1)],
    ['one group twice beside all others', [...complete, ...complete.slice(0, 1)]],
  ])('is refused: %s', (_, sheet) => {
    expect(() => scoreSheet(sheet)).toThrow(Error);
  });
});
