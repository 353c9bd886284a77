import { LABELS, matrixOf, PEOPLE, Q1, Q2, rated, THREE } from '../../testing/matrix.fixtures.ts';
import {
  axisName,
  countText,
  isMarked,
  movementMark,
  movementText,
  otherLabelsText,
  ratingsText,
  stepsOf,
  toneOf,
  usedAxes,
} from './words.ts';

const [moved, , stayed, unknown] = PEOPLE;

test('where somebody was before, if anywhere', () => {
  const matrix = matrixOf({ compared: true });
  const said = (one = moved, compared = Q2) => (one ? movementText(one, matrix, compared) : '');
  expect(said(moved)).toBe('Moved from As agreed, Growing');
  expect(said(stayed)).toBe('No change since Q2 2026');
  expect(said(unknown)).toBe('Not rated by these labels in Q2 2026');
});

test('a rating is called the first one only where no other quarter came before', () => {
  const matrix = { ...matrixOf(), ComparePeriods: [Q1] };
  expect(unknown && movementText(unknown, matrix, Q1)).toBe('First rating');
});

test('ratings are named by their words, the third one by its name', () => {
  expect(moved && ratingsText(moved, LABELS)).toBe('Beyond, Ready soon; Values: An example');
  expect(unknown && ratingsText(unknown, LABELS)).toBe('Beyond, Ready soon');
  expect(ratingsText(rated(1, ['A', 2, 0], { Tertiary: 1 }), THREE)).toBe('High, Now');
});

test('[TAL-019] the third scale counts only where it is used; the diamond is its highest step', () => {
  expect(usedAxes(LABELS).map((axis) => axisName(LABELS, axis))).toEqual([
    'Performance',
    'Potential',
    'Values',
  ]);
  expect(usedAxes({ ...LABELS, EnableTertiaryRatings: false })).toEqual(['Primary', 'Secondary']);
  expect(usedAxes(THREE)).toEqual(['Primary', 'Secondary']);
  expect(PEOPLE.filter((one) => isMarked(one, LABELS))).toEqual([moved]);
  expect(PEOPLE.filter((one) => isMarked(one, THREE))).toEqual([]);
});

test('[TAL-033] three and five steps of one scale span the five shades of teal', () => {
  const shades = (labels: typeof LABELS) =>
    stepsOf(labels, 'Primary').map((_, step, { length }) => toneOf(step, length));
  expect(shades(LABELS)).toEqual([0, 1, 2, 3, 4]);
  expect(shades(THREE)).toEqual([0, 2, 4]);
});

test('who came and left, short and as it is read', () => {
  const cell = { Primary: 0, Secondary: 0, count: 3, People: [] };
  expect(movementMark({ ...cell, Came: 2, Left: 1 })).toEqual({ text: '+2 −1', spoken: '2 came, 1 left' });
  expect(movementMark({ ...cell, Came: 0, Left: 5 })).toEqual({ text: '−5', spoken: '5 left' });
  expect(movementMark({ ...cell, Came: 0, Left: 0 })).toBeNull();
});

test('how many people, and who is not among them', () => {
  expect(countText({ count: 44, Unrated: 6 })).toBe('44 people, 6 without both ratings');
  expect(countText({ count: 1, Unrated: 0 })).toBe('1 person');
  expect(otherLabelsText(0)).toBe('');
  expect(otherLabelsText(1)).toBe('1 person was rated by other labels and is not shown here.');
  expect(otherLabelsText(3)).toBe('3 people were rated by other labels and are not shown here.');
});
