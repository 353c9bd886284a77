import { numberWord } from './number-words.ts';

test.each([
  [0, 'zero'],
  [6, 'six'],
  [12, 'twelve'],
  [13, '13'],
  [1200, '1,200'],
])('%i is written %s', (count, word) => {
  expect(numberWord(count)).toBe(word);
});
