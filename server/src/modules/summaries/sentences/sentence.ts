import type { SummarySource, SummaryText } from '@cadence/shared-contract';
import type { Source } from '../material/goal-material.ts';

/** A sentence of a summary and its sources; counts have none. */
export interface Sentence {
  readonly text: string;
  readonly sources: readonly Source[];
  /** Written by a person. */
  readonly isOwn?: boolean;
}

export type NumberedText = Pick<SummaryText, 'Sentences' | 'Sources'>;

const keyOf = ({ goalId, label }: Source): string => `${goalId} ${label}`;

/** Numbers the sources of a text in the order of their first mention. */
export function numbered(sentences: readonly Sentence[]): NumberedText {
  const numbers = new Map<string, SummarySource>();
  const numberOf = (source: Source): number => {
    const known = numbers.get(keyOf(source));
    if (known) return known.Number;
    const { goalId: GoalId, label: Label, date } = source;
    const added = { Number: numbers.size + 1, Label, GoalId, Date: date };
    numbers.set(keyOf(source), added);
    return added.Number;
  };
  const Sentences = sentences.map(({ text, sources, isOwn }) => ({
    Text: text,
    Sources: [...new Set(sources.map(numberOf))],
    IsOwn: isOwn === true,
  }));
  return { Sentences, Sources: [...numbers.values()] };
}

/** Joins sentences into one text. */
export function textOf(sentences: readonly { readonly Text: string }[]): string {
  return sentences.map(({ Text }) => Text).join(' ');
}
