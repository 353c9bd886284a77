import { Buffer } from 'node:buffer';
import type { Font } from 'fontkit';
import { create } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sturdy } from './sturdy-font.ts';

/** Weights that match Inter's faces. */
const WEIGHTS = { regular: 400, bold: 600 } as const;
type Weight = keyof typeof WEIGHTS;
/** Families whose package is not named after Noto Sans. */
const PACKAGES: Readonly<Record<string, string>> = { vazirmatn: 'vazirmatn', emoji: 'noto-emoji' };
/** Included in every font: the space between two words, and the joiners. */
const ALWAYS = ' \u200c\u200d';

/** Appended to a font: if its last glyph is blank, fontkit reads beyond the end. */
const PADDING = Buffer.alloc(16);

/** A font of characters that Inter does not have, for those of one document. */
export interface OtherFont {
  /** 'jp 119'. */
  readonly name: string;
  readonly weights: Readonly<Record<Weight, Font>>;
}

/** A font file of a family, and the characters in it. */
export interface Slice {
  readonly name: string;
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

/** Reduces a font, in any web format, to the characters of a text. */
type SubsetFont = (
  font: Uint8Array,
  text: string,
  options: { readonly targetFormat: 'sfnt'; readonly variationAxes: Readonly<Record<string, number>> },
) => Promise<Buffer>;

const require = createRequire(import.meta.url);
// It has no types of its own, and a declaration file would be visible only to programs of this folder.
const subsetFont = require('subset-font') as SubsetFont;
const families = new Map<string, Promise<readonly Slice[]>>();

/** 'U+600-6FF,U+204F'. */
function rangesOf(text: string): Slice['ranges'] {
  return text.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last] as const;
  });
}

async function readFamily(family: string): Promise<readonly Slice[]> {
  const font = PACKAGES[family] ?? `noto-sans-${family}`;
  const folder = dirname(require.resolve(`@fontsource-variable/${font}/package.json`));
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([key, text]) => {
    const slice = key.replace(/[[\]]/g, '');
    const file = join(folder, 'files', `${font}-${slice}-wght-normal.woff2`);
    return { name: `${family} ${slice}`, file, ranges: rangesOf(text) };
  });
}

/** The files of a family, in its own order; their list is read once. */
export function slicesOf(family: string): Promise<readonly Slice[]> {
  const slices = families.get(family) ?? readFamily(family);
  families.set(family, slices);
  return slices;
}

/** Whether a file has a character. */
export function isInSlice({ ranges }: Slice, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

/** Reads a file, reduced to these characters and what they are joined to, in the two weights of a document. */
export async function openSlice({ name, file }: Slice, characters: string): Promise<OtherFont> {
  const whole = await readFile(file);
  const open = async (weight: Weight): Promise<Font> => {
    const bytes = await subsetFont(whole, characters + ALWAYS, {
      targetFormat: 'sfnt',
      variationAxes: { wght: WEIGHTS[weight] },
    });
    const font = create(Buffer.concat([bytes, PADDING]));
    if ('fonts' in font) throw new Error(`${file} is a collection of fonts.`);
    return sturdy(font);
  };
  return { name, weights: { regular: await open('regular'), bold: await open('bold') } };
}
