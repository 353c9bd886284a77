import type { Buffer } from 'node:buffer';
import type { Font } from 'fontkit';
import { create } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sturdy } from './sturdy-font.ts';

/** Inter as the screens use it, complete: Latin with Polish and Vietnamese, Greek and Cyrillic. */
const FILES = {
  regular: '400Regular/Inter_400Regular.ttf',
  italic: '400Regular_Italic/Inter_400Regular_Italic.ttf',
  bold: '600SemiBold/Inter_600SemiBold.ttf',
  boldItalic: '600SemiBold_Italic/Inter_600SemiBold_Italic.ttf',
} as const;
export type Face = keyof typeof FILES;
export type Fonts = Readonly<Record<Face, Font>>;

const { resolve } = createRequire(import.meta.url);
const files = new Map<Face, Promise<Buffer>>();

async function openFont(face: Face): Promise<Font> {
  const folder = dirname(resolve('@expo-google-fonts/inter/package.json'));
  const file = files.get(face) ?? readFile(join(folder, FILES[face]));
  files.set(face, file);
  const font = create(await file);
  if ('fonts' in font) throw new Error(`${FILES[face]} is a collection of fonts.`);
  return sturdy(font);
}

/**
 * The fonts of one document; each document gets its own. A glyph remembers the first character it was used for, or none
 * when an accented one was composed of it, and later documents could not be copied from correctly.
 */
export async function openFonts(): Promise<Fonts> {
  const [regular, italic, bold, boldItalic] = await Promise.all([
    openFont('regular'),
    openFont('italic'),
    openFont('bold'),
    openFont('boldItalic'),
  ]);
  return { regular, italic, bold, boldItalic };
}
