import fc from 'fast-check';
import type { GoalMaterial } from '../material/goal-material.ts';
import { readTitle } from '../material/read-words.ts';
import { sampleMaterial } from '../testing/sample-material.ts';
import { numbersIn } from '../writing/numbers.ts';
import { sentencesAboutGoal } from './about-goal.ts';
import type { SummarizedPeriod } from './about-period.ts';
import { sentencesAboutPeriod, sentencesAboutYear } from './about-period.ts';
import type { Sentence } from './sentence.ts';

/** Texts as people write them: empty, short, too long, in any script, and with characters that break programs. */
const text = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...[
        'Done',
        'done,',
        'done -',
        'Wait..',
        'Really?!',
        'Done!!',
        'see below:',
        'a; b;',
        '(open',
        '“quoted”',
        '...',
      ],
      ...[
        '移行が完了しました',
        '完成了！',
        '真的吗？',
        '完了｡',
        'تم نقل موقعين',
        'هل تم؟',
        'नौ दिन से चार दिन।',
        '🎉',
        '👨‍👩‍👧 ✅',
        '—',
        ' ',
      ],
      ...[
        '<b>bold</b> move',
        '- one\n- two\n\n- three',
        '1. first\n2. second',
        '| a | b |',
        '**win**',
        '# Head',
      ],
      ...[
        "O'Brien & Søn's",
        '“Win” — “again”',
        'e.g. approx. 5 sites vs. 7',
        'iPhone sales rose.',
        '14 of 20 moved.',
      ],
      ...[
        'It fell by 4.5 %, i.e. 1,250 calls .',
        'A  b\u00a0 c',
        'undefinedly null',
        'x\u0000y\u200bz',
        '\ud800 half',
      ],
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('Long words here. '.repeat(190), 'x'.repeat(3000), '長'.repeat(3000)),
  },
);
const level = fc.constantFrom(0, 1, 2, 3, 4);
const weeks = fc.dictionary(
  fc.integer({ min: 1, max: 13 }).map(String),
  fc.tuple(level, level, fc.option(text, { nil: undefined })),
  { maxKeys: 4 },
);
const title = text.map(readTitle);
const base = { title, weeks, isCompany: fc.boolean(), isOwn: fc.boolean() };
const percent = fc.option(fc.constantFrom(0, 33.33, 85, 100, 120), { nil: undefined });
const goal = fc
  .oneof(
    fc.record({ ...base, state: fc.constant('approved' as const) }),
    fc.record({ ...base, state: fc.constant('results_in_review' as const), result: text, percent }),
    fc.record({
      ...{ ...base, state: fc.constant('finalized' as const), result: text, percent },
      review: fc.option(text, { nil: undefined }),
      outcome: fc.constantFrom('achieved' as const, 'notAchieved' as const, 'inDispute' as const),
    }),
  )
  .map((given) => sampleMaterial(given as Parameters<typeof sampleMaterial>[0]));
const period = fc.record({ goals: fc.array(goal, { maxLength: 15 }), hasEnded: fc.boolean() });
const named = (
  { goals, hasEnded }: { goals: GoalMaterial[]; hasEnded: boolean },
  name: string,
): SummarizedPeriod => ({
  ...{ name, goals, hasEnded, total: goals.length },
});

