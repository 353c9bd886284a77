import { LEGACY_FIELDS, OBJECTIVE_AREAS, STRATEGY_STATEMENTS } from '@cadence/shared-contract';
import type {
  BodyOf,
  ObjectiveArea,
  Strategy,
  StrategyStatement,
  StrategyVersionContent,
} from '@cadence/shared-contract';
import { plainText } from './plain-text.ts';

/** What can be written, in the order in which it is read. */
export const STRATEGY_FIELDS = [...STRATEGY_STATEMENTS, ...OBJECTIVE_AREAS, 'VideoUrl'] as const;
export type StrategyField = (typeof STRATEGY_FIELDS)[number];
/** Every text of a copy of the strategy: formatted ones, and the address of the video; '' where nothing is written. */
export type StrategyTexts = Readonly<Record<StrategyField, string>>;

/** The documents' titles (people §2.6). */
export const STATEMENT_TITLES: Readonly<Record<StrategyStatement, string>> = {
  Mission: 'Mission Statement',
  Vision: 'Vision Statement',
  Values: 'Differentiating Values',
};

/** The question of an empty statement, on the page and in the editor (people §2.6). */
export const STATEMENT_QUESTIONS: Readonly<Record<StrategyStatement, string>> = {
  Mission: 'Why does the company exist? Whom does it serve, and what would they miss without it?',
  Vision: 'Where will you stand in 2 to 3 years? What will be different then for those you serve?',
  Values: 'What do you do differently from others? How do people decide when nobody is there to ask?',
};

export const AREA_QUESTIONS: Readonly<Record<ObjectiveArea, string>> = {
  Customers: 'Whom do you win and keep, and what do they get that they cannot get today?',
  Employees: 'Whom do you need, and why do they come and stay?',
  Shareholders: 'What do the owners get for their money and their patience?',
  Sales: 'Where does growth come from, and what do you not sell?',
  Marketing: 'What shall the market know you for?',
  Product: 'What will you build, and what will you stop building?',
};

export const FIELD_TITLES: Readonly<Record<StrategyField, string>> = {
  ...STATEMENT_TITLES,
  Customers: 'Customers',
  Employees: 'Employees',
  Shareholders: 'Shareholders',
  Sales: 'Sales',
  Marketing: 'Marketing',
  Product: 'Product',
  VideoUrl: 'CEO video message',
};

/** Parts of the editor, each with its fields. */
export const EDIT_PARTS = ['statements', 'objectives', 'video'] as const;
export type EditPart = (typeof EDIT_PARTS)[number];
export const PART_FIELDS = {
  statements: STRATEGY_STATEMENTS,
  objectives: OBJECTIVE_AREAS,
  video: ['VideoUrl'],
} as const satisfies Record<EditPart, readonly StrategyField[]>;

export function partOf(field: StrategyField): EditPart {
  return EDIT_PARTS.find((part) => PART_FIELDS[part].some((one) => one === field)) ?? 'statements';
}

function recordOf(text: (field: StrategyField) => string): StrategyTexts {
  return Object.fromEntries(STRATEGY_FIELDS.map((field) => [field, text(field)])) as StrategyTexts;
}

type Content = Pick<StrategyVersionContent, 'StrategyBasic' | 'Objectives' | 'Video'>;

/** The texts of a copy: a working one, the published one or one of the history. */
export function textsOf({ StrategyBasic, Objectives, Video }: Content): StrategyTexts {
  const all: StrategyTexts = { ...StrategyBasic, ...Objectives, ...Video };
  return recordOf((field) => all[field]);
}

/** The whole document as it is saved. @param UpdatedAt of the copy that was edited */
export function bodyOf(
  texts: StrategyTexts,
  { IsPublish, UpdatedAt }: { readonly IsPublish: boolean; readonly UpdatedAt: string | null },
): BodyOf<'strategy.save'> {
  const { Mission, Vision, Values, VideoUrl, ...StrategyObjective } = texts;
  return {
    StrategyBasic: { Mission, Vision, Values },
    StrategyObjective,
    StrategyVideo: { VideoUrl: VideoUrl.trim() },
    IsPublish,
    UpdatedAt,
  };
}

export function isSameTexts(a: StrategyTexts, b: StrategyTexts): boolean {
  return STRATEGY_FIELDS.every((field) => a[field].trim() === b[field].trim());
}

/** Whether the copy on the device is a strategy's texts. */
export function isStrategyTexts(value: unknown): value is StrategyTexts {
  if (typeof value !== 'object' || value === null) return false;
  const texts = value as Partial<Record<StrategyField, unknown>>;
  return STRATEGY_FIELDS.every((field) => typeof texts[field] === 'string');
}

export function isFilled(markup: string): boolean {
  return plainText(markup) !== '';
}

/** It has nothing to read or see. */
export function isEmpty(texts: StrategyTexts): boolean {
  return STRATEGY_FIELDS.every((field) => !isFilled(texts[field]));
}

/** Answers to the former questions; none for people who may not see them (people §2.6). */
export function legacyAnswers({
  StrategyBasic,
}: Strategy): readonly { readonly number: number; readonly answer: string }[] {
  return LEGACY_FIELDS.map((field, index) => ({
    number: index + 1,
    answer: StrategyBasic[field] ?? '',
  })).filter(({ answer }) => isFilled(answer));
}
