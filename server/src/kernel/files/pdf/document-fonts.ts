import type { Font } from 'fontkit';
import type { Face, Fonts } from './fonts.ts';
import { openFonts } from './fonts.ts';
import type { OtherFont } from './other-scripts.ts';
import { openOtherFonts } from './other-scripts.ts';

/** Replaces a character that no font has. */
const BOX = '□';
const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Characters that are never drawn, and need no font. */
const UNDRAWN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\s]/u;
const ASCII = /^\p{ASCII}*$/u;

/** A font with its name in the document. */
export interface NamedFont {
  readonly name: string;
  readonly font: Font;
}
/** Adjacent characters in one font. */
export interface Stretch {
  readonly text: string;
  readonly font: NamedFont;
}

const has = (font: Font, cluster: string): boolean =>
  [...cluster].every(
    (character) => UNDRAWN.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );

/** Adds the characters of all texts in a value, at any depth; bytes and dates have none. */
function addCharacters(characters: Set<string>, value: unknown): void {
  if (typeof value === 'string')
    for (const character of value.normalize('NFC').replace(/\p{ASCII}+/gu, '')) characters.add(character);
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
    for (const one of Object.values(value)) addCharacters(characters, one);
}

/** The fonts of a document: Inter, and those of other scripts that its texts need. */
export class DocumentFonts {
  readonly #faces: Readonly<Record<Face, NamedFont>>;
  readonly #others: readonly OtherFont[];
  readonly #chosen = new Map<string, NamedFont | null>();

  private constructor(inter: Fonts, others: readonly OtherFont[]) {
    const named = (name: Face): NamedFont => ({ name, font: inter[name] });
    this.#faces = {
      regular: named('regular'),
      italic: named('italic'),
      bold: named('bold'),
      boldItalic: named('boldItalic'),
    };
    this.#others = others;
  }

  /** @param texts everything that is printed in the document */
  static async open(texts: unknown): Promise<DocumentFonts> {
    const inter = await openFonts();
    const characters = new Set<string>();
    addCharacters(characters, texts);
    const missing = [...characters].filter((character) => !has(inter.regular, character));
    return new DocumentFonts(inter, await openOtherFonts(new Set(missing)));
  }

  get all(): readonly NamedFont[] {
    const others = this.#others.flatMap(({ name, weights }) => [
      { name: `${name} regular`, font: weights.regular },
      { name: `${name} bold`, font: weights.bold },
    ]);
    return [...Object.values(this.#faces), ...others];
  }

  /** The Inter font, whose height determines the position of every line. */
  of(face: Face): NamedFont {
    return this.#faces[face];
  }

  /** The first font with all characters of a cluster; other scripts have no italic fonts. */
  #find(cluster: string, face: Face): NamedFont | null {
    const own = this.#faces[face];
    if (has(own.font, cluster)) return own;
    const weight = face === 'bold' || face === 'boldItalic' ? 'bold' : 'regular';
    const other = this.#others.find(({ weights }) => has(weights[weight], cluster));
    return other ? { name: `${other.name} ${weight}`, font: other.weights[weight] } : null;
  }

  #choose(cluster: string, face: Face): NamedFont | null {
    const key = `${face} ${cluster}`;
    const known = this.#chosen.get(key);
    if (known !== undefined) return known;
    const font = this.#find(cluster, face);
    this.#chosen.set(key, font);
    return font;
  }

  /** The text with a box for each character that no font has. */
  drawable(text: string, face: Face): string {
    if (ASCII.test(text)) return text;
    return Array.from(CLUSTERS.segment(text.normalize('NFC')), ({ segment }) =>
      this.#choose(segment, face) === null
        ? [...segment].map((character) => (this.#choose(character, face) === null ? BOX : character)).join('')
        : segment,
    ).join('');
  }

  /** A drawable text split by font; a space between words of another script belongs to them. */
  stretches(text: string, face: Face): readonly Stretch[] {
    return this.#stretches(text, face).reduce<Stretch[]>((all, stretch) => {
      const [before, last] = [all.at(-2), all.at(-1)];
      if (last?.text !== ' ' || before?.font.name !== stretch.font.name) return [...all, stretch];
      return [...all.slice(0, -2), { ...stretch, text: `${before.text} ${stretch.text}` }];
    }, []);
  }

  #stretches(text: string, face: Face): readonly Stretch[] {
    const own = this.#faces[face];
    if (ASCII.test(text)) return text === '' ? [] : [{ text, font: own }];
    const stretches: Stretch[] = [];
    const add = (piece: string, font: NamedFont): void => {
      const last = stretches.at(-1);
      if (last?.font.name !== font.name) stretches.push({ text: piece, font });
      else stretches[stretches.length - 1] = { text: last.text + piece, font };
    };
    for (const { segment } of CLUSTERS.segment(text)) {
      const font = this.#choose(segment, face);
      if (font !== null) add(segment, font);
      else for (const character of segment) add(character, this.#choose(character, face) ?? own);
    }
    return stretches;
  }
}
