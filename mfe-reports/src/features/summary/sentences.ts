import type { SummaryText } from '@cadence/shared-contract';

type KnownSentence = SummaryText['Sentences'][number];

/** A stretch of a text with its sources. */
export interface MarkedSentence extends KnownSentence {
  /** Where it begins in the text. */
  readonly at: number;
}

const isEdge = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter);

/** Where the sentence is in the text as a whole, from a place on; -1 where it is not. */
function findWhole(text: string, sentence: string, from: number): number {
  if (sentence === '') return -1;
  let at = text.indexOf(sentence, from);
  while (at >= 0 && !(isEdge(text[at - 1]) && isEdge(text[at + sentence.length])))
    at = text.indexOf(sentence, at + 1);
  return at;
}

/** What a person wrote between two known sentences; nothing for blanks. */
function ownBetween(text: string, from: number, to: number): readonly MarkedSentence[] {
  const between = text.slice(from, to);
  const words = between.trim();
  if (words === '') return [];
  return [{ Text: words, Sources: [], IsOwn: true, at: from + between.indexOf(words) }];
}

/**
 * The sentences of a text as it reads now: known sentences keep their sources, everything else was written by a
 * person (D-95). The server does the same with what is saved; this is for what is not saved yet.
 */
export function markSentences(text: string, known: readonly KnownSentence[]): readonly MarkedSentence[] {
  const marked: MarkedSentence[] = [];
  let cursor = 0;
  for (const sentence of known) {
    const at = findWhole(text, sentence.Text, cursor);
    if (at < 0) continue;
    marked.push(...ownBetween(text, cursor, at), { ...sentence, at });
    cursor = at + sentence.Text.length;
  }
  return [...marked, ...ownBetween(text, cursor, text.length)];
}