const ENDS = /[\p{Sentence_Terminal}…]["”’»」』）)\]]*$/u;
const isOurs = ({ sources }: Sentence): boolean => sources.length === 0;

/** What is wrong with a sentence, independent of the input. */
function faultsOf(sentence: Sentence, goals: readonly GoalMaterial[]): readonly string[] {
  const { text: said, sources } = sentence;
  const about = goals.filter(({ id }) => sources.some(({ goalId }) => goalId === id));
  const words = [
    ...sources.flatMap(({ label, sentences }) => [label, ...sentences]),
    ...about.flatMap((one) => [one.title ?? '', one.percent === null ? '' : `${one.percent}%`]),
  ].join(' ');
  const isSaid = (pattern: RegExp): boolean => pattern.test(said) && !pattern.test(words);
  const known = numbersIn(words);
  return [
    ...(said.trim() === said ? [] : ['blanks around']),
    ...(/ {2}|\t|\n/.test(said) ? ['two blanks'] : []),
    ...(isSaid(/undefined|null|NaN|\[object/) ? ['a name of a program'] : []),
    ...(/[\p{Sentence_Terminal}…,;:–—-]\s*\.$|\s\.$|\.\./u.test(said) ? ['signs in a row'] : []),
    ...(/<\/?[a-z]|\*\*|^#+\s|[\p{Cc}\u200b]/u.test(said) ? ['markup'] : []),
    ...(ENDS.test(said) ? [] : ['no end']),
    ...(/^(?=\p{Ll})\p{Changes_When_Uppercased}(?!\p{Lu})/u.test(said) ? ['a small letter'] : []),
    ...(isOurs(sentence) || [...numbersIn(said)].every((one) => known.has(one))
      ? []
      : ['a number of nobody']),
  ];
}

const check = (sentences: readonly Sentence[], goals: readonly GoalMaterial[]): void => {
  const wrong = sentences.flatMap((one) => faultsOf(one, goals).map((fault) => [fault, one.text]));
  expect(wrong).toEqual([]);
};

test('[D-57] for any material the sentences of a goal are well formed', () => {
  fc.assert(
    fc.property(goal, fc.boolean(), (one, hasEnded) => {
      const sentences = sentencesAboutGoal(one, hasEnded);
      expect(sentences.length).toBeGreaterThan(0);
      check(sentences, [one]);
      expect(sentencesAboutGoal(one, hasEnded)).toEqual(sentences);
    }),
    { numRuns: 400 },
  );
});

test('[D-57] for any goals the sentences of a quarter or year are well formed, and deterministic', () => {
  fc.assert(
    fc.property(fc.array(period, { minLength: 1, maxLength: 4 }), (given) => {
      const periods = given.map((one, index) => named(one, `Q${index + 1} 2026`));
      const goals = periods.flatMap((one) => one.goals);
      for (const one of periods) check(sentencesAboutPeriod(one), one.goals);
      const year = sentencesAboutYear(periods);
      check(year, goals);
      expect(sentencesAboutYear(periods)).toEqual(year);
    }),
    { numRuns: 150 },
  );
});

const WORDS = 'no one two three four five six seven eight nine'.split(' ');
const inWords = (count: number): string => WORDS[count] ?? String(count);

test('[D-57] the figures of a quarter are those of its goals', () => {
  fc.assert(
    fc.property(period, (given) => {
      const [first] = sentencesAboutPeriod(named(given, 'Q1 2026'));
      const count = (test: (one: GoalMaterial) => boolean): number => given.goals.filter(test).length;
      const parts: readonly (readonly [number, RegExp])[] = [
        [
          count(({ outcome }) => outcome === 'achieved'),
          /(\w+)(?: of \w+)? (?:goals? )?(?:was|were) achieved/,
        ],
        [
          count(({ outcome }) => outcome === 'notAchieved'),
          /(\w+)(?: of \w+)? (?:goals? )?(?:was|were) not achieved/,
        ],
        [
          count(({ outcome }) => outcome === 'inDispute'),
          /(\w+)(?: of \w+)? (?:goals? )?(?:is|are) in dispute/,
        ],
        [
          count(({ state }) => state === 'results_in_review'),
          /(\w+)(?: of \w+)? (?:goals? )?waits? for review/,
        ],
        [
          count(({ state }) => state === 'approved'),
          /(\w+)(?: of \w+)? (?:goals? )?(?:(?:has|have) no result yet|(?:is|are) under way)/,
        ],
      ];
      const total = given.goals.length;
      for (const [expected, pattern] of parts) {
        const said = pattern.exec(first?.text ?? '')?.[1]?.toLowerCase();
        const isAll = total > 0 && expected === total;
        const all = total === 1 ? 'only' : total === 2 ? 'both' : inWords(total);
        expect([first?.text, said]).toEqual([
          first?.text,
          expected === 0 ? undefined : isAll ? all : inWords(expected),
        ]);
      }
    }),
    { numRuns: 300 },
  );
});
