import { isBlankText, textProblem } from './text-kinds.ts';

test.each([
  'Ana Ruiz',
  'José Ángel Muñoz-Østergård',
  'O’Brien, 1st “team”: 50 % & more…',
  'Zoë 👩‍🚀 👍🏽 🏳️‍🌈',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿 England',
  'می‌خواهم',
  'क्‍ष श्रीमान् ക്‍',
  'עברית ‎(LTR)‎',
  'Nguyễn Thị Hương',
  '日本語　全角',
  'Zürich\u00a0AG',
])('[D-126] %s is a name that people really have', (text) => {
  expect(textProblem('singleLine', text)).toBeNull();
});

test.each([
  ['broken', 'half \ud83d'],
  ['broken', '\udc00 half'],
  ['broken', 'a\0b'],
  ['control', 'a\u0007b'],
  ['control', 'two\nlines'],
  ['control', 'a\tb'],
  ['control', 'a\u0085b'],
  ['control', 'a\u2028b'],
  ['direction', '\u202egnp.exe'],
  ['direction', 'a\u2066b\u2069'],
  ['invisible', 'pay\u200bpal'],
  ['invisible', 'pay\u200dpal'],
  ['invisible', 'п\u200cр'],
  ['invisible', '\u200dAna'],
  ['invisible', '1\u200c2'],
  ['invisible', 'Ana\ufeff'],
  ['invisible', 'Ana\ufffe'],
  ['invisible', 'Ana\uffff'],
  ['invisible', 'Ana\ufdd0'],
  ['invisible', 'Ana\u{10fffe}'],
  ['invisible', 'A\u{e0041}\u{e0042}'],
  ['invisible', 'Ana \u3164'],
] as const)('[D-126] a %s character in %j is refused in a single line', (problem, text) => {
  expect(textProblem('singleLine', text)).toBe(problem);
  expect(textProblem('code', text)).toBe(problem);
});

test('[D-126] lines keep breaks, tabs and direction marks; nothing keeps what is broken', () => {
  for (const kind of ['multiLine', 'richText'] as const) {
    expect(textProblem(kind, 'one\r\n\ttwo \u202eright to left\u202c pay\u200bpal')).toBeNull();
    expect(textProblem(kind, 'bell \u0007')).toBe('control');
    expect(textProblem(kind, 'c1 \u009b')).toBe('control');
    expect(textProblem(kind, '\ud83d')).toBe('broken');
  }
  expect(textProblem('secret', 'tab\tand\u200bmore')).toBeNull();
  for (const text of ['\ud83d', 'a\0']) expect(textProblem('secret', text)).toBe('broken');
});

test('a text that shows nothing is blank', () => {
  for (const text of ['', ' \t\n', '\u00a0\u3000', '\u200b\u2060\ufeff', '\u202e'])
    expect(isBlankText(text)).toBe(true);
  for (const text of ['a', ' . ', '\u200b1']) expect(isBlankText(text)).toBe(false);
});
