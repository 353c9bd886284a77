import type { Face } from './fonts.ts';

/** How a piece of text looks. */
export interface Look {
  readonly face: Face;
  /** In points. */
  readonly size: number;
  readonly color: string;
  readonly underline?: boolean;
  readonly strike?: boolean;
  /** Where it leads. */
  readonly link?: string;
}
/** A piece of text that looks the same throughout; '\n' ends a line. */
export interface Run {
  readonly text: string;
  readonly look: Look;
}
export type Line = readonly Run[];
export type Measure = (run: Run) => number;

/** What has no shape, and would be drawn as a box. */
const SHAPELESS = /(?!\n)\p{Cc}|\p{Default_Ignorable_Code_Point}/gu;
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A word, of more than one run where its look changes inside; or the space or line end between two. */
interface Atom {
  readonly kind: 'word' | 'space' | 'end';
  readonly runs: Run[];
}

function atomsOf(runs: readonly Run[]): Atom[] {
  const atoms: Atom[] = [];
  for (const { text, look } of runs) {
    const clean = text.replace(SHAPELESS, '').toWellFormed();
    for (const [piece] of clean.matchAll(/\n|[^\S\n\u00a0]+|(?:\S|\u00a0)+/g)) {
      const isWord = /\S|\u00a0/.test(piece);
      const last = atoms.at(-1);
      if (isWord && last?.kind === 'word') last.runs.push({ text: piece, look });
      else if (isWord) atoms.push({ kind: 'word', runs: [{ text: piece, look }] });
      else atoms.push({ kind: piece === '\n' ? 'end' : 'space', runs: [{ text: ' ', look }] });
    }
  }
  return atoms;
}

/** Neighbours that look the same are drawn at once. */
function joined(runs: readonly Run[]): Line {
  return runs.reduce<Run[]>((all, run) => {
    const last = all.at(-1);
    if (last?.look !== run.look) return [...all, run];
    return [...all.slice(0, -1), { ...last, text: last.text + run.text }];
  }, []);
}

/** Fills lines of a width. */
class Filler {
  readonly #width: number;
  readonly #measure: Measure;
  readonly #lines: Line[] = [];
  #line: Run[] = [];
  #used = 0;
  #space: Run | null = null;

  constructor(width: number, measure: Measure) {
    this.#width = width;
    this.#measure = measure;
  }

  add({ kind, runs }: Atom): void {
    if (kind === 'end') this.#end();
    else if (kind === 'space') this.#space = runs[0] ?? null;
    else this.#word(runs);
  }

  #word(runs: readonly Run[]): void {
    const width = runs.reduce((sum, run) => sum + this.#measure(run), 0);
    this.#goOn(width);
    for (const run of runs) {
      if (width > this.#width) this.#byCharacter(run);
      else this.#push(run, this.#measure(run));
    }
  }

  /** Goes to where the next word begins: behind the space before it, or to the next line. */
  #goOn(width: number): void {
    const space = this.#line.length > 0 ? this.#space : null;
    this.#space = null;
    if (space === null) return;
    const gap = this.#measure(space);
    if (this.#used + gap + width > this.#width) this.#end();
    else this.#push(space, gap);
  }

  /** A word wider than a line, as one of a script without spaces is. */
  #byCharacter({ text, look }: Run): void {
    for (const { segment } of CHARACTERS.segment(text)) {
      const run = { text: segment, look };
      const width = this.#measure(run);
      if (this.#used + width > this.#width) this.#end();
      this.#push(run, width);
    }
  }

  #push(run: Run, width: number): void {
    this.#line.push(run);
    this.#used += width;
  }

  #end(): void {
    this.#lines.push(joined(this.#line));
    this.#line = [];
    this.#used = 0;
    this.#space = null;
  }

  finish(): readonly Line[] {
    if (this.#line.length > 0) this.#end();
    return this.#lines;
  }
}

/** The lines of a text in a width: broken between words, and inside only those that are wider than a line. */
export function breakLines(runs: readonly Run[], width: number, measure: Measure): readonly Line[] {
  const filler = new Filler(width, measure);
  for (const atom of atomsOf(runs)) filler.add(atom);
  return filler.finish();
}
