import type { Font } from 'fontkit';
import { create } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Inter as the screens use it, whole: Latin with Polish and Vietnamese, Greek and Cyrillic. */
const FILES = {
  regular: '400Regular/Inter_400Regular.ttf',
  italic: '400Regular_Italic/Inter_400Regular_Italic.ttf',
  bold: '600SemiBold/Inter_600SemiBold.ttf',
  boldItalic: '600SemiBold_Italic/Inter_600SemiBold_Italic.ttf',
} as const;
export type Face = keyof typeof FILES;
export type Fonts = Readonly<Record<Face, Font>>;

async function readFonts(): Promise<Fonts> {
  const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));
  const read = async (face: Face): Promise<Font> => {
    const font = create(await readFile(join(folder, FILES[face])));
    if ('fonts' in font) throw new Error(`${FILES[face]} is a collection of fonts.`);
    return font;
  };
  const [regular, italic, bold, boldItalic] = await Promise.all([
    read('regular'),
    read('italic'),
    read('bold'),
    read('boldItalic'),
  ]);
  return { regular, italic, bold, boldItalic };
}

let fonts: Promise<Fonts> | undefined;

/** The fonts of every document, read once: reading their tables takes longer than drawing a page. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= readFonts();
  return fonts;
}
