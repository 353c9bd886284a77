import { RATING_AXES, RATING_AXIS_NAMES, NEEDED_FIELDS, ratingColor } from './ratings.ts';

/** Primary downwards, secondary to the right; both count from 0, the lowest. */
const BY_SUM = [
  [0, 1, 2],
  [1, 2, 3],
  [2, 3, 4],
];
const BY_AVERAGE = [
  [0, 0, 1, 1, 2],
  [0, 1, 1, 2, 2],
  [1, 1, 2, 2, 3],
  [1, 2, 2, 3, 3],
  [2, 2, 3, 3, 4],
];

test.each([
  [3, BY_SUM],
  [5, BY_AVERAGE],
])('[TAL-033] [TAL-034] with %i levels every pair of ratings has one of five colours', (levels, colors) => {
  const steps = Array.from({ length: levels }, (_, step) => step);
  expect(steps.map((primary) => steps.map((secondary) => ratingColor(primary, secondary, levels)))).toEqual(
    colors,
  );
});

test('[TAL-021] what has to be written are the review and the ratings that are needed', () => {
  const needed = RATING_AXIS_NAMES.filter((axis) => RATING_AXES[axis].isNeeded);
  expect(NEEDED_FIELDS).toEqual(['Review', ...needed.map((axis) => RATING_AXES[axis].rating)]);
});
