import fc from 'fast-check';
import { textOf } from '../sentences/sentence.ts';
import type { StoredText } from './content.ts';
import { seenContent } from './content.ts';
import { editText } from './edit-content.ts';

/** A text of sentences, each with a source of a different goal: 1, 2 and so on. */
function stored(texts: readonly string[]): StoredText {
  return {
    Sentences: texts.map((Text, index) => ({ Text, Sources: [index + 1], IsOwn: false })),
    Sources: texts.map((_text, index) => ({
      ...{ Number: index + 1, Label: `Result ${index}`, GoalId: index + 1 },
      Date: '2026-09-30',
    })),
    Original: null,
    Label: 'Composed from your goals',
  };
}

const goalsOf = ({ Sentences, Sources }: StoredText, index: number): readonly number[] =>
  Sources.filter(({ Number }) => Sentences[index]?.Sources.includes(Number)).map(({ GoalId }) => GoalId);

test.each([
  ['a number', 'The hand-over fell.', '14 sites moved to the new list.'],
  ['a small letter', 'Two of three sites moved.', '“halve the churn”: It fell to four.'],
  ['a name with a small letter', 'Two of three sites moved.', 'iPhone sales doubled.'],
  ['an abbreviation before it', 'The answer was no.', 'Retention reached its target.'],
  ['an ellipsis before it', 'The hand-over fell, and so did…', 'Retention reached its target.'],
  ['another sign before it', '移行が完了しました', 'Retention reached its target.'],
])(
  '[AI-008] [D-21] an unchanged sentence keeps its source next to %s, and disappears with its goal',
  (_what, first, second) => {
    const edited = editText(stored([first, second]), `${first} ${second} We go on.`);
    expect(edited.Sentences.map(({ Text, IsOwn }) => [Text, IsOwn])).toEqual([
      [first, false],
      [second, false],
      ['We go on.', true],
    ]);
    expect([goalsOf(edited, 0), goalsOf(edited, 1)]).toEqual([[1], [2]]);
    const content = { goals: [], companyGoals: [], quarters: [], goalTexts: [], periods: [] };
    const { whole } = seenContent({ ...content, whole: edited }, new Set([1]));
    expect(textOf(whole.Sentences)).toBe(`${first} We go on.`);
  },
);

/** The starts of the sentences, so that none is part of another. */
const FIRST = ['14 of', '“win”:', 'iPhone', '移行', 'Retention'];
const words = fc.array(fc.constantFrom('sites', '9', 'no.', 'e.g.', 'approx.', '…', 'سلام', '🎉'), {
  minLength: 1,
  maxLength: 5,
});
const sentences = fc
  .array(words, { minLength: 1, maxLength: FIRST.length })
  .map((all) => all.map((one, index) => [FIRST[index], ...one].join(' ')));

test('[AI-008] [D-21] wherever a sentence is added, no other sentence becomes a person’s own', () => {
  fc.assert(
    fc.property(sentences, fc.nat(5), (texts, at) => {
      const parts = [...texts.slice(0, at), 'We go on.', ...texts.slice(at)];
      const edited = editText(stored(texts), parts.join(' '));
      const own = edited.Sentences.filter(({ IsOwn }) => IsOwn).map(({ Text }) => Text);
      expect(own).toEqual(['We go on.']);
      expect(textOf(edited.Sentences)).toBe(parts.join(' '));
    }),
  );
});
