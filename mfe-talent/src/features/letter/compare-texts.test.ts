import { compareTexts } from './compare-texts.ts';

/** Each line as `tag: =same -taken out +put in`. */
const linesOf = (before: string, after: string): readonly string[] =>
  compareTexts(before, after).lines.map(({ tag, parts }) =>
    [
      `${tag}:`,
      ...parts.map(({ kind, text }) => `${{ same: '=', added: '+', removed: '-' }[kind]}${text}`),
    ].join(' '),
  );
const changed = (before: string, after: string): number => compareTexts(before, after).changed;

const BEFORE =
  '<p>You had the quarter with the most nights in it.</p><p>The acceptance was yours. It took two visits. I send the report to everybody.</p>';
const AFTER =
  '<p>You had the quarter with the <strong>most</strong> nights in it.</p><p>The acceptance was yours. It took two visits, because we shipped the wrong cable. I send the report to everybody.</p>';

test('[D-50] a replaced sentence is taken out and put in at its place, and counts once', () => {
  expect(linesOf(BEFORE, AFTER)).toEqual([
    'p: =You had the quarter with the most nights in it.',
    'p: =The acceptance was yours. -It took two visits. +It took two visits, because we shipped the wrong cable. =I send the report to everybody.',
  ]);
  expect(changed(BEFORE, AFTER)).toBe(1);
});

test('a line without a change keeps its formatting, one with a change shows its words', () => {
  expect(compareTexts(BEFORE, AFTER).lines.map(({ markup }) => markup)).toEqual([
    '<p>You had the quarter with the <strong>most</strong> nights in it.</p>',
    null,
  ]);
});

test.each([
  ['a new paragraph', '<p>One.</p>', '<p>One.</p><p>Two. Three.</p>', ['p: =One.', 'p: +Two. Three.'], 2],
  ['a paragraph gone', '<p>One.</p><h2>Two</h2>', '<p>One.</p>', ['p: =One.', 'h2: -Two'], 1],
  ['joined paragraphs', '<p>One.</p><p>Two.</p>', '<p>One. Two.</p>', ['p: =One. Two.'], 0],
  ['a split paragraph', '<p>One. Two.</p>', '<p>One.</p><p>Two.</p>', ['p: =One.', 'p: =Two.'], 0],
  [
    'an item of a list',
    '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    '<ul><li><p>One</p></li><li>Three<br>lines</li></ul>',
    ['ul: =One', 'ul: -Two +Three lines'],
    1,
  ],
  ['only its looks', '<p>One.</p>', '<p><em>One.</em></p>', ['p: =One.'], 0],
  ['nothing', '', '', [], 0],
  ['everything', '', '<p>One.</p>', ['p: +One.'], 1],
])('%s', (_what, before, after, lines, count) => {
  expect(linesOf(before, after)).toEqual(lines);
  expect(changed(before, after)).toBe(count);
});
