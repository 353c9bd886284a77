import { deckOf } from './deck-of.ts';
import type { DeckFacts } from './deck-of.ts';
import type { Deck, Slide } from './deck.ts';
import { quarterResult, sampleGoal, sampleGoals, yearResult } from './testing/sample-summary.ts';

const FACTS: DeckFacts = {
  organisation: 'Acme',
  brand: 'e3ab24',
  author: 'Zoë Lefèvre',
  date: 'Nov 20, 2026',
  name: 'Goal Summary Q3 2026',
};
const WHOLE = 'Nine of 14 goals were achieved.';
const SENTENCE = 'Two sites still hand over by mail; they move in November. ';

const told = (count: number, text = 'All ten moved.') => sampleGoals(count).map((goal) => ({ goal, text }));
const titles = ({ slides }: Deck): readonly string[] => slides.map(({ title }) => title);
const wordsOf = ({ texts }: Slide): readonly string[] => texts.map(({ text }) => text);
const labelsOf = ({ bars }: Slide): readonly string[] =>
  bars.map(({ label }) => label).filter((label) => label !== '');

function slideAt({ slides }: Deck, index: number): Slide {
  const slide = slides[index];
  if (slide === undefined) throw new Error(`There are ${slides.length} slides.`);
  return slide;
}

describe('a quarter', () => {
  test('[AI-021] slides are as large as A4 across', () => {
    const { width, height } = deckOf(quarterResult(WHOLE, told(1)), FACTS);
    expect([width, height]).toEqual([11.7, 8.3]);
  });

  test('[AI-022] [AI-023] its name, the quarter, and then six goals a slide', () => {
    const deck = deckOf(quarterResult(WHOLE, told(14)), FACTS);
    const goals = ['Goal Summary', 'Goal Summary (2)', 'Goal Summary (3)'];
    expect(titles(deck)).toEqual(['Goal Summary Q3 2026', 'Quarter Summary', ...goals]);
    expect(deck.slides.map(({ goalIds }) => goalIds.length)).toEqual([0, 0, 6, 6, 2]);
  });

  test('[AI-023] without a name it is called Report Name', () => {
    const { name: _, ...unnamed } = FACTS;
    expect(slideAt(deckOf(quarterResult(WHOLE, []), unnamed), 0).title).toBe('Report Name');
    expect(deckOf(quarterResult(WHOLE, []), { ...FACTS, name: ' \n' }).name).toBe('Report Name');
  });

  test.each([
    ['E3AB24', 'E3AB24'],
    ['#e3ab24', 'E3AB24'],
    [null, '3781C2'],
    ['red', '3781C2'],
    ['"/><script>', '3781C2'],
  ])('[AI-024] the colour %j of a tenant is %s on slides', (brand, color) => {
    expect(deckOf(quarterResult(WHOLE, []), { ...FACTS, brand }).brand).toBe(color);
  });

  test('head and foot say of when, of whom and by whom; a title slide says who wrote the first text', () => {
    const deck = deckOf(quarterResult(WHOLE, []), FACTS);
    const foot = ['Acme', 'Zoë Lefèvre, Nov 20, 2026', '2'];
    expect(wordsOf(slideAt(deck, 1))).toEqual([
      'Quarter Summary',
      'Q3 2026 · Customer Success',
      WHOLE,
      ...foot,
    ]);
    const first = ['Q3 2026 · Customer Success', 'Zoë Lefèvre, Nov 20, 2026', 'Composed from your goals'];
    expect(wordsOf(slideAt(deck, 0))).toEqual(['Goal Summary Q3 2026', ...first]);
  });

  test('what is written for the ceo is of the organisation', () => {
    const Saved = {
      Id: 1,
      Kind: 'quarter',
      PeriodId: 3,
      Year: 2026,
      Audience: 'ceo',
      Title: 'Q3 2026',
      Label: 'Written by a model',
      Version: 1,
      Slides: 2,
      CreatedAt: '2026-11-20T10:00:00Z',
      UpdatedAt: '2026-11-20T10:00:00Z',
    } as const;
    const [first] = deckOf(quarterResult(WHOLE, [], { Saved }), FACTS).slides;
    expect(first?.texts.slice(1).map(({ text }) => text)).toEqual([
      'Q3 2026 · Acme',
      'Zoë Lefèvre, Nov 20, 2026',
      'Written by a model',
    ]);
  });

  test('a goal says its title, its owner, how it ended and what came of it', () => {
    const goal = sampleGoal(5, { Outcome: 'notAchieved' });
    const open = sampleGoal(6, { Outcome: null, State: 'approved', StateText: 'Approved' });
    const result = quarterResult(WHOLE, [
      { goal, text: '111%.' },
      { goal: open, text: '' },
    ]);
    const { texts } = slideAt(deckOf(result, FACTS), 2);
    const of = (id: number) =>
      texts.filter(({ goalId }) => goalId === id).map(({ text, ink }) => [text, ink]);
    expect(of(5)).toEqual([
      ['Goal 5', 'ink'],
      ['Mateusz Wójcik', 'quiet'],
      ['Not Achieved', 'bad'],
      ['111%.', 'ink'],
    ]);
    expect(of(6)).toEqual([
      ['Goal 6', 'ink'],
      ['Mateusz Wójcik', 'quiet'],
      ['Approved', 'quiet'],
    ]);
  });

  test('nothing said and no goals make no slide', () => {
    expect(deckOf(quarterResult(' ', []), FACTS).slides).toHaveLength(1);
    expect(deckOf(yearResult('', ['', ''], []), FACTS).slides).toHaveLength(1);
  });

  test('how goals ended is a bar whose parts add up', () => {
    const endings = ['achieved', 'achieved', 'notAchieved', 'inDispute', null, null] as const;
    const goals = endings.map((Outcome, index) =>
      sampleGoal(index + 1, { Outcome, State: index === 5 ? 'shelved' : 'finalized' }),
    );
    const slide = slideAt(
      deckOf(
        quarterResult(
          WHOLE,
          goals.map((goal) => ({ goal, text: '' })),
        ),
        FACTS,
      ),
      1,
    );
    const labels = ['Achieved: 2', 'Not Achieved: 1', 'In Dispute: 1', 'Open: 1', 'Shelved: 1'];
    expect(labelsOf(slide)).toEqual(labels);
    expect(wordsOf(slide).slice(2, -4)).toEqual(labels.map((label) => label.replace(':', '')));
    const [first, ...others] = slide.bars.filter(({ label }) => label !== '');
    for (const { width } of others) expect(width * 2).toBeCloseTo(first?.width ?? 0, 1);
  });
});

