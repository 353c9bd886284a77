import type { DiscType } from '@cadence/shared-contract';
import type { ResultRemark } from '../../../../migrations/user-manual-tables.ts';
import type { Counts } from './answer-sheets.ts';

/** Calculated by hand: how often D, I, S and C were most and least, the points, and the result. */
export interface Example {
  readonly rule: string;
  readonly most: Counts;
  readonly least: Counts;
  readonly points: Counts;
  readonly disc: DiscType;
  readonly shares: Counts;
  readonly remarks?: readonly ResultRemark[];
}

export const ROUNDING: readonly Example[] = [
  {
    // 50; 16 and 2/28; 16 and 27/28 twice: 98, and two are missing.
    rule: 'a trait that is always most has 50; what is missing goes to the largest remainders',
    most: [28, 0, 0, 0],
    least: [0, 10, 9, 9],
    points: [56, 18, 19, 19],
    disc: 'D',
    shares: [50, 16, 17, 17],
  },
  {
    // 50; 0; 25 twice: nothing is missing.
    rule: 'a trait that is always least has 0, and one that was never chosen has 25',
    most: [0, 28, 0, 0],
    least: [0, 0, 0, 28],
    points: [28, 56, 28, 0],
    disc: 'I',
    shares: [25, 50, 25, 0],
  },
  {
    // 37 and 14/28 twice, 12 and 14/28 twice: two are missing, and all remainders are equal.
    rule: 'among four equal remainders D and I go before S and C, though they are smaller',
    most: [0, 0, 14, 14],
    least: [14, 14, 0, 0],
    points: [14, 14, 42, 42],
    disc: 'SC',
    shares: [13, 13, 37, 37],
  },
  {
    // 25 twice, 12 and 14/28, 37 and 14/28: one is missing.
    rule: 'among two equal remainders I goes before S',
    most: [7, 0, 14, 7],
    least: [7, 14, 0, 7],
    points: [28, 14, 42, 28],
    disc: 'S',
    shares: [25, 13, 37, 25],
  },
  {
    // 31 and 7/28 three times, 6 and 7/28: one is missing.
    rule: 'one that is missing among four equal remainders goes to D',
    most: [9, 9, 9, 1],
    least: [2, 2, 2, 22],
    points: [35, 35, 35, 7],
    disc: 'DI',
    shares: [32, 31, 31, 6],
    remarks: ['opposite'],
  },
];

export const MAIN_TRAIT: readonly Example[] = [
  {
    // 29 and 13/28 twice, 19 and 18/28, 21 and 12/28.
    rule: 'among equal points the one chosen more often as most is the main one, though it comes later',
    most: [9, 10, 4, 5],
    least: [4, 5, 10, 9],
    points: [33, 33, 22, 24],
    disc: 'ID',
    shares: [30, 29, 20, 21],
    remarks: ['contradictory'],
  },
  {
    // 30 and 10/28 twice, 19 and 18/28 twice.
    rule: 'D goes before I where points and times chosen as most are equal',
    most: [10, 10, 4, 4],
    least: [4, 4, 10, 10],
    points: [34, 34, 22, 22],
    disc: 'DI',
    shares: [30, 30, 20, 20],
  },
  {
    rule: 'I goes before S',
    most: [4, 10, 10, 4],
    least: [10, 4, 4, 10],
    points: [22, 34, 34, 22],
    disc: 'IS',
    shares: [20, 30, 30, 20],
  },
  {
    rule: 'S goes before C',
    most: [4, 4, 10, 10],
    least: [10, 10, 4, 4],
    points: [22, 22, 34, 34],
    disc: 'SC',
    shares: [20, 20, 30, 30],
  },
  {
    rule: 'D goes before S, which is opposite and does not join',
    most: [10, 4, 10, 4],
    least: [4, 10, 4, 10],
    points: [34, 22, 34, 22],
    disc: 'D',
    shares: [30, 20, 30, 20],
    remarks: ['opposite'],
  },
  {
    rule: 'with all points and counts equal it is D alone',
    most: [7, 7, 7, 7],
    least: [7, 7, 7, 7],
    points: [28, 28, 28, 28],
    disc: 'D',
    shares: [25, 25, 25, 25],
    remarks: ['even'],
  },
  {
    rule: 'with all points equal it is the one chosen most often, alone',
    most: [6, 6, 7, 9],
    least: [6, 6, 7, 9],
    points: [28, 28, 28, 28],
    disc: 'C',
    shares: [25, 25, 25, 25],
    remarks: ['even'],
  },
];

