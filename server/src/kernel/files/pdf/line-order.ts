import bidiFactory from 'bidi-js';
import type { Line, Look } from './text-runs.ts';

const bidi = bidiFactory();
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** Isolates keep a piece of text from affecting the order of its neighbours (UAX 9, first strong isolate). */
const ISOLATES = /[\u2066-\u2069]/g;
const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

export type Direction = 'ltr' | 'rtl';

/** User text, such as a name, for use in a sentence of ours: in any script, the sentence keeps its order. */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text.replace(ISOLATES, '')}\u2069` : text;

export const withoutIsolates = (text: string): string => text.replace(ISOLATES, '');

/** The direction in which a text begins, as with `dir="auto"`. */
export function directionOf(text: string): Direction {
  if (!RIGHT_TO_LEFT.test(text)) return 'ltr';
  return bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
}

/** A part of a line with one direction and one look. */
export interface Part {
  /** In reading order. */
  readonly text: string;
  readonly look: Look;
  /** Right to left when odd (UAX 9). */
  readonly level: number;
}

/** The parts of a line in reading order. */
export function partsOf(line: Line, direction: Direction): readonly Part[] {
  const text = line.map((run) => run.text).join('');
  if (!RIGHT_TO_LEFT.test(text))
    return line.map((run) => ({ text: withoutIsolates(run.text), look: run.look, level: 0 }));
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const parts: Part[] = [];
  let at = 0;
  for (const { text: runText, look } of line)
    for (const unit of runText.split('')) {
      const level = levels[at] ?? 0;
      at += 1;
      if (withoutIsolates(unit) === '') continue;
      const last = parts.at(-1);
      if (last?.look === look && last.level === level)
        parts[parts.length - 1] = { ...last, text: last.text + unit };
      else parts.push({ text: unit, look, level });
    }
  return parts;
}

/** The same parts in visual order, from left to right (UAX 9, rule L2). */
export function inSight<T extends { readonly level: number }>(parts: readonly T[]): readonly T[] {
  const seen = [...parts];
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < seen.length; start += 1) {
      let end = start;
      while ((seen[end]?.level ?? -1) >= level) end += 1;
      seen.splice(start, end - start, ...seen.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  return seen;
}

/** A right-to-left text of neutral characters, such as spaces and brackets, in visual order from left to right. */
export function mirrored(text: string): string {
  return Array.from(CLUSTERS.segment(text), ({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .toReversed()
    .join('');
}
