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
/** Vazirmatn has a glyph per letter. Noto Sans Arabic, for rare letters, combines dots with a shared base shape. */
const SCRIPTS = [
  ...['vazirmatn', 'arabic', 'hebrew', 'armenian', 'georgian', 'ethiopic', 'thai', 'lao', 'khmer', 'myanmar'],
  ...['devanagari', 'bengali', 'gurmukhi', 'gujarati', 'tamil', 'telugu', 'kannada', 'malayalam', 'sinhala'],
] as const;
/** Families of the characters shared by China, Taiwan, Japan and Korea; the first that has one draws it. */
const SHARED_LETTERS = {
  chinese: ['sc', 'tc', 'jp', 'kr'],
  japanese: ['jp', 'sc', 'tc', 'kr'],
  korean: ['kr', 'sc', 'tc', 'jp'],
} as const;
/** Included in every font: the space between two words, and the joiners. */
const ALWAYS = ' \u200c\u200d';

/** Appended to a font: if its last glyph is blank, fontkit reads beyond the end. */
const PADDING = Buffer.alloc(16);

/** A font of a script that Inter does not have, for the characters of one document. */
export interface OtherFont {
  /** 'jp 119'. */
  readonly name: string;
  readonly weights: Readonly<Record<Weight, Font>>;
}

/** A font file of a family, and the characters in it. */
interface Slice {
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
  const font = family === 'vazirmatn' ? family : `noto-sans-${family}`;
  const folder = dirname(require.resolve(`@fontsource-variable/${font}/package.json`));
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([key, text]) => {
    const slice = key.replace(/[[\]]/g, '');
    const file = join(folder, 'files', `${font}-${slice}-wght-normal.woff2`);
    return { name: `${family} ${slice}`, file, ranges: rangesOf(text) };
  });
}

function slicesOf(family: string): Promise<readonly Slice[]> {
  const slices = families.get(family) ?? readFamily(family);
  families.set(family, slices);
  return slices;
}

/** Decides which families to use by characters that are not shared: kana are Japanese, hangul Korean. */
function familiesFor(characters: string): readonly string[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(characters))
    return [...SCRIPTS, ...SHARED_LETTERS.japanese];
  const isKorean = /\p{Script=Hangul}/u.test(characters);
  return [...SCRIPTS, ...SHARED_LETTERS[isKorean ? 'korean' : 'chinese']];
}

async function openSlice({ name, file }: Slice, characters: string): Promise<OtherFont> {
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

/**
 * The fonts for characters that Inter does not have, subset to them; nothing is read when there are none. A character
 * that no font has is in none of them.
 */
export async function openOtherFonts(characters: ReadonlySet<string>): Promise<readonly OtherFont[]> {
  const fonts: OtherFont[] = [];
  const rest = new Set(characters);
  for (const family of familiesFor([...characters].join(''))) {
    if (rest.size === 0) break;
    for (const slice of await slicesOf(family)) {
      const claimed = [...rest].filter((character) => {
        const code = character.codePointAt(0) ?? 0;
        return slice.ranges.some(([first, last]) => first <= code && code <= last);
      });
      if (claimed.length === 0) continue;
      const font = await openSlice(slice, claimed.join(''));
      const { regular } = font.weights;
      for (const character of claimed)
        if (regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) rest.delete(character);
      fonts.push(font);
    }
  }
  return fonts;
}
