import type { DiscPercentages, DiscType } from '@cadence/shared-contract';
import type { ResultRemark } from '../migrations/user-manual-tables.ts';

/** Answers to open questions by the question's key: the number of a choice, from 0, or own words. */
export type DemoAnswers = Readonly<Record<string, number | string>>;

interface OfPerson {
  readonly person: string;
  /** When it was completed, written or begun, in days before today. */
  readonly ago: number;
  readonly answers?: DemoAnswers;
}

/** The result of an assessment. */
export interface DemoResult extends OfPerson {
  readonly kind: 'result';
  readonly disc: DiscType;
  readonly percentages: DiscPercentages;
  readonly remarks: readonly ResultRemark[];
}

/** What a person wrote without one. */
export interface DemoEntry extends OfPerson {
  readonly kind: 'entry';
  readonly disc: DiscType;
  readonly description: string;
  /** Name of a PDF beside it, and the lines in it. */
  readonly file?: { readonly name: string; readonly lines: readonly string[] };
}

/** An assessment that somebody has begun, and that nobody else knows of. */
export interface DemoProgress extends OfPerson {
  readonly kind: 'progress';
  /** Groups with an answer. */
  readonly answered: number;
  readonly begunOn: 'phone' | 'computer';
}

export type DemoManual = DemoResult | DemoEntry | DemoProgress;

/** The type that the profile shows; null while there is none. */
export function discOf(manual: DemoManual | undefined): DiscType | null {
  return manual === undefined || manual.kind === 'progress' ? null : manual.disc;
}

type Shares = readonly [D: number, I: number, S: number, C: number];

/** One line per result in the companies' tables; what is remarkable about it goes with its shares. */
export function assessed(
  person: string,
  [disc, shares, ago, ...remarks]: readonly [DiscType, Shares, number, ...ResultRemark[]],
  answers: DemoAnswers = {},
): DemoResult {
  const [D, I, S, C] = shares;
  return { kind: 'result', person, disc, percentages: { D, I, S, C }, ago, answers, remarks };
}
