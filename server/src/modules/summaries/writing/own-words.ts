import { splitLine } from '../material/read-words.ts';
import type { Sentence } from '../sentences/sentence.ts';

/** The sentences of a text as written: lines end sentences, blanks are one. */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/)
    .flatMap(splitLine)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/** What a person adds to a text: theirs, without sources. */
export function ownSentences(words: string): readonly Sentence[] {
  return splitSentences(words).map((text) => ({ text, sources: [], isOwn: true }));
}
