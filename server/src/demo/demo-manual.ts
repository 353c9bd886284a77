import type { DiscPercentages, DiscType } from '@cadence/shared-contract';
import type { ResultRemark } from '../migrations/user-manual-tables.ts';

/** Answers to open questions by the question's key: the number of a choice, from 0, or free text. */
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

/** What a person wrote without an assessment. */
export interface DemoEntry extends OfPerson {
  readonly kind: 'entry';
  readonly disc: DiscType;
  readonly description: string;
  /** Name of an attached PDF, and its lines. */
  readonly file?: { readonly name: string; readonly lines: readonly string[] };
}

/** An assessment in progress, which only its person sees. */
export interface DemoProgress extends OfPerson {
  readonly kind: 'progress';
  /** How many groups are answered. */
  readonly answered: number;
  readonly begunOn: 'phone' | 'computer';
}

export type DemoManual = DemoResult | DemoEntry | DemoProgress;

/** The type that the profile shows; null while there is none. */
export function discOf(manual: DemoManual | undefined): DiscType | null {
  return manual === undefined || manual.kind === 'progress' ? null : manual.disc;
}

type Shares = readonly [D: number, I: number, S: number, C: number];

/** Creates a result, in one line of a company's list; its remarks follow the percentages. */
export function assessed(
  person: string,
  [disc, shares, ago, ...remarks]: readonly [DiscType, Shares, number, ...ResultRemark[]],
  answers: DemoAnswers = {},
): DemoResult {
  const [D, I, S, C] = shares;
  return { kind: 'result', person, disc, percentages: { D, I, S, C }, ago, answers, remarks };
}