export const NEIGHBOURS: readonly Example[] = [
  {
    // 32 and 4/28, 26 and 22/28 twice, 14 and 8/28.
    rule: 'of two neighbours with equal points the one chosen more often as most joins',
    most: [10, 6, 5, 7],
    least: [2, 4, 17, 5],
    points: [36, 30, 16, 30],
    disc: 'DC',
    shares: [32, 27, 14, 27],
  },
  {
    rule: 'beside D, I goes before C where both are equal',
    most: [10, 7, 4, 7],
    least: [2, 5, 16, 5],
    points: [36, 30, 16, 30],
    disc: 'DI',
    shares: [32, 27, 14, 27],
  },
  {
    rule: 'beside I, D goes before S where both are equal',
    most: [7, 10, 7, 4],
    least: [5, 2, 5, 16],
    points: [30, 36, 30, 16],
    disc: 'ID',
    shares: [27, 32, 27, 14],
  },
  {
    rule: 'beside S, I goes before C where both are equal',
    most: [4, 7, 10, 7],
    least: [16, 5, 2, 5],
    points: [16, 30, 36, 30],
    disc: 'SI',
    shares: [14, 27, 32, 27],
  },
  {
    rule: 'beside C, D goes before S where both are equal',
    most: [7, 4, 7, 10],
    least: [5, 16, 5, 2],
    points: [30, 16, 30, 36],
    disc: 'CD',
    shares: [27, 14, 27, 32],
  },
  {
    // 33 and 1/28, 25, 20 and 15/28, 21 and 12/28.
    rule: 'a neighbour with 28 points does not join',
    most: [10, 5, 7, 6],
    least: [1, 5, 12, 10],
    points: [37, 28, 23, 24],
    disc: 'D',
    shares: [33, 25, 21, 21],
    remarks: ['contradictory'],
  },
  {
    // 33 and 1/28, 25 and 25/28, 20 and 15/28 twice.
    rule: 'a neighbour with 29 points joins',
    most: [10, 5, 7, 6],
    least: [1, 4, 12, 11],
    points: [37, 29, 23, 23],
    disc: 'DI',
    shares: [33, 26, 21, 20],
    remarks: ['contradictory'],
  },
  {
    // 35 and 20/28, 16 and 27/28, 31 and 7/28, 16 and 2/28.
    rule: 'the opposite one never joins, though it has the second most points',
    most: [13, 3, 9, 3],
    least: [1, 12, 2, 13],
    points: [40, 19, 35, 18],
    disc: 'D',
    shares: [36, 17, 31, 16],
    remarks: ['opposite'],
  },
];

export const REMARKS: readonly Example[] = [
  {
    // 27 and 19/28 twice, 22 and 9/28 twice: before rounding they are 5.4 apart.
    rule: 'shares 6 apart after rounding are not even',
    most: [10, 9, 4, 5],
    least: [7, 6, 7, 8],
    points: [31, 31, 25, 25],
    disc: 'DI',
    shares: [28, 28, 22, 22],
    remarks: ['contradictory'],
  },
  {
    // 26 and 22/28, 25 and 25/28, 25, 22 and 9/28.
    rule: 'shares 5 apart are even',
    most: [8, 8, 6, 6],
    least: [6, 7, 6, 9],
    points: [30, 29, 28, 25],
    disc: 'DI',
    shares: [27, 26, 25, 22],
    remarks: ['even'],
  },
  {
    // 3 + 4 + 5 + 5 = 17.
    rule: '17 contradictions are not yet contradictory',
    most: [10, 8, 5, 5],
    least: [3, 4, 11, 10],
    points: [35, 32, 22, 23],
    disc: 'DI',
    shares: [31, 29, 20, 20],
  },
  {
    // 3 + 4 + 5 + 6 = 18.
    rule: '18 contradictions are contradictory',
    most: [10, 7, 5, 6],
    least: [3, 4, 10, 11],
    points: [35, 31, 23, 23],
    disc: 'DI',
    shares: [31, 28, 21, 20],
    remarks: ['contradictory'],
  },
  {
    // 34 and 23/28, 25, 25, 15 and 5/28.
    rule: 'an opposite one with 28 points is no remark',
    most: [11, 6, 5, 6],
    least: [0, 6, 5, 17],
    points: [39, 28, 28, 17],
    disc: 'D',
    shares: [35, 25, 25, 15],
  },
  {
    // 34 and 23/28, 24 and 3/28, 25 and 25/28, 15 and 5/28.
    rule: 'an opposite one with 29 points is one',
    most: [11, 5, 6, 6],
    least: [0, 6, 5, 17],
    points: [39, 27, 29, 17],
    disc: 'D',
    shares: [35, 24, 26, 15],
    remarks: ['opposite'],
  },
];
