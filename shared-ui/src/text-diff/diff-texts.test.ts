import { countWords, diffTexts } from './diff-texts.ts';

const parts = (before: string, after: string): readonly string[] =>
  diffTexts(before, after).map(({ kind, text }) => `${kind}:${text}`);

test('equal texts are one part, empty ones none', () => {
  expect(parts('Ship it', 'Ship it')).toEqual(['same:Ship it']);
  expect(parts('', '')).toEqual([]);
});

test('a changed word is taken out and put in as a whole', () => {
  expect(parts('no discount above 5%', 'no discount above 7%')).toEqual([
    'same:no discount above ',
    'removed:5%',
    'added:7%',
  ]);
});

test('neighbours that changed are one change', () => {
  expect(parts('Measured by Finance weekly', 'Measured by our own team weekly')).toEqual([
    'same:Measured by ',
    'removed:Finance ',
    'added:our own team ',
    'same:weekly',
  ]);
});

test('text that was added at the end does not mark the word before it', () => {
  expect(parts('From the contract system.', 'From the contract system. Every Friday.')).toEqual([
    'same:From the contract system. ',
    'added:Every Friday.',
  ]);
});

test('text that was removed at the end does not stick to the word before it', () => {
  expect(parts('Every week. By Friday.', 'Every week.')).toEqual(['same:Every week. ', 'removed:By Friday.']);
});

test('texts too long to compare are shown whole', () => {
  expect(diffTexts('a '.repeat(4000), 'b '.repeat(4000)).map(({ kind }) => kind)).toEqual([
    'removed',
    'added',
  ]);
});

test.each([
  ['one\ntwo', 'one\nand\ntwo', ['same:one\n', 'added:and\n', 'same:two']],
  ['by 5% soon', 'by 6% very soon', ['same:by ', 'removed:5% ', 'added:6% very ', 'same:soon']],
  ['all gone', '', ['removed:all gone']],
])('%j to %j', (before, after, expected) => {
  expect(parts(before, after)).toEqual(expected);
});

test('words are counted without bullets and line ends', () => {
  expect(countWords(diffTexts('', '• One\n• Two and\n'), 'added')).toBe(3);
});
