import type { Atom } from './text-atoms.ts';
import { atomsOf } from './text-atoms.ts';
import type { Line, Measure, Run } from './text-runs.ts';

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Merges adjacent runs with the same look. */
function joined(runs: readonly Run[]): Line {
  return runs.reduce<Run[]>((all, run) => {
    const last = all.at(-1);
    if (last?.look !== run.look) return [...all, run];
    return [...all.slice(0, -1), { ...last, text: last.text + run.text }];
  }, []);
}

/** Isolated text that continues in the next line is isolated there too (see `isolated`). */
function goingOn(line: Line): Run[] {
  let open: Run | null = null;
  for (const { text, look } of line)
    for (const [sign] of text.matchAll(/[\u2068\u2069]/g))
      open = sign === '\u2068' ? { text: sign, look } : null;
  return open === null ? [] : [open];
}

/** Fills lines up to a width. */
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

  /** Makes room for the next word: after the space before it, if there is one, or on the next line. */
  #goOn(width: number): void {
    if (this.#line.length === 0) {
      this.#space = null;
      return;
    }
    const space = this.#space;
    this.#space = null;
    const gap = space === null ? 0 : this.#measure(space);
    if (this.#used + gap + width > this.#width) this.#end();
    else if (space !== null) this.#push(space, gap);
  }

  /** Breaks a word wider than a line, for example in a script without spaces. */
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
    const line = joined(this.#line);
    this.#lines.push(line);
    this.#line = goingOn(line);
    this.#used = 0;
    this.#space = null;
  }

  finish(): readonly Line[] {
    if (this.#line.length > 0) this.#end();
    return this.#lines;
  }
}

/** Breaks a text into lines of a width: between words, and inside only those that are wider than a line. */
export function breakLines(runs: readonly Run[], width: number, measure: Measure): readonly Line[] {
  const filler = new Filler(width, measure);
  for (const atom of atomsOf(runs)) filler.add(atom);
  return filler.finish();
}
