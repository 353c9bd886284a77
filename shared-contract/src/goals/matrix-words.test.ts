import { matrixCellName, matrixChoiceTitle, matrixFigures } from './matrix-words.ts';
import { tallyWeek } from './week-tally.ts';

test('a choice is named by its cell, by its group, or by nothing chosen', () => {
  expect(matrixCellName({ x: 4, y: 0 })).toBe('Very Likely, Very bad');
  expect(matrixChoiceTitle({ x: 4, y: 0 })).toBe('Very Likely, Very bad');
  expect(matrixChoiceTitle('risk')).toBe('At Risk');
  expect(matrixChoiceTitle(null)).toBe('Goals beneath');
});

test('what moved is counted only where there is a week before', () => {
  const tally = tallyWeek([], []);
  expect(matrixFigures(tally, 7).map(({ count, label }) => `${count} ${label}`)).toEqual([
    '0 with a prediction',
    '0 no update',
    '0 At Risk',
    '0 moved since week 7',
  ]);
  expect(matrixFigures(tally, null).map(({ id }) => id)).toEqual(['updated', 'none', 'risk']);
});
