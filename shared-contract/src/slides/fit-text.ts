import { SLIDE_LINE_HEIGHT } from './deck.ts';
import { textWidth } from './text-widths.ts';

const POINTS_PER_INCH = 72;
/** Programs round widths and kern, so a line is taken to be a little shorter than it is. */
const SPARE = 0.97;
/** Part of a line that a broken word may fill: some programs break it at a hyphen before. */
const BROKEN = 0.9;
/** Signs beside which a line may end without a blank. */
const FREE =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\u3000-\u303f\uff00-\uffef';
const PIECES = new RegExp(`[${FREE}]\\p{M}*| +|[^ ${FREE}]+`, 'gu');
const MORE = '…';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly isStrong: boolean;
}

export interface Room {
  /** Inches. */
  readonly width: number;
  readonly height: number;
}

/** Inches from one line to the next. */
export const leading = (size: number): number => (size * SLIDE_LINE_HEIGHT) / POINTS_PER_INCH;

/** Inches that a text in one line takes. */
export const lineWidth = (text: string, { size, isStrong }: TextStyle): number =>
  (textWidth(text, isStrong) * size) / POINTS_PER_INCH / SPARE;

/** Lines of a word that is wider than a line, and the width that the last one has. */
function breakWord(word: string, width: number, isStrong: boolean): { lines: number; last: number } {
  let lines = 1;
  let last = 0;
  for (const { segment } of graphemes.segment(word)) {
    const next = textWidth(segment, isStrong);
    if (last > 0 && last + next > width * BROKEN) {
      lines += 1;
      last = 0;
    }
    last += next;
  }
  return { lines, last };
}

function countParagraph(text: string, width: number, isStrong: boolean): number {
  let lines = 1;
  let used = 0;
  let blanks = 0;
  for (const [piece] of text.matchAll(PIECES)) {
    const taken = textWidth(piece, isStrong);
    if (piece.startsWith(' ')) blanks += taken;
    else if (used + blanks + taken <= width) {
      used += blanks + taken;
      blanks = 0;
    } else {
      if (used > 0) lines += 1;
      const broken = breakWord(piece, width, isStrong);
      lines += taken > width ? broken.lines - 1 : 0;
      used = taken > width ? broken.last : taken;
      blanks = 0;
    }
  }
  return lines;
}

/** Lines that a text takes in a box of `width` inches: never fewer than a program makes of it. */
export function countLines(text: string, width: number, { size, isStrong }: TextStyle): number {
  if (text === '') return 0;
  const room = ((width * POINTS_PER_INCH) / size) * SPARE;
  return text.split('\n').reduce((sum, paragraph) => sum + countParagraph(paragraph, room, isStrong), 0);
}

const linesIn = (height: number, size: number): number => Math.floor(height / leading(size) + 1e-6);

function fits(text: string, { width, height }: Room, style: TextStyle): boolean {
  return countLines(text, width, style) <= linesIn(height, style.size);
}

/** The largest of `sizes`, largest first, in which every text fits into the room; the last one where none does. */
export function commonSize(
  texts: readonly (readonly [text: string, room: Room])[],
  sizes: readonly number[],
  isStrong: boolean,
): number {
  const found = sizes.find((size) => texts.every(([text, room]) => fits(text, room, { size, isStrong })));
  return found ?? sizes.at(-1) ?? 0;
}

/** As many of the pieces, from the first on, as `isRoomFor` has room for. */
function longest(pieces: readonly string[], isRoomFor: (text: string) => boolean): string {
  let [least, most] = [0, pieces.length];
  const upTo = (count: number): string => pieces.slice(0, count).join('').trimEnd();
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (isRoomFor(upTo(middle))) least = middle;
    else most = middle - 1;
  }
  return upTo(least);
}

const piecesOf = (text: string, segmenter: Intl.Segmenter): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** The text, or its beginning with '…': to the end of a sentence, unless that keeps less than half of what there is room for. */
export function cutToFit(text: string, room: Room, style: TextStyle): string {
  if (fits(text, room, style)) return text;
  const bySentence = longest(piecesOf(text, sentences), (part) => fits(`${part} ${MORE}`, room, style));
  const isRoomFor = (part: string): boolean => fits(`${part}${MORE}`, room, style);
  const byWord = longest(text.match(PIECES_AND_BREAKS) ?? [], isRoomFor);
  if (bySentence.length * 2 > byWord.length) return `${bySentence} ${MORE}`;
  const byLetter = longest(piecesOf(text, graphemes), isRoomFor);
  return `${byWord.length * 2 > byLetter.length ? byWord : byLetter}${MORE}`;
}

const PIECES_AND_BREAKS = new RegExp(`\\n|${PIECES.source}`, 'gu');
