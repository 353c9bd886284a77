import { countLines, cutToFit } from './fit-text.ts';
import { textWidth } from './text-widths.ts';

test('letters have the widths of Arial, those with marks the width of the letter', () => {
  expect(textWidth('Cadence', false)).toBeCloseTo(0.722 + 5 * 0.556 + 0.5, 3);
  expect(textWidth('mW', true)).toBeCloseTo(0.889 + 0.944, 3);
  expect(textWidth('Zoë Lefèvre', false)).toBe(textWidth('Zoe Lefevre', false));
});

test('signs of other fonts are never narrower than what is usual, and marks take no room', () => {
  expect(textWidth('語', false)).toBeGreaterThanOrEqual(1);
  expect(textWidth('😀', false)).toBeGreaterThanOrEqual(1.3);
  expect(textWidth('e\u0301', false)).toBe(textWidth('e', false));
  expect(textWidth('\u200b', false)).toBe(0);
});

const style = { size: 10, isStrong: false };

test('lines end at blanks, between Chinese letters, and within a word only where it is wider than a line', () => {
  // Ten points, an inch: 7.2 sizes less what is spared.
  expect(countLines('', 1, style)).toBe(0);
  expect(countLines('aaaaa aaaaa', 1, style)).toBe(1);
  expect(countLines('aaaaa aaaaaaaa', 1, style)).toBe(2);
  expect(countLines('one\ntwo', 1, style)).toBe(2);
  expect(countLines('語'.repeat(12), 1, style)).toBe(2);
  expect(countLines('a'.repeat(30), 1, style)).toBe(3);
});

test('what is cut still says that there was more', () => {
  const room = { width: 1, height: 0.2 };
  expect(cutToFit('Short.', room, style)).toBe('Short.');
  expect(cutToFit('One two three four five', room, style)).toBe('One two…');
  expect(cutToFit('a'.repeat(30), room, style)).toMatch(/^a{5,12}…$/);
  expect(cutToFit('Yes it is. And then more.', room, style)).toBe('Yes it is. …');
});
