import type { Run } from './text-runs.ts';

/** Joiners that change the shape of letters. */
const JOINED_LETTERS = String.raw`(?<=\p{Script=Arabic}|[\u0900-\u0dff])[\u200c\u200d]`;
/** Joiners of emoji, and the letters of a region behind its flag: drawable texts have them only where a font does. */
const JOINED_EMOJI = String.raw`(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?)\u200d|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]`;
/** Characters without a shape, which would be drawn as boxes; the characters of `isolated` stay. */
const SHAPELESS = new RegExp(
  String.raw`(?!\n)\p{Cc}|(?![\u2068\u2069]|${JOINED_LETTERS}|${JOINED_EMOJI})\p{Default_Ignorable_Code_Point}`,
  'gu',
);

/** Characters between which a line may break, and those that stay with the one before or after. */
const EAST_ASIAN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const OPENING = String.raw`[\p{Ps}\p{Pi}]`;
const CLOSING = String.raw`[\p{Pe}\p{Pf}\p{Po}\p{M}ー々〜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]`;
/** Scripts without spaces, whose words are found with a dictionary. */
const SOUTH_EAST_ASIAN = String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;
const LOOSE = new RegExp(`${EAST_ASIAN}|${SOUTH_EAST_ASIAN}`, 'u');
const UNITS = new RegExp(
  `${OPENING}*${EAST_ASIAN}${CLOSING}*|${SOUTH_EAST_ASIAN}+|(?:(?!${OPENING}*${EAST_ASIAN}|${SOUTH_EAST_ASIAN}).)+`,
  'gsu',
);
const ENDS_SOMETHING = new RegExp(`^${CLOSING}`, 'u');
const WORDS = new Intl.Segmenter('th', { granularity: 'word' });

/** A word, with several runs where its look changes inside; or the space or line end between two. */
export interface Atom {
  readonly kind: 'word' | 'space' | 'end';
  readonly runs: Run[];
  /** A line may break before and after it without a space. */
  readonly isLoose: boolean;
}

/** The unbreakable parts of a word. */
function unitsOf(word: string): readonly string[] {
  if (!LOOSE.test(word)) return [word];
  return [...word.matchAll(UNITS)].flatMap(([unit]) =>
    /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(unit)
      ? Array.from(WORDS.segment(unit), ({ segment }) => segment)
      : [unit],
  );
}

function addUnit(atoms: Atom[], text: string, look: Run['look']): void {
  const isLoose = LOOSE.test(text);
  const last = atoms.at(-1);
  const staysWith = !(isLoose || last?.isLoose) || ENDS_SOMETHING.test(text);
  if (last?.kind === 'word' && staysWith) last.runs.push({ text, look });
  else atoms.push({ kind: 'word', runs: [{ text, look }], isLoose });
}

/** Splits a text into the units between which lines may break. */
export function atomsOf(runs: readonly Run[]): readonly Atom[] {
  const atoms: Atom[] = [];
  for (const { text, look } of runs) {
    const clean = text.replace(SHAPELESS, '').toWellFormed();
    for (const [piece] of clean.matchAll(/\n|[^\S\n\u00a0]+|(?:\S|\u00a0)+/g))
      if (/\S|\u00a0/.test(piece)) for (const unit of unitsOf(piece)) addUnit(atoms, unit, look);
      else
        atoms.push({ kind: piece === '\n' ? 'end' : 'space', runs: [{ text: ' ', look }], isLoose: false });
  }
  return atoms;
}
