import type { Font } from 'fontkit';
import { formsOf } from './emoji.ts';
import type { OtherFont, Slice } from './font-slices.ts';
import { isInSlice, openSlice, slicesOf } from './font-slices.ts';

/** Whether a font draws a text as one glyph. */
export function isOneGlyph(font: Font, text: string): boolean {
  const [glyph, ...others] = font.layout(text).glyphs;
  return glyph !== undefined && glyph.id !== 0 && others.length === 0;
}

const has = (slice: Slice, text: string): boolean => [...text].every((one) => isInSlice(slice, one));

/** Opened fonts, and those that more texts need. */
class EmojiFonts {
  readonly all: OtherFont[] = [];

  readonly draws = (text: string): boolean =>
    this.all.some(({ weights }) => isOneGlyph(weights.regular, text));

  /** Opens files for texts that take one glyph each, first the one that has most of them. */
  async open(texts: readonly string[]): Promise<void> {
    let rest = texts.filter((text) => !this.draws(text));
    if (rest.length === 0) return;
    const inSlice = (slice: Slice): readonly string[] => rest.filter((text) => has(slice, text));
    const slices = (await slicesOf('emoji'))
      .map((slice) => ({ slice, count: inSlice(slice).length }))
      .toSorted((a, b) => b.count - a.count);
    for (const { slice } of slices) {
      const claimed = inSlice(slice);
      if (claimed.length === 0) continue;
      const font = await openSlice(slice, claimed.join(''));
      this.all.push({ ...font, name: `emoji ${this.all.length}` });
      rest = rest.filter((text) => !this.draws(text));
    }
  }
}

/**
 * The fonts for emoji, in outlines, subset to them; nothing is read when there are none. An emoji that has no glyph in
 * any of its forms is in none of them.
 */
export async function openEmojiFonts(emoji: readonly string[]): Promise<readonly OtherFont[]> {
  const fonts = new EmojiFonts();
  let rest = emoji.map(formsOf);
  for (let form = 0; rest.length > 0; form += 1) {
    await fonts.open([...new Set(rest.flatMap((forms) => forms[form] ?? []))]);
    rest = rest.filter((forms) => form + 1 < forms.length && !forms[form]?.every(fonts.draws));
  }
  return fonts.all;
}
