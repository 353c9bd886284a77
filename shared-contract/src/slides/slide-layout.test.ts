import fc from 'fast-check';
import { deckOf } from './deck-of.ts';
import type { Slide, SlideBar, SlideText } from './deck.ts';
import { countLines, leading } from './fit-text.ts';
import { paragraphs } from './slide-text.ts';
import { quarterResult, sampleGoal, yearResult } from './testing/sample-summary.ts';

/** Rounding of the arithmetic, in inches. */
const NOTHING = 1e-6;
type Box = SlideText | SlideBar;

function touch(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > NOTHING && down > NOTHING;
}

/** What is wrong with how a slide is laid out. */
function faultsOf({ bars, texts }: Slide): readonly string[] {
  const boxes: readonly Box[] = [...bars, ...texts];
  const nameOf = (box: Box): string => ('text' in box ? box.text : `bar ${box.label}`).slice(0, 40);
  const outside = boxes.filter(
    ({ x, y, width, height }) =>
      !(x >= 0 && y >= 0 && width > 0 && height > 0) ||
      x + width > 11.7 + NOTHING ||
      y + height > 8.3 + NOTHING,
  );
  const overlaps = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .flatMap((other) => (touch(one, other) ? [`${nameOf(one)} on ${nameOf(other)}`] : [])),
  );
  const full = texts.filter(
    (box) => countLines(box.text, box.width, box) * leading(box.size) > box.height + NOTHING,
  );
  return [
    ...outside.map((box) => `outside: ${nameOf(box)}`),
    ...overlaps,
    ...full.map((box) => `too much: ${nameOf(box)}`),
  ];
}

const WORDS = [
  'goal',
  ' ',
  '. ',
  '\n',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'W'.repeat(200),
  'handover-to-onboarding/in-a-word',
  '引き継ぎは九日から四日に短縮されました。',
  'تقليل وقت التسليم بين المبيعات ',
  'להגיע לשימור הכנסות ',
  '👩‍👩‍👧‍👦',
  '﷽',
  'e\u0301\u0302\u0303\u0304\u0305\u0306',
  '\u0000\ud800\u202e',
  '<b>&amp;]]></b> ',
];
const anyText = fc.oneof(
  fc.constant(''),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join('').slice(0, 2000)),
);
const anyGoal = fc.record({
  Title: anyText,
  name: anyText,
  text: anyText,
  PeriodId: fc.integer({ min: 1, max: 5 }),
  Outcome: fc.constantFrom('achieved', 'notAchieved', 'inDispute', null),
  State: fc.constantFrom('finalized', 'shelved', 'approved'),
});
const anyTold = fc
  .oneof(
    fc.array(anyGoal, { maxLength: 9 }),
    fc.array(anyGoal, { minLength: 48, maxLength: 48, size: 'max' }),
  )
  .map((all) =>
    all.map(({ name, text, ...values }, index) => {
      const goal = sampleGoal(index + 1, values);
      return { text, goal: { ...goal, StateText: name, User: { ...goal.User, Name: name } } };
    }),
  );
const anyFacts = fc.record({
  organisation: anyText,
  brand: anyText,
  author: anyText,
  date: anyText,
  name: anyText,
});

const anySummary = fc.record({ whole: anyText, all: anyTold, isYear: fc.boolean() });

describe('for any text people wrote', () => {
  test('nothing leaves a slide, nothing overlaps, and every text has its room', () => {
    fc.assert(
      fc.property(anySummary, anyFacts, ({ whole, all, isYear }, facts) => {
        const goals = all.map(({ goal }) => goal);
        const result = isYear
          ? yearResult(whole, [whole, '', whole, whole], goals)
          : quarterResult(whole, all);
        const { slides } = deckOf(result, facts);
        expect(
          slides.flatMap((slide, index) => faultsOf(slide).map((fault) => `${index}: ${fault}`)),
        ).toEqual([]);
        for (const { texts } of slides) expect(texts.filter(({ role }) => role === 'title')).toHaveLength(1);
        const most = Math.max(0, ...slides.map(({ goalIds }) => goalIds.length));
        expect(most).toBeLessThanOrEqual(isYear ? 4 : 6);
      }),
      { numRuns: 40 },
    );
  });

  test('every goal is on one slide, and its text is whole there or in the notes', () => {
    fc.assert(
      fc.property(anyTold, (all) => {
        const { slides } = deckOf(quarterResult('', all), {
          organisation: '',
          brand: null,
          author: '',
          date: '',
        });
        expect(slides.flatMap(({ goalIds }) => goalIds)).toEqual(all.map(({ goal }) => goal.Id));
        for (const { goal, text } of all) {
          const slide = slides.find(({ goalIds }) => goalIds.includes(goal.Id));
          const said = [...(slide?.texts ?? []).map(({ text: words }) => words), ''];
          expect(said.includes(paragraphs(text)) || slide?.notes.includes(paragraphs(text))).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });
});
