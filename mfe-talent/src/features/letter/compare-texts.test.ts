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
  {
    what: 'a new paragraph',
    before: '<p>One.</p>',
    after: '<p>One.</p><p>Two. Three.</p>',
    lines: ['p: =One.', 'p: +Two. Three.'],
    count: 2,
  },
  {
    what: 'a paragraph gone',
    before: '<p>One.</p><h2>Two</h2>',
    after: '<p>One.</p>',
    lines: ['p: =One.', 'h2: -Two'],
    count: 1,
  },
  {
    what: 'joined paragraphs',
    before: '<p>One.</p><p>Two.</p>',
    after: '<p>One. Two.</p>',
    lines: ['p: =One. Two.'],
    count: 0,
  },
  {
    what: 'a split paragraph',
    before: '<p>One. Two.</p>',
    after: '<p>One.</p><p>Two.</p>',
    lines: ['p: =One.', 'p: =Two.'],
    count: 0,
  },
  {
    what: 'an item of a list',
    before: '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    after: '<ul><li><p>One</p></li><li>Three<br>lines</li></ul>',
    lines: ['ul: =One', 'ul: -Two +Three lines'],
    count: 1,
  },
  {
    what: 'only its looks',
    before: '<p>One.</p>',
    after: '<p><em>One.</em></p>',
    lines: ['p: =One.'],
    count: 0,
  },
  { what: 'nothing', before: '', after: '', lines: [], count: 0 },
  { what: 'everything', before: '', after: '<p>One.</p>', lines: ['p: +One.'], count: 1 },
])('$what', ({ before, after, lines, count }) => {
  expect(linesOf(before, after)).toEqual(lines);
  expect(changed(before, after)).toBe(count);
});
