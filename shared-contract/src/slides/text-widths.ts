/** Printable ASCII from the space on, in thousandths of the size: what Arial and Helvetica have. */
const REGULAR = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const STRONG = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
  556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
  556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
  333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];
const FIRST = 0x20;

/** Letters beyond ASCII, most of them drawn by the font of the program: generous means, because words mix them. */
const OTHERS: readonly (readonly [RegExp, number])[] = [
  [/^[\p{Mn}\p{Me}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]$/u, 0],
  [/^\p{Mc}$/u, 500],
  [/^(?:\p{Extended_Pictographic}|\p{Regional_Indicator})$/u, 1400],
  // Whole phrases in one letter.
  [/^\ufdfd$/u, 12_000],
  [/^[\ufdf0-\ufdfc\u2e3a\u2e3b]$/u, 4000],
  [/^[ßðøþđħıłŋŧ]$/u, 620],
  [/^[ÐØÞĐŁŊŦ]$/u, 790],
  [/^\p{Script=Latin}$/u, 1350],
  [/^[πφψω]$/u, 850],
  [/^(?=\p{Ll})\p{Script=Greek}$/u, 700],
  [/^[абвгдезийклнопрстухцчьэяѐёђѓєѕіїјћќѝўџґ]$/u, 660],
  [/^[АБВГДЕЗИЙКЛНОПРСТУХЦЧЬЭЯЀЁЃЄЅІЇЈЌЍЎЏҐ]$/u, 800],
  [/^[\u00a0\u00ab\u00b7\u00bb\u2010-\u2013\u2018-\u201f\u2022]$/u, 610],
  [/^\p{Script=Arabic}$/u, 560],
  [/^[\p{Script=Hebrew}\p{Script=Thai}\p{Script=Lao}]$/u, 660],
  [/^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}]$/u, 800],
];
const OTHER = 1100;

/** Letters of other fonts cost a look; texts repeat them. */
const known = new Map<string, number>();

function otherWidth(sign: string, widths: readonly number[]): number {
  const base = sign.normalize('NFD').codePointAt(0) ?? FIRST;
  const latin = widths[base - FIRST];
  if (latin !== undefined) return latin;
  const width = known.get(sign) ?? OTHERS.find(([signs]) => signs.test(sign))?.[1] ?? OTHER;
  if (known.size < 10_000) known.set(sign, width);
  return width;
}

/** The width of a text in one line, in sizes of its letters: never less than what a program needs for it. */
export function textWidth(text: string, isStrong: boolean): number {
  const widths = isStrong ? STRONG : REGULAR;
  let sum = 0;
  for (const sign of text) sum += widths[(sign.codePointAt(0) ?? FIRST) - FIRST] ?? otherWidth(sign, widths);
  return sum / 1000;
}
