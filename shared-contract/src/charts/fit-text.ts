/** Width of a text in the units of the scene; size is the height of its letters in the same units. */
export type Measure = (text: string, size: number, isStrong: boolean) => number;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ELLIPSIS = '…';

/** The longest beginning that fits, with an ellipsis where something was left out; '' where not even that has room. */
export function shorten(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text;
  const parts = Array.from(letters.segment(text), ({ segment }) => segment);
  const beginning = (count: number): string => parts.slice(0, count).join('').trimEnd() + ELLIPSIS;
  let fits = -1;
  let tooLong = parts.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(beginning(middle)) <= room) fits = middle;
    else tooLong = middle;
  }
  return fits < 0 ? '' : beginning(fits);
}

/** Broken at spaces, each line shortened where one word is longer than the room. */
export function breakLines(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => shorten(line, room, widthOf)).filter(Boolean);
}
