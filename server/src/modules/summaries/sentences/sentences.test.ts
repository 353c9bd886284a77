import { sampleMaterial } from '../testing/sample-material.ts';
import { sentencesAboutGoal } from './about-goal.ts';
import type { SummarizedPeriod } from './about-period.ts';
import { sentencesAboutPeriod, sentencesAboutYear } from './about-period.ts';
import { numbered, textOf } from './sentence.ts';
import { tallyOf, tallySentence } from './tally.ts';

type Goal = ReturnType<typeof sampleMaterial>;
const said = (goal: Goal, hasEnded = true): string =>
  sentencesAboutGoal(goal, hasEnded)
    .map(({ text }) => text)
    .join(' ');

const period = (goals: readonly Goal[], more: Partial<SummarizedPeriod> = {}): SummarizedPeriod => ({
  ...{ name: 'Q3 2026', goals, total: goals.length, hasEnded: true },
  ...more,
});

describe('a goal', () => {
  test('[D-57] is described by its result, then by the last week, each sentence with its source', () => {
    const goal = sampleMaterial({
      outcome: 'achieved',
      result: 'the hand-over fell from nine days to four',
      weeks: { 6: [3, 3, 'The change that mattered was one shared checklist. It took a while.'] },
    });
    const text = numbered(sentencesAboutGoal(goal, true));
    expect(textOf(text.Sentences)).toBe(
      'The hand-over fell from nine days to four. The change that mattered was one shared checklist.',
    );
    expect(text.Sentences.map(({ Sources }) => Sources)).toEqual([[1], [2]]);
    expect(text.Sources.map(({ Label, GoalId }) => [Label, GoalId])).toEqual([
      ['Result, Sep 30', goal.id],
      ['Week 6, Aug 7', goal.id],
    ]);
  });

  test('a result without words is stated plainly', () => {
    expect(said(sampleMaterial({ outcome: 'achieved', result: '', review: '' }))).toBe('It was achieved.');
    expect(said(sampleMaterial({ outcome: 'notAchieved', result: '', review: '' }))).toBe(
      'It was not achieved.',
    );
    expect(said(sampleMaterial({ outcome: 'achieved', result: '', percent: 85 }))).toBe(
      'It was achieved. The result was 85%.',
    );
  });

  test('a dispute has both results as its source', () => {
    const goal = sampleMaterial({
      outcome: 'inDispute',
      result: 'The median was 11 minutes.',
      review: 'No.',
    });
    const text = numbered(sentencesAboutGoal(goal, true));
    expect(textOf(text.Sentences)).toBe(
      'The median was 11 minutes. Owner and manager differ on whether it was achieved.',
    );
    expect(text.Sources.map(({ Label }) => Label)).toEqual(['Result, Sep 30', 'Both results, Oct 6']);
  });

  test('a review with content is quoted as a review, and repetitions are left out', () => {
    const result = 'All ten accounts moved to the new path.';
    const review = 'The last two accounts need a training day.';
    expect(said(sampleMaterial({ outcome: 'achieved', result, review }))).toBe(
      `${result} The review says: “${review}”`,
    );
    const weeks = { 12: [4, 4, 'All ten accounts moved to the new path!'] } as const;
    expect(said(sampleMaterial({ outcome: 'achieved', result, review: 'Great.', weeks }))).toBe(result);
  });

  test('a result that waits for review says so', () => {
    expect(said(sampleMaterial({ state: 'results_in_review', result: 'Done in May.' }))).toBe(
      'Done in May. The result is waiting for review.',
    );
  });

  test('under way, it is described by the last week and the change of its predictions', () => {
    const weeks = { 1: [4, 4], 3: [1, 3, 'We are late. The vendor is silent. More follows.'] } as const;
    expect(said(sampleMaterial({ weeks }), false)).toBe(
      'We are late. The vendor is silent. Likelihood fell from “Very Likely” to “Not sure” and quality from “Very good” to “Good” between weeks 1 and 3.',
    );
    expect(said(sampleMaterial({ weeks: { 2: [2, 3], 4: [3, 2] } }), false)).toBe(
      'Likelihood rose from “Unsure” to “Likely” and quality fell from “Good” to “Okay” between weeks 2 and 4.',
    );
    expect(said(sampleMaterial({ weeks: { 2: [3, 3] } }), false)).toBe(
      'In week 2 the owner chose “Likely” for likelihood and “Good” for quality.',
    );
  });

  test('a goal without any reports says that, with the goal as the source', () => {
    expect(said(sampleMaterial(), false)).toBe('Nothing has been reported on it yet.');
    expect(said(sampleMaterial())).toBe('The quarter ended without a result or a weekly update.');
    expect(numbered(sentencesAboutGoal(sampleMaterial(), true)).Sources).toMatchObject([
      { Label: 'Goal', Date: null },
    ]);
    expect(said(sampleMaterial({ weeks: { 2: [3, 3, 'Going on.'] } }))).toBe(
      'Going on. In week 2 the owner chose “Likely” for likelihood and “Good” for quality. It has no result yet.',
    );
  });

  test('the same goal always gives the same text', () => {
    const goal = sampleMaterial({
      outcome: 'achieved',
      result: 'Done.',
      weeks: { 1: [0, 0], 9: [4, 4, 'Ready.'] },
    });
    expect(said(goal)).toBe(said(goal));
  });
});

