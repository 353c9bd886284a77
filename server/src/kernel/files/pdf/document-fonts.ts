import type { Font } from 'fontkit';
import { formsOf, isEmoji, isPicture, mayHaveEmoji } from './emoji.ts';
import { isOneGlyph, openEmojiFonts } from './emoji-fonts.ts';
import type { OtherFont } from './font-slices.ts';
import type { Face, Fonts } from './fonts.ts';
import { openFonts } from './fonts.ts';
import { openOtherFonts } from './other-scripts.ts';

/** Replaces a character that no font has. */
const REPLACEMENT = '◇';
const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Characters that are never drawn, and need no font. */
const UNDRAWN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\s]/u;
/** Joiners, variation selectors and others that only change what is beside them. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const ASCII = /^\p{ASCII}*$/u;

/** A font with its name in the document. */
export interface NamedFont {
  readonly name: string;
  readonly font: Font;
  /** It is of scripts, whose words it keeps together, and reverses where they are written from the right. */
  readonly isOfScripts: boolean;
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

/** What fonts are needed for. */
interface Needs {
  readonly characters: Set<string>;
  readonly emoji: Set<string>;
}

function addText({ characters, emoji }: Needs, text: string): void {
  if (mayHaveEmoji(text))
    for (const { segment } of CLUSTERS.segment(text))
      if (isEmoji(segment)) emoji.add(segment);
      else for (const character of segment) characters.add(character);
  else for (const character of text.replace(/\p{ASCII}+/gu, '')) characters.add(character);
}

/** Adds the characters and the emoji of all texts in a value, at any depth; bytes and dates have none. */
function addNeeds(needs: Needs, value: unknown): void {
  if (typeof value === 'string') {
    if (!ASCII.test(value)) addText(needs, value.normalize('NFC'));
  } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
    for (const one of Object.values(value)) addNeeds(needs, one);
}

/** The fonts of other scripts and of emoji that a document needs. */
interface AddedFonts {
  readonly scripts: readonly OtherFont[];
  readonly emoji: readonly OtherFont[];
}

/** The fonts of a document: Inter, and those of other scripts and emoji that its texts need. */
export class DocumentFonts {
  readonly #faces: Readonly<Record<Face, NamedFont>>;
  readonly #added: AddedFonts;
  readonly #chosen = new Map<string, NamedFont | null>();

  private constructor(inter: Fonts, added: AddedFonts) {
    const named = (name: Face): NamedFont => ({ name, font: inter[name], isOfScripts: false });
    this.#faces = {
      regular: named('regular'),
      italic: named('italic'),
      bold: named('bold'),
      boldItalic: named('boldItalic'),
    };
    this.#added = added;
  }

  /** @param texts everything that is printed in the document */
  static async open(texts: unknown): Promise<DocumentFonts> {
    const inter = await openFonts();
    const needs: Needs = { characters: new Set(), emoji: new Set() };
    addNeeds(needs, texts);
    const missing = [...needs.characters].filter((character) => !has(inter.regular, character));
    const scripts = await openOtherFonts(new Set(missing));
    const isInScripts = (character: string): boolean =>
      scripts.some(({ weights }) => has(weights.regular, character));
    const emoji = await openEmojiFonts([
      ...[...needs.emoji].filter((one) => !has(inter.regular, one)),
      ...missing.filter((character) => isPicture(character) && !isInScripts(character)),
    ]);
    return new DocumentFonts(inter, { scripts, emoji });
  }

  get all(): readonly NamedFont[] {
    const { scripts, emoji } = this.#added;
    const named = (fonts: readonly OtherFont[], isOfScripts: boolean): readonly NamedFont[] =>
      fonts.flatMap(({ name, weights }) => [
        { name: `${name} regular`, font: weights.regular, isOfScripts },
        { name: `${name} bold`, font: weights.bold, isOfScripts },
      ]);
    return [...Object.values(this.#faces), ...named(scripts, true), ...named(emoji, false)];
  }

  /** The Inter font, whose height determines the position of every line. */
  of(face: Face): NamedFont {
    return this.#faces[face];
  }

  /** The first font with all characters of a cluster; only Inter has italic letters. */
  #find(cluster: string, face: Face): NamedFont | null {
    const own = this.#faces[face];
    if (has(own.font, cluster)) return own;
    const weight = face === 'bold' || face === 'boldItalic' ? 'bold' : 'regular';
    const { scripts, emoji } = this.#added;
    const picture = emoji.find(({ weights }) => isOneGlyph(weights[weight], cluster));
    const other = picture ?? scripts.find(({ weights }) => has(weights[weight], cluster));
    if (!other) return null;
    return { name: `${other.name} ${weight}`, font: other.weights[weight], isOfScripts: !picture };
  }

  #choose(cluster: string, face: Face): NamedFont | null {
    const key = `${face} ${cluster}`;
    const known = this.#chosen.get(key);
    if (known !== undefined) return known;
    const font = this.#find(cluster, face);
    this.#chosen.set(key, font);
    return font;
  }

  /**
   * The text as it is drawn: emoji in the form that a font has, and a replacement sign for each character and each emoji
   * that no font has.
   */
  drawable(text: string, face: Face): string {
    if (ASCII.test(text)) return text;
    return Array.from(CLUSTERS.segment(text.normalize('NFC')), ({ segment }) =>
      isEmoji(segment) ? this.#drawableEmoji(segment, face) : this.#drawableLetter(segment, face),
    ).join('');
  }

  #drawableLetter(cluster: string, face: Face): string {
    if (this.#choose(cluster, face) !== null) return cluster;
    // Apart, the characters have nothing to join.
    return [...cluster.replace(IGNORABLE, '')]
      .map((character) => (this.#choose(character, face) === null ? REPLACEMENT : character))
      .join('');
  }

  #drawableEmoji(cluster: string, face: Face): string {
    const isDrawn = (text: string): boolean => this.#choose(text, face) !== null;
    const forms = formsOf(cluster);
    const whole = forms.find((form) => form.every(isDrawn));
    if (whole) return whole.join('');
    const pictures = forms.at(-1) ?? [];
    if (!pictures.some(isDrawn)) return REPLACEMENT;
    return pictures.map((picture) => (isDrawn(picture) ? picture : REPLACEMENT)).join('');
  }

  /** A drawable text split by font; a space between words of another script belongs to them. */
  stretches(text: string, face: Face): readonly Stretch[] {
    return this.#stretches(text, face).reduce<Stretch[]>((all, stretch) => {
      const [before, last] = [all.at(-2), all.at(-1)];
      if (last?.text !== ' ' || before?.font.name !== stretch.font.name || !stretch.font.isOfScripts)
        return [...all, stretch];
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
