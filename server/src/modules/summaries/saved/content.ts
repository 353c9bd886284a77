import type { SummarySource, SummaryText } from '@cadence/shared-contract';
import { SummaryCounts } from '@cadence/shared-contract/operations';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Written } from '../writing/writer.ts';
import { numbered, textOf } from '../sentences/sentence.ts';

const Fields = <P extends Parameters<typeof Type.Object>[0]>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
const Numbered = Fields({
  Sentences: Type.Array(
    Fields({ Text: Type.String(), Sources: Type.Array(Type.Integer()), IsOwn: Type.Boolean() }),
  ),
  Sources: Type.Array(
    Fields({
      Number: Type.Integer(),
      Label: Type.String(),
      GoalId: Type.Integer(),
      Date: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});
const StoredText = Fields({
  ...Numbered.properties,
  /** The text before a person changed it; null if unchanged. */
  Original: Type.Union([Numbered, Type.Null()]),
  Label: Type.String(),
  /** What it counts, as it was written; absent in the texts of goals, and in summaries older than this. */
  Counts: Type.Optional(Type.Array(SummaryCounts)),
});
export type StoredText = Static<typeof StoredText>;

/**
 * A summary as it is stored: texts with their sources, and only the ids of goals. Titles and outcomes of goals are read
 * on each request, as far as the reader may see them then (D-21, D-95).
 */
const SummaryContent = Fields({
  goals: Type.Array(Type.Integer()),
  companyGoals: Type.Array(Type.Integer()),
  quarters: Type.Array(Type.Integer()),
  /** For the summary of a quarter, one for each goal. */
  goalTexts: Type.Array(Fields({ id: Type.Integer(), ownWords: Type.String(), text: StoredText })),
  /** The text of the whole quarter or year. */
  whole: StoredText,
  /** For the summary of a year. */
  periods: Type.Array(
    Fields({ periodId: Type.Integer(), goals: Type.Array(Type.Integer()), text: StoredText }),
  ),
});
export type SummaryContent = Static<typeof SummaryContent>;

/** @throws Error for invalid content: a bug, or a change of the schema without a migration */
export function readContent(value: unknown): SummaryContent {
  if (!Value.Check(SummaryContent, value)) throw new Error('A stored summary has another shape.');
  return value;
}

export function storedText(
  { sentences, label }: Written,
  counts?: readonly Static<typeof SummaryCounts>[],
): StoredText {
  return { ...numbered(sentences), Original: null, Label: label, ...(counts && { Counts: [...counts] }) };
}

/** All texts of a summary. */
export function textsOf({ goalTexts, whole, periods }: SummaryContent): readonly StoredText[] {
  return [...goalTexts.map(({ text }) => text), whole, ...periods.map(({ text }) => text)];
}

/** How many texts a person has changed. */
export function countEdited(content: SummaryContent): number {
  return textsOf(content).filter(({ Original }) => Original !== null).length;
}

/** All goals that a summary mentions. */
export function goalIdsOf(content: SummaryContent): readonly number[] {
  const sources = textsOf(content).flatMap(({ Sources, Original }) => [
    ...Sources,
    ...(Original?.Sources ?? []),
  ]);
  return [...new Set([...content.goals, ...content.companyGoals, ...sources.map(({ GoalId }) => GoalId)])];
}

type Numbered = Static<typeof Numbered>;

/** Removes sentences with a source that can no longer be seen, even if they have other sources too. */
function seenText<T extends Numbered>(text: T, seen: ReadonlySet<number>): T {
  const isSeen = ({ GoalId }: SummarySource): boolean => seen.has(GoalId);
  const numbers = new Set(text.Sources.filter(isSeen).map(({ Number }) => Number));
  return {
    ...text,
    Sources: text.Sources.filter(isSeen),
    Sentences: text.Sentences.filter(({ Sources }) => Sources.every((number) => numbers.has(number))),
  };
}

/** A text without the sentences whose goals its reader may not see (D-21, D-95). */
export function seenStored(text: StoredText, seen: ReadonlySet<number>): StoredText {
  return { ...seenText(text, seen), Original: text.Original && seenText(text.Original, seen) };
}

/** A summary without the goals that its reader may not see, and without sentences about them (D-21, D-95). */
export function seenContent(content: SummaryContent, seen: ReadonlySet<number>): SummaryContent {
  return {
    ...content,
    goals: content.goals.filter((id) => seen.has(id)),
    companyGoals: content.companyGoals.filter((id) => seen.has(id)),
    goalTexts: content.goalTexts
      .filter(({ id }) => seen.has(id))
      .map((goal) => ({ ...goal, text: seenStored(goal.text, seen) })),
    whole: seenStored(content.whole, seen),
    periods: content.periods.map(({ periodId, goals, text }) => ({
      periodId,
      goals: goals.filter((id) => seen.has(id)),
      text: seenStored(text, seen),
    })),
  };
}

/** A text as the contract shows it. */
export function presentText({ Original, Label, Sentences, Sources, Counts }: StoredText): SummaryText {
  return {
    Summary: textOf(Sentences),
    Sentences,
    Sources,
    IsEdited: Original !== null,
    Original: Original && textOf(Original.Sentences),
    Label,
    ...(Counts && { Counts }),
  };
}