describe('a quarter', () => {
  const some = (count: number, make: Parameters<typeof sampleMaterial>[0]) =>
    Array.from({ length: count }, () => sampleMaterial(make));
  const achieved = { outcome: 'achieved', result: 'Done.' } as const;
  const missed = { outcome: 'notAchieved', result: 'Not done.' } as const;
  const disputed = { outcome: 'inDispute', result: 'Done?', review: 'No.' } as const;
  const count = (goals: readonly Goal[], hasEnded = true) => tallySentence(tallyOf([{ goals, hasEnded }]));

  test.each([
    [
      [...some(9, achieved), ...some(3, missed), ...some(2, disputed)],
      'Nine of 14 goals were achieved, three were not achieved and two are in dispute.',
    ],
    [
      [
        ...some(1, achieved),
        ...some(1, missed),
        ...some(1, disputed),
        ...some(1, { state: 'results_in_review' }),
      ],
      'One of four goals was achieved, one was not achieved, one is in dispute and one waits for review.',
    ],
    [some(1, achieved), 'The only goal was achieved.'],
    [some(2, missed), 'Both goals were not achieved.'],
    [some(12, achieved), 'All 12 goals were achieved.'],
    [[...some(10, achieved), ...some(1, {})], '10 of 11 goals were achieved and one has no result yet.'],
    [[...some(1, achieved), ...some(2, {})], 'One of three goals was achieved and two have no result yet.'],
    [[], 'There were no goals.'],
  ])('is counted in plain English (%#)', (goals, sentence) => {
    expect(count(goals)).toBe(sentence);
  });

  test('open goals are under way until it ends', () => {
    expect(count(some(3, {}), false)).toBe('All three goals are under way.');
    const goals = [...some(2, { weeks: { 2: [1, 2] } }), ...some(3, { weeks: { 2: [3, 2] } })];
    const [, risk] = sentencesAboutPeriod(period(goals, { hasEnded: false }));
    expect(risk?.text).toBe('Two of the five under way are at risk.');
  });

  test('[D-57] names the goals that matter by title, and the largest change; only counts have no source', () => {
    const goals = [
      sampleMaterial({ ...achieved, title: "Nina's plan", result: 'The plan’s first half is done.' }),
      sampleMaterial({
        outcome: 'notAchieved',
        title: 'Reach 113%',
        result: 'Retention reached 111%.',
        weeks: { 1: [4, 3], 13: [1, 3] },
      }),
      sampleMaterial({ title: 'Without words' }),
    ];
    const sentences = sentencesAboutPeriod(period(goals));
    expect(sentences.map(({ text }) => text)).toEqual([
      'One of three goals was achieved, one was not achieved and one has no result yet.',
      '“Reach 113%”: Retention reached 111%.',
      "“Nina's plan”: The plan’s first half is done.",
      '“Reach 113%” moved most: likelihood fell from “Very Likely” to “Not sure” between weeks 1 and 13.',
    ]);
    expect(sentences.map(({ sources }) => sources.length)).toEqual([0, 1, 1, 2]);
  });

  test('company goals come first; a long title is cut at a word; an unusable one is replaced by the owner’s name', () => {
    const goals = [
      sampleMaterial(missed),
      sampleMaterial({ ...achieved, isCompany: true, title: `Open the ${'very '.repeat(30)}long road` }),
      sampleMaterial({ ...disputed, title: null }),
    ];
    const [, first, second] = sentencesAboutPeriod(period(goals));
    expect(first?.text).toMatch(/^“Open the (very )+very…”: Done\.$/);
    expect(first?.text.length).toBeLessThan(110);
    expect(second?.text).toBe('A goal of Zoë Lefèvre: Done?');
  });

  test('a quarter with too many goals says how many are covered', () => {
    const sentences = sentencesAboutPeriod(period(some(3, achieved), { total: 130 }));
    expect(sentences[1]?.text).toBe('These figures are of 3 of 130 goals.');
  });
});

test('[D-57] a year is described by its figures, quarter by quarter, and by the goals that matter most', () => {
  const goals = (result: string, outcome: 'achieved' | 'notAchieved') => [
    sampleMaterial({ result, outcome }),
  ];
  const sentences = sentencesAboutYear([
    period(goals('Spring was slow.', 'notAchieved'), { name: 'Q1 2026' }),
    period(goals('Summer was fast.', 'achieved'), { name: 'Q2 2026' }),
    period([sampleMaterial({ weeks: { 2: [1, 1, 'Late.'] } })], { name: 'Q3 2026', hasEnded: false }),
  ]);
  expect(sentences.map(({ text }) => text.replace(/“Goal \d+”/, 'G'))).toEqual([
    'One of three goals was achieved, one was not achieved and one is under way.',
    'The one under way is at risk.',
    'Achieved by quarter: none of one in Q1 2026 and one of one in Q2 2026.',
    'G: Spring was slow.',
    'G: Summer was fast.',
    'G: Late.',
  ]);
});
