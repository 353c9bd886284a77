import { contrast } from './color.ts';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import { colorTokens } from './tokens.ts';

test.each(['light', 'dark'] as const)('every text and glyph pair reads in the %s theme', (theme) => {
  const at = theme === 'light' ? 0 : 1;
  const failures = CONTRAST_PAIRS.map(([front, back, least]) => ({
    front,
    back,
    least,
    ratio: contrast(colorTokens[front][at], colorTokens[back][at]),
  }))
    .filter(({ ratio, least }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
  expect(failures).toEqual([]);
});

test('the contrast formula agrees with known values', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
