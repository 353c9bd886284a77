import type { OtherFont } from './font-slices.ts';
import { isInSlice, openSlice, slicesOf } from './font-slices.ts';

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
/** Decides which families to use by characters that are not shared: kana are Japanese, hangul Korean. */
function familiesFor(characters: string): readonly string[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(characters))
    return [...SCRIPTS, ...SHARED_LETTERS.japanese];
  const isKorean = /\p{Script=Hangul}/u.test(characters);
  return [...SCRIPTS, ...SHARED_LETTERS[isKorean ? 'korean' : 'chinese']];
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
      const claimed = [...rest].filter((character) => isInSlice(slice, character));
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
