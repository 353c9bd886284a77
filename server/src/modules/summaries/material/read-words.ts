import { speaksToProgram } from './speaks-to-program.ts';

/** Characters that are not printed, change the text direction or hide letters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}]+/gu;
const TAG = /<\/?[a-z!][^<>]{0,400}>/gi;
const PICTURE = /!\[[^\][]{0,200}\]\([^()\s]{0,400}\)/g;
const LINK = /\[([^\][]{0,200})\]\([^()\s]{0,400}\)/g;
const ADDRESS = /\b(?:https?:\/\/|www\.|mailto:|data:|javascript:)\S+/gi;
const MARKUP = /(\*\*|__|~~|`+|^#{1,6}\s|^>\s)/g;
const BULLET = /^\s*(?:[-*•·–—]|\d{1,2}[.)])\s+/;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const ENDS = /[\p{Sentence_Terminal}…]["”’»›」』）)\]]*$/u;
/** A dangling separator, at the end or before the full stop. */
const UNFINISHED = /(?<![\s,;:–—-])[\s,;:–—-]+(?=[\p{Sentence_Terminal}…]*$)/u;
/** A full stop after another end of sentence. */
const SECOND_STOP = /(?<=[\p{Sentence_Terminal}…])\s*\.$/u;
/** A name that starts with a lowercase letter, 'iPhone'. */
const SMALL_NAME = /^\p{Ll}\p{Lu}/u;
/** Abbreviations that do not end a sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:approx|ca|e\.g|i\.e|vs|incl|no|nr|mr|mrs|ms|dr|prof|st|z\.\s?B|bzw|d\.\s?h)\.$/i;
/** Longer texts are cut. */
const LONGEST_TEXT = 6000;

function cleanLine(line: string): string {
  return line
    .replace(PICTURE, ' ')
    .replace(LINK, '$1')
    .replace(TAG, ' ')
    .replace(ADDRESS, ' ')
    .replace(BULLET, '')
    .replace(MARKUP, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Plain text: without markup, addresses and unprintable characters. */
export function cleanWords(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\r\n\t\u2028\u2029]+/g, '\n')
    .split('\n')
    .map((line) => cleanLine(line.replace(INVISIBLE, '')))
    .filter((line) => line !== '')
    .join('\n');
}

/** The sentences of a line. */
export function splitLine(line: string): readonly string[] {
  const sentences: string[] = [];
  for (const { segment } of SENTENCES.segment(line)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATED.test(last.trimEnd()))
      sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim());
}

function asSentence(words: string): string {
  const finished = words
    .replace(/\s+(?=[.,](?:\s|$))/g, '')
    .replace(/\.{2,}/g, '…')
    .replace(UNFINISHED, '')
    .replace(SECOND_STOP, '');
  const ended = ENDS.test(finished) ? finished : `${finished}.`;
  return SMALL_NAME.test(ended)
    ? ended
    : ended.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en'));
}

/**
 * The sentences of a person's text, ready for use in a summary: each starts with a capital and ends with a full stop.
 * Each line is at least one sentence. Text that addresses a program instead of people is left out (D-57).
 */
export function readSentences(text: string): readonly string[] {
  if (speaksToProgram(text)) return [];
  return cleanWords(text)
    .split('\n')
    .flatMap(splitLine)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map(asSentence);
}

/** A title for use in a sentence; null when nothing usable is left. */
export function readTitle(title: string): string | null {
  const words = cleanWords(title)
    .replaceAll('\n', ' ')
    .replace(/[.\s]+$/, '');
  return words === '' || speaksToProgram(title) ? null : words;
}

/** Whole sentences up to a length; if the first one is longer, it is cut at a word. */
export function firstSentences(sentences: readonly string[], longest: number, most = 2): readonly string[] {
  const taken: string[] = [];
  let length = 0;
  for (const sentence of sentences.slice(0, most)) {
    length += sentence.length + 1;
    if (length > longest + 1) break;
    taken.push(sentence);
  }
  const [first] = sentences;
  return taken.length > 0 || first === undefined ? taken : [cutAtWord(first, longest)];
}

/** The text cut to a number of characters, with an ellipsis at the end if anything was left out. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text
    .slice(0, longest - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > longest / 2 ? space : cut.length).replace(/[\s.,;:–-]+$/, '')}…`;
}
