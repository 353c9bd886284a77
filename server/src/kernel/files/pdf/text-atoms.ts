import type { Run } from './text-runs.ts';

/**
 * What has no shape, and would be drawn as a box. Joiners of letters whose shape they change stay, and so do the signs of
 * `isolated`.
 */
const SHAPELESS =
  /(?!\n)\p{Cc}|(?![\u2068\u2069]|(?<=\p{Script=Arabic}|[\u0900-\u0dff])[\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

/** Letters between which a line may be broken, and what stays with the one before or after it. */
const EAST_ASIAN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const OPENING = String.raw`[\p{Ps}\p{Pi}]`;
const CLOSING = String.raw`[\p{Pe}\p{Pf}\p{Po}\p{M}ー々〜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]`;
/** Scripts without spaces, whose words a dictionary knows. */
const SOUTH_EAST_ASIAN = String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;
const LOOSE = new RegExp(`${EAST_ASIAN}|${SOUTH_EAST_ASIAN}`, 'u');
const UNITS = new RegExp(
  `${OPENING}*${EAST_ASIAN}${CLOSING}*|${SOUTH_EAST_ASIAN}+|(?:(?!${OPENING}*${EAST_ASIAN}|${SOUTH_EAST_ASIAN}).)+`,
  'gsu',
);
const ENDS_SOMETHING = new RegExp(`^${CLOSING}`, 'u');
const WORDS = new Intl.Segmenter('th', { granularity: 'word' });

/** A word, of more than one run where its look changes inside; or the space or line end between two. */
export interface Atom {
  readonly kind: 'word' | 'space' | 'end';
  readonly runs: Run[];
  /** A line may end before and after it, without a space. */
  readonly isLoose: boolean;
}

/** The parts of a word that stay whole. */
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

/** What a text is broken into lines between. */
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
