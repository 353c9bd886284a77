import { beginningOf } from './beginning-of.ts';

test.each([
  ['done', 4, 'done'],
  ['done', 10, 'done'],
  ['done', 2, 'do'],
  ['a🎉b', 2, 'a'],
  ['a🎉b', 3, 'a🎉'],
  ['a👩‍👩‍👧', 6, 'a'],
  ['👩‍👩‍👧', 0, ''],
])('%s has a beginning of at most %i units', (text, length, beginning) => {
  expect(beginningOf(text, length)).toBe(beginning);
});
