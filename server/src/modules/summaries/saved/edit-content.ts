import type { BodyOf } from '@cadence/shared-contract';
import { notFound } from '../../../kernel/errors/index.ts';
import { textOf } from '../sentences/sentence.ts';
import { splitSentences } from '../writing/own-words.ts';
import type { StoredText, SummaryContent } from './content.ts';

export type Part = BodyOf<'summaries.save'>['Parts'][number];

/** Which text of a summary: a goal's, a quarter's, or the whole of a year (0). */
export type Place = Pick<Part, 'Part' | 'Id'>;

/** Of the summary whose texts are looked for. */
export interface Whole {
  readonly kind: 'quarter' | 'year';
  readonly periodId: number | null;
}

/** Changes one text of a summary. @throws not_found for a text that it has not */
export function changeText(
  content: SummaryContent,
  { Part, Id }: Place,
  { kind, periodId, change }: Whole & { readonly change: (text: StoredText) => StoredText },
): SummaryContent {
  const isWhole = kind === 'year' ? Part === 'year' && Id === 0 : Part === 'quarter' && Id === periodId;
  if (isWhole) return { ...content, whole: change(content.whole) };
  if (Part === 'goal' && content.goalTexts.some(({ id }) => id === Id))
    return {
      ...content,
      goalTexts: content.goalTexts.map((goal) =>
        goal.id === Id ? { ...goal, text: change(goal.text) } : goal,
      ),
    };
  if (Part === 'quarter' && content.periods.some((period) => period.periodId === Id))
    return {
      ...content,
      periods: content.periods.map((one) => (one.periodId === Id ? { ...one, text: change(one.text) } : one)),
    };
  throw notFound();
}

type Numbered = Pick<StoredText, 'Sentences' | 'Sources'>;

/** The sentences that a text had, by their words: what is found again keeps its sources. */
function knownSentences(texts: readonly Numbered[]) {
  const known = new Map<
    string,
    { readonly sentence: StoredText['Sentences'][number]; readonly of: Numbered }
  >();
  for (const of of texts)
    for (const sentence of of.Sentences)
      for (const part of splitSentences(sentence.Text))
        if (!known.has(part)) known.set(part, { sentence, of });
  return known;
}

/**
 * A text with other words: sentences that were there before keep their sources, new ones are the person's own. The words of
 * the original make it the original again.
 */
export function editText(text: StoredText, words: string): StoredText {
  const original: Numbered = text.Original ?? { Sentences: text.Sentences, Sources: text.Sources };
  const parts = splitSentences(words);
  const isAs = ({ Sentences }: Numbered): boolean =>
    splitSentences(textOf(Sentences)).join(' ') === parts.join(' ');
  if (isAs(text)) return text;
  if (isAs(original)) return { ...original, Original: null, Label: text.Label };
  const known = knownSentences([original, text]);
  const Sources: StoredText['Sources'] = [];
  const numberOf = (source: StoredText['Sources'][number]): number => {
    const same = Sources.find(({ GoalId, Label }) => GoalId === source.GoalId && Label === source.Label);
    if (same) return same.Number;
    Sources.push({ ...source, Number: Sources.length + 1 });
    return Sources.length;
  };
  const Sentences = parts.map((part) => {
    const found = known.get(part);
    const isOwn = !found || found.sentence.IsOwn;
    const sources = found
      ? found.of.Sources.filter(({ Number }) => found.sentence.Sources.includes(Number))
      : [];
    return { Text: part, Sources: sources.map(numberOf), IsOwn: isOwn };
  });
  return { Sentences, Sources, Original: original, Label: text.Label };
}
