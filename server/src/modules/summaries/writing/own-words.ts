import { splitLine } from '../material/read-words.ts';
import type { Sentence } from '../sentences/sentence.ts';

/** The sentences of a text, unchanged except for white space; a line break ends a sentence. */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/)
    .flatMap(splitLine)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/** The sentences that a person adds to a text: marked as their own, without sources. */
export function ownSentences(words: string): readonly Sentence[] {
  return splitSentences(words).map((text) => ({ text, sources: [], isOwn: true }));
}
