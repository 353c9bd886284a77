import type { Budget } from './budget.ts';
import { isWhiteSpace } from './characters.ts';
import type { PdfDictionary } from './pdf-value.ts';
import { onlyValueOf, wholeNumber } from './pdf-value.ts';

const CR = 13;
const LF = 10;
const END = Buffer.from('endstream');

/** A stream up to its dictionary and the word `stream`. */
export interface StreamStart {
  readonly bytes: Buffer;
  readonly behindWord: number;
  readonly dictionary: PdfDictionary;
  readonly budget: Budget;
}

/** The position of a stream's content. */
export interface StreamPlace {
  readonly from: number;
  readonly to: number;
  /** The position after `endstream`. */
  readonly end: number;
  /** True: there is no end, or no end of line before the content. */
  readonly isBroken: boolean;
}

/**
 * The content after the word `stream`: as long as the dictionary says if `endstream` follows there, otherwise up to the
 * first `endstream` (the length is wrong, or in another object). Throws `BudgetExceeded`.
 */
export function findStream({ bytes, behindWord, dictionary, budget }: StreamStart): StreamPlace {
  const from = behindLineEnd(bytes, behindWord);
  const length = wholeNumber(onlyValueOf(dictionary, 'Length'));
  const said = length === null ? null : behindEndWord(bytes, from + length);
  if (length !== null && said !== null) {
    return { from, to: from + length, end: said, isBroken: from === behindWord };
  }
  const to = bytes.indexOf(END, from);
  budget.spend('readBytes', (to < 0 ? bytes.length : to) - from);
  if (to < 0) return { from, to: bytes.length, end: bytes.length, isBroken: true };
  return { from, to, end: to + END.length, isBroken: from === behindWord };
}

/** Some programs write spaces, or a carriage return alone. */
function behindLineEnd(bytes: Buffer, behindWord: number): number {
  let at = behindWord;
  while (bytes[at] === 32 || bytes[at] === 9) at += 1;
  if (bytes[at] === CR) return bytes[at + 1] === LF ? at + 2 : at + 1;
  return bytes[at] === LF ? at + 1 : behindWord;
}

/** The position after `endstream` if it is here or after a few blanks; null otherwise. */
function behindEndWord(bytes: Buffer, place: number): number | null {
  let at = place;
  while (at < place + 4 && isWhiteSpace(bytes[at])) at += 1;
  return bytes.subarray(at, at + END.length).equals(END) ? at + END.length : null;
}
