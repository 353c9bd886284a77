import type { Buffer } from 'node:buffer';
import type { DocumentFonts, NamedFont } from './document-fonts.ts';
import type { Direction, Part } from './line-order.ts';
import { inSight, mirrored, partsOf, withoutIsolates } from './line-order.ts';
import type { Line, Look, Run } from './text-runs.ts';

/** A line's height in sizes of Inter. */
const LINE = 1.21;

interface Place {
  readonly x: number;
  readonly y: number;
}
/** What is drawn at once: a part of a line in one font. */
interface Piece extends Part {
  readonly font: NamedFont;
  readonly width: number;
}

/** The types leave out which fonts a document has used, and that each keeps the layout of every word for ever. */
interface UsedFonts {
  readonly _fontFamilies: Readonly<Record<string, { layoutCache?: object }>>;
}

/** Measures and draws the lines of a document, each character in a font that has it. */
export class PdfText {
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts: DocumentFonts;

  constructor(doc: PDFKit.PDFDocument, fonts: DocumentFonts) {
    this.#doc = doc;
    this.#fonts = fonts;
    // The types leave out that a font may have been read before.
    for (const { name, font } of fonts.all) doc.registerFont(name, font as unknown as Buffer);
  }

  /** Drops cached line layouts: a document with many different ones would run out of memory. */
  forgetWords(): void {
    const { _fontFamilies: fonts } = this.#doc as unknown as UsedFonts;
    for (const font of Object.values(fonts))
      if (font.layoutCache) font.layoutCache = Object.create(null) as object;
  }

  drawable({ text, look }: Run): Run {
    return { text: this.#fonts.drawable(text, look.face), look };
  }

  #widthOf(text: string, { name }: NamedFont, { size }: Look): number {
    return this.#doc.font(name).fontSize(size).widthOfString(text);
  }

  measure({ text, look }: Run): number {
    return this.#fonts
      .stretches(withoutIsolates(text), look.face)
      .reduce((sum, stretch) => sum + this.#widthOf(stretch.text, stretch.font, look), 0);
  }

  /** From the top of a line that `drawLine` draws to its base line. */
  ascent({ face, size }: Look): number {
    const { font } = this.#fonts.of(face);
    return (font.ascent / font.unitsPerEm) * size;
  }

  #piecesOf(part: Part): readonly Piece[] {
    const isReversed = part.level % 2 === 1;
    const own = this.#fonts.of(part.look.face);
    return this.#fonts.stretches(part.text, part.look.face).map(({ text: read, font }) => {
      // Letters of right-to-left scripts are turned round by their font.
      const text = isReversed && font.name === own.name ? mirrored(read) : read;
      return { ...part, text, font, width: this.#widthOf(text, font, part.look) };
    });
  }

  /** Draws a line from its upper left corner, in the order in which it is read, which is how it will be copied. */
  drawLine(line: Line, { x, y }: Place, direction: Direction): void {
    const pieces = partsOf(line, direction).flatMap((part) => this.#piecesOf(part));
    const places = new Map<Piece, number>();
    let at = x;
    for (const piece of inSight(pieces)) {
      places.set(piece, at);
      at += piece.width;
    }
    for (const piece of pieces) this.#drawPiece(piece, { x: places.get(piece) ?? x, y });
  }

  #drawPiece(piece: Piece, place: Place): void {
    const { text, font, look } = piece;
    const { underline = false, strike = false, link, size, color } = look;
    const { font: inter, name } = this.#fonts.of(look.face);
    this.#doc.font(font.name).fontSize(size).fillColor(color);
    const options = { lineBreak: false, ...(link !== undefined && { link }) };
    if (font.name === name) {
      this.#doc.text(text, place.x, place.y, { ...options, underline, strike });
      return;
    }
    // On one base line, however high the other font is.
    const rise = (inter.ascent / inter.unitsPerEm - font.font.ascent / font.font.unitsPerEm) * size;
    // Features, if only none, keep the words of a piece together: each for itself they would be in the wrong order.
    this.#doc.text(text, place.x, place.y + rise, { ...options, features: [] });
    this.#drawLinesOf(piece, place);
  }

  /** As high as those of Inter beside them. */
  #drawLinesOf({ look, width }: Piece, { x, y }: Place): void {
    const { underline = false, strike = false, size, color } = look;
    const weight = size < 10 ? 0.5 : Math.floor(size / 10);
    const heights = [...(underline ? [LINE * size] : []), ...(strike ? [(LINE * size) / 2] : [])];
    for (const height of heights) this.#doc.rect(x, y + height - weight, width, weight).fill(color);
  }
}
