import {
  ASSESSMENT_GROUPS,
  DISC_SCALES,
  DISC_TRAIT_NAMES,
  DISC_TRAITS,
  DISC_TYPES,
  LIMITS,
} from '@cadence/shared-contract';
import { EDITION, SENTENCE_GROUPS } from './groups.ts';
import { OPEN_QUESTIONS } from './questions.ts';
import { REMARKS, RESULT_USE } from './remark-texts.ts';
import { SCALE_TEXTS } from './scale-texts.ts';
import { TRAIT_TEXTS } from './trait-texts.ts';
import { TYPE_TEXTS } from './type-texts.ts';

const NAME = 'Ana';
/** All strings in the texts, with a name filled in. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(NAME))];
  return Object.values(value as object).flatMap(stringsIn);
}

const sentences = SENTENCE_GROUPS.flatMap((group) => DISC_TRAITS.map((trait) => group[trait]));
const types = DISC_TYPES.map((type) => TYPE_TEXTS[type]);
const choices = OPEN_QUESTIONS.flatMap((question) => question.choices);
const traits = DISC_TRAITS.map((trait) => TRAIT_TEXTS[trait]);

const headings = [
  ...types.flatMap(({ headline, details }) => [headline, ...details.map(({ title }) => title)]),
  ...traits.map(({ adjective }) => adjective),
];
const all = stringsIn([TYPE_TEXTS, TRAIT_TEXTS, SCALE_TEXTS, OPEN_QUESTIONS, REMARKS, RESULT_USE]);
const keys = OPEN_QUESTIONS.map(({ key }) => key);
const questions = OPEN_QUESTIONS.map(({ text }) => text);
const withoutStop = new Set([...headings, ...choices, ...keys, ...questions]);
const prose = all.filter((text) => !withoutStop.has(text));

/** The texts that fail a check, so that a failure shows them. */
const except = (texts: readonly string[], holds: (text: string) => boolean): string[] =>
  texts.filter((text) => !holds(text));
const countOfSentences = (text: string): number => text.match(/[.?!](?=\s|$)/g)?.length ?? 0;

describe('groups of the assessment', () => {
  test('28 groups of four distinct sentences, one per trait', () => {
    expect(SENTENCE_GROUPS).toHaveLength(ASSESSMENT_GROUPS);
    expect(sentences.every((sentence) => sentence !== '')).toBe(true);
    expect(new Set(sentences.map((sentence) => sentence.toLowerCase())).size).toBe(112);
    expect(EDITION).toBeGreaterThan(0);
  });

  test('a sentence is short, in the first person, starts with a capital and has no full stop', () => {
    const isSentence = (text: string): boolean =>
      text.length <= 60 && /^[A-Z].*[a-z]$/.test(text) && /\b(I|me|my|My)\b/.test(text);
    expect(except(sentences, isSentence)).toEqual([]);
  });

  test('the four sentences of a group are about equally long', () => {
    const lengths = SENTENCE_GROUPS.map((group) => DISC_TRAITS.map((trait) => group[trait].length));
    expect(lengths.filter((four) => Math.max(...four) - Math.min(...four) > 23)).toEqual([]);
  });

  test('no sentence reveals its trait by a name, an adjective or a word of a scale', () => {
    const telling = [
      ...Object.values(DISC_TRAIT_NAMES),
      ...traits.map(({ adjective }) => adjective),
      ...Object.values(DISC_SCALES).flatMap(({ first, second }) => [first.word, second.word]),
    ];
    const tells = new RegExp(`\\b(?:${telling.join('|')})`, 'i');
    expect(except(sentences, (text) => !tells.test(text))).toEqual([]);
  });

  test('no trait has longer sentences than the others', () => {
    const means = DISC_TRAITS.map(
      (trait) => SENTENCE_GROUPS.reduce((sum, group) => sum + group[trait].length, 0) / ASSESSMENT_GROUPS,
    );
    expect(Math.max(...means) - Math.min(...means)).toBeLessThan(4);
  });
});

