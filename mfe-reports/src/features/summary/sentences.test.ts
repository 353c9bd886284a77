import { markSentences } from './sentences.ts';

const KNOWN = [
  { Text: 'It fell to four days.', Sources: [1], IsOwn: false },
  { Text: 'One checklist mattered.', Sources: [2, 3], IsOwn: false },
  { Text: 'Two sites are late.', Sources: [], IsOwn: true },
];
const marked = (text: string): readonly string[] =>
  markSentences(text, KNOWN).map(({ Text, Sources, IsOwn }) => `${IsOwn ? 'own' : Sources.join()}: ${Text}`);

test('a text as it was keeps every source', () => {
  expect(marked('It fell to four days. One checklist mattered. Two sites are late.')).toEqual([
    '1: It fell to four days.',
    '2,3: One checklist mattered.',
    'own: Two sites are late.',
  ]);
});

test.each([
  [
    'It fell to five days. One checklist mattered.',
    ['own: It fell to five days.', '2,3: One checklist mattered.'],
  ],
  ['One checklist mattered.', ['2,3: One checklist mattered.']],
  [
    'It fell to four days. And then?\n\nOne checklist mattered.',
    ['1: It fell to four days.', 'own: And then?', '2,3: One checklist mattered.'],
  ],
  ['It fell to four days.Really.', ['own: It fell to four days.Really.']],
  ['', []],
  ['  ', []],
])('[D-95] what a person changed has no source: %j', (text, expected) => {
  expect(marked(text)).toEqual(expected);
});

test('each says where it begins', () => {
  const text = 'Well:  It fell to four days.\nMine.';
  for (const { Text, at } of markSentences(text, KNOWN)) expect(text.slice(at, at + Text.length)).toBe(Text);
  expect(markSentences(text, KNOWN)).toHaveLength(3);
});