describe('a year', () => {
  const year = (counts: readonly number[]) =>
    counts.flatMap((count, quarter) =>
      Array.from({ length: count }, (_, index) =>
        sampleGoal(quarter * 100 + index, { PeriodId: quarter + 1, Title: `Q${quarter + 1} goal ${index}` }),
      ),
    );

  test('[AI-022] [AI-023] the year, then its quarters in order with four goals a slide', () => {
    const deck = deckOf(yearResult(WHOLE, ['One.', 'Two.', '', 'Four.'], year([9, 1, 0, 0])), FACTS);
    const quarters = ['Q1 2026', 'Q1 2026 (2)', 'Q1 2026 (3)', 'Q2 2026', 'Q4 2026'];
    expect(titles(deck).slice(1)).toEqual(['Executive Summary', ...quarters]);
    expect(deck.slides.map(({ goalIds }) => goalIds.length)).toEqual([0, 0, 4, 4, 1, 1, 0]);
    expect(wordsOf(slideAt(deck, 1))[1]).toBe('2026 · Customer Success');
    expect(wordsOf(slideAt(deck, 2))).toContain('One.');
    expect(wordsOf(slideAt(deck, 6))).toContain('Four.');
  });

  test('a goal of no quarter of the year comes last instead of being left out', () => {
    const deck = deckOf(yearResult(WHOLE, [], [sampleGoal(1, { PeriodId: 99 }), sampleGoal(2)]), FACTS);
    expect(titles(deck).slice(2)).toEqual(['Q3 2026', 'Other Goals']);
  });
});

describe('a text that is too long', () => {
  test('ends after a sentence, and the notes have the whole text and its sources', () => {
    const text = SENTENCE.repeat(30).trim();
    const result = quarterResult(WHOLE, [
      { goal: sampleGoal(1), text, sources: ['Result, Sep 30', 'Week 6, Aug 7'] },
      { goal: sampleGoal(2), text: 'Short.', sources: ['Result, Oct 2'] },
      { goal: sampleGoal(3), text: 'Nothing to say about it.' },
    ]);
    const { texts, notes } = slideAt(deckOf(result, FACTS), 2);
    const shown =
      texts.find(({ goalId, text: words }) => goalId === 1 && words.startsWith('Two'))?.text ?? '';
    expect(shown.length).toBeGreaterThan(250);
    expect(shown.endsWith('November. …')).toBe(true);
    expect(notes).toBe(
      `Goal 1\n${text}\nSources: Result, Sep 30; Week 6, Aug 7\n\nGoal 2\nSources: Result, Oct 2`,
    );
  });

  test('gets smaller letters before it is cut, and every text of the slide has the same', () => {
    const sizes = (count: number) => {
      const result = quarterResult(WHOLE, [
        { goal: sampleGoal(1), text: SENTENCE.repeat(count) },
        { goal: sampleGoal(2), text: 'Short.' },
      ]);
      const { texts } = slideAt(deckOf(result, FACTS), 2);
      return texts.filter(({ text }) => /^(Two|Short)/.test(text)).map(({ size }) => size);
    };
    expect(sizes(1)).toEqual([15, 15]);
    expect(sizes(6)).toEqual([12, 12]);
    expect(sizes(30)).toEqual([10, 10]);
  });

  test('without sentences it ends after a word, and without words after a whole letter', () => {
    const shown = (text: string) =>
      slideAt(deckOf(quarterResult(WHOLE, [{ goal: sampleGoal(1), text }]), FACTS), 2).texts.find(
        ({ size, text: words }) => size === 10 && words.endsWith('…'),
      )?.text;
    expect(shown('word '.repeat(400))).toMatch(/^(word )+word…$/);
    expect(shown('👩‍👩‍👧'.repeat(300))).toMatch(/^(👩‍👩‍👧)+…$/u);
  });
});

describe('right to left', () => {
  test('a title in Arabic begins at the right, its owner with it', () => {
    const goal = sampleGoal(1, { Title: 'تقليل وقت التسليم' });
    const { texts } = slideAt(deckOf(quarterResult(WHOLE, [{ goal, text: 'נשמרו ארבעה' }]), FACTS), 2);
    const [title, owner, outcome, text] = texts.filter(({ goalId }) => goalId === 1);
    expect([title, text].map((box) => [box?.direction, box?.align])).toEqual([
      ['rtl', 'right'],
      ['rtl', 'right'],
    ]);
    expect(owner?.direction).toBe('ltr');
    expect(owner?.align).toBe('right');
    expect(owner?.x).toBeGreaterThan((outcome?.x ?? Infinity) + (outcome?.width ?? 0));
  });
});