describe('texts of the types', () => {
  test.each(DISC_TYPES)('every text of %s is within its length', (type) => {
    const { headline, text, speak, strengths, tires, description, line } = TYPE_TEXTS[type];
    expect(headline.length).toBeLessThanOrEqual(70);
    expect(line.length).toBeLessThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(500);
    expect(countOfSentences(text)).toBeGreaterThanOrEqual(2);
    expect(countOfSentences(text)).toBeLessThanOrEqual(3);
    expect([speak, strengths, tires].map(countOfSentences).every((count) => count === 1 || count === 2)).toBe(
      true,
    );
    expect(text).toMatch(/^People of this type /);
    expect(description).toMatch(/\bI\b/);
    expect(line).not.toMatch(/\b(I|me|my|you|your|they|them|their)\b/i);
  });

  test.each(DISC_TYPES)('%s has the four parts of the fuller report', (type) => {
    const { details } = TYPE_TEXTS[type];
    expect(details.map(({ title }) => title)).toEqual([
      'How I decide',
      'Under pressure',
      'How to give me feedback',
      'What I need from a manager',
    ]);
    expect(
      except(
        details.map(({ detail }) => detail),
        (detail) => countOfSentences(detail) <= 2,
      ),
    ).toEqual([]);
  });

  test('no two types share a text', () => {
    const texts = types.flatMap(({ details, ...rest }) => [
      ...Object.values(rest),
      ...details.map(({ detail }) => detail),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('a description is not too short', () => {
    expect(
      except(
        types.map(({ description }) => description),
        (text) => countOfSentences(text) >= 3,
      ),
    ).toEqual([]);
  });
});

describe('texts of traits and scales', () => {
  test('texts about one person name the person', () => {
    expect(traits.filter(({ alone }) => !alone(NAME).startsWith('Ana alone. '))).toEqual([]);
    expect(traits.filter(({ nobody }) => !nobody.startsWith('Nobody so far. '))).toEqual([]);
  });

  test('a difference is one line that mentions both and says what to do', () => {
    for (const { viewerFirst, viewerSecond, viewerMiddle, personMiddle } of Object.values(SCALE_TEXTS)) {
      const lines = stringsIn([viewerFirst, viewerSecond, viewerMiddle, personMiddle]);
      expect(lines).toHaveLength(6);
      expect(
        except(lines, (line) => line.length <= 120 && line.includes(NAME) && /\byou\b.*: /i.test(line)),
      ).toEqual([]);
    }
  });

  test('a likeness says so and adds what to do, and the report is in the first person', () => {
    const scales = Object.values(SCALE_TEXTS);
    const alike = scales.flatMap((scale) => Object.values(scale.alike));
    const report = scales.flatMap((scale) => Object.values(scale.report));
    expect(
      except(alike, (text) => text.startsWith('Alike: both of you ') && countOfSentences(text) === 2),
    ).toEqual([]);
    expect(except(report, (text) => text.startsWith('I ') && countOfSentences(text) === 1)).toEqual([]);
    expect(except(alike, (text) => text.length <= 120)).toEqual([]);
  });
});

describe('open questions', () => {
  test('six, each with a stable key and four short choices', () => {
    expect(OPEN_QUESTIONS).toHaveLength(6);
    expect(new Set(keys).size).toBe(6);
    expect(except(keys, (key) => key.length <= 40 && /^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([]);
    expect(except(questions, (text) => /^[A-Z].*\?$/.test(text))).toEqual([]);
    expect(OPEN_QUESTIONS.filter((question) => new Set(question.choices).size !== 4)).toEqual([]);
    expect(except(choices, (choice) => choice.length <= Math.min(45, LIMITS.answerChoice))).toEqual([]);
  });
});

describe('all texts', () => {
  test('nothing implies a gender', () => {
    const gendered = /\b(he|she|him|his|her|hers|himself|herself)\b/i;
    expect(except([...sentences, ...all], (text) => !gendered.test(text))).toEqual([]);
  });

  test('prose starts with a capital and ends with a full stop; headings and choices have none', () => {
    expect(except(prose, (text) => /^[A-Z‘].*\.$/.test(text))).toEqual([]);
    expect(except([...headings, ...choices], (text) => /[a-z]$/.test(text))).toEqual([]);
  });

  test('quotation marks and apostrophes are typographic, and there are no double spaces', () => {
    expect(except([...sentences, ...all], (text) => !/['"]| {2}|^\s|\s$/.test(text))).toEqual([]);
  });

  test('a remark names its trait, and the use of a result takes two sentences', () => {
    expect(REMARKS.opposite('Steadiness')).toContain('Steadiness');
    expect(countOfSentences(RESULT_USE)).toBe(2);
  });
});
