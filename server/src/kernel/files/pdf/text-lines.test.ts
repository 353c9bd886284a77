import fc from 'fast-check';
import type { Look, Run } from './text-runs.ts';
import { breakLines } from './text-lines.ts';

const LOOK: Look = { face: 'regular', size: 10, color: '#000' };
const BOLD: Look = { ...LOOK, face: 'bold' };
/** Each character is one unit wide. */
const measure = ({ text }: Run): number => [...text].length;
const linesOf = (runs: readonly Run[], width: number): readonly string[] =>
  breakLines(runs, width, measure).map((line) => line.map(({ text }) => text).join(''));
const plain = (text: string): readonly Run[] => [{ text, look: LOOK }];

test.each([
  ['between words', 'one two three', ['one two', 'three']],
  ['at a line end', 'one\ntwo', ['one', 'two']],
  ['with an empty line', 'one\n\ntwo', ['one', '', 'two']],
  ['inside a word that is wider than a line', 'one abcdefghijkl two', ['one', 'abcdefgh', 'ijkl two']],
  [
    'not at a space that keeps words together',
    'one a\u00a0b\u00a0c\u00a0d',
    ['one', 'a\u00a0b\u00a0c\u00a0d'],
  ],
  ['without spaces at the ends', '  one   two  ', ['one two']],
  ['between letters of Japanese', '日本語のテキスト', ['日本語のテキスト']],
  [
    'between letters, not before what ends something',
    '日本語のテキスト。終わり',
    ['日本語のテキス', 'ト。終わり'],
  ],
  ['around a Latin word', '日本 Cadence の 週', ['日本', 'Cadence', 'の 週']],
  ['between words of Thai', 'สวัสดีครับผม', ['สวัสดี', 'ครับผม']],
  ['nowhere in nothing', '', []],
])('a text is broken %s', (_where, text, lines) => {
  expect(linesOf(plain(text), 8)).toEqual(lines);
});

test('a word whose look changes inside stays whole', () => {
  const runs = [...plain('one '), { text: 'tw', look: BOLD }, ...plain('o.')];
  expect(linesOf(runs, 7)).toEqual(['one', 'two.']);
  expect(breakLines(runs, 20, measure)).toEqual([
    [
      { text: 'one ', look: LOOK },
      { text: 'tw', look: BOLD },
      { text: 'o.', look: LOOK },
    ],
  ]);
});

test('isolated text continues isolated in the next line', () => {
  expect(linesOf(plain('by \u2068one two\u2069, on'), 8)).toEqual(['by \u2068one', '\u2068two\u2069, on']);
});

test('characters without a shape take no space', () => {
  expect(linesOf(plain('a\u200bb\u202ec\u0007d\u00ad'), 8)).toEqual(['abcd']);
});

test('for any text, no line is too wide and no character is lost', () => {
  const piece = fc.record({
    text: fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '語', 'ö'), maxLength: 60 }),
    look: fc.constantFrom(LOOK, BOLD),
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.integer({ min: 1, max: 20 }), (runs, width) => {
      const lines = linesOf(runs, width);
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width);
      const text = runs.map((run) => run.text).join('');
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
