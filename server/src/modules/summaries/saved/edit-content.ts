import type { BodyOf } from '@cadence/shared-contract';
import { notFound } from '../../../kernel/errors/index.ts';
import { textOf } from '../sentences/sentence.ts';
import { splitSentences } from '../writing/own-words.ts';
import type { StoredText, SummaryContent } from './content.ts';

export type Part = BodyOf<'summaries.save'>['Parts'][number];

/** The address of a text in a summary: a goal's, a quarter's, or a year's (0). */
export type Place = Pick<Part, 'Part' | 'Id'>;

/** The summary that a text belongs to. */
export interface Whole {
  readonly kind: 'quarter' | 'year';
  readonly periodId: number | null;
}

/** Changes one text of a summary. @throws not_found when the summary does not have it */
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

interface Known {
  readonly sentence: StoredText['Sentences'][number];
  readonly of: Numbered;
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The earlier sentences of a text, whole and in parts, longest first: the ones found again keep their sources. */
function knownSentences(texts: readonly Numbered[]): readonly (readonly [string, Known])[] {
  const known = new Map<string, Known>();
  const all = texts.flatMap((of) => of.Sentences.map((sentence) => ({ sentence, of })));
  for (const one of all)
    for (const part of [squeezed(one.sentence.Text), ...splitSentences(one.sentence.Text)])
      if (part !== '' && !known.has(part)) known.set(part, one);
  return [...known].toSorted(([a], [b]) => b.length - a.length);
}

const isEdge = (letter: string | undefined): boolean => letter === undefined || letter === ' ';

/** The position of a phrase in a line, bounded by spaces; -1 if it is not there. */
function findWhole(line: string, words: string): number {
  let at = line.indexOf(words);
  while (at >= 0 && !(isEdge(line[at - 1]) && isEdge(line[at + words.length])))
    at = line.indexOf(words, at + 1);
  return at;
}

interface Piece {
  readonly text: string;
  /** Null for a person's own words. */
  readonly known: Known | null;
}

/**
 * Splits a line into known sentences and the text between them. Known sentences are matched before the rest is split:
 * where a sentence ends can depend on the words after it.
 */
function piecesOf(line: string, known: readonly (readonly [string, Known])[]): readonly Piece[] {
  if (line === '') return [];
  for (const [index, [text, found]] of known.entries()) {
    const at = findWhole(line, text);
    if (at < 0) continue;
    const others = known.slice(index);
    return [
      ...piecesOf(line.slice(0, at).trim(), others),
      { text, known: found },
      ...piecesOf(line.slice(at + text.length).trim(), others),
    ];
  }
  return splitSentences(line).map((text) => ({ text, known: null }));
}

/**
 * Replaces the words of a text: sentences that were there before keep their sources, new ones are the person's own. If
 * the words equal the original, the original is restored.
 */
export function editText(text: StoredText, words: string): StoredText {
  const original: Numbered = text.Original ?? { Sentences: text.Sentences, Sources: text.Sources };
  const isAs = ({ Sentences }: Numbered): boolean => squeezed(textOf(Sentences)) === squeezed(words);
  if (isAs(text)) return text;
  const kept = { Label: text.Label, ...(text.Counts && { Counts: text.Counts }) };
  if (isAs(original)) return { ...original, Original: null, ...kept };
  const known = knownSentences([original, text]);
  const Sources: StoredText['Sources'] = [];
  const numberOf = (source: StoredText['Sources'][number]): number => {
    const same = Sources.find(({ GoalId, Label }) => GoalId === source.GoalId && Label === source.Label);
    if (same) return same.Number;
    Sources.push({ ...source, Number: Sources.length + 1 });
    return Sources.length;
  };
  const pieces = words.split(/[\r\n]+/).flatMap((line) => piecesOf(squeezed(line), known));
  const Sentences = pieces.map(({ text: Text, known: found }) => {
    const IsOwn = found === null || found.sentence.IsOwn;
    const sources = found?.of.Sources.filter(({ Number }) => found.sentence.Sources.includes(Number)) ?? [];
    return { Text, Sources: sources.map(numberOf), IsOwn };
  });
  return { Sentences, Sources, Original: original, ...kept };
}
