import type { Buffer } from 'node:buffer';
import type { DocumentFonts, NamedFont } from './document-fonts.ts';
import type { Direction, Part } from './line-order.ts';
import { inSight, mirrored, partsOf, withoutIsolates } from './line-order.ts';
import type { Line, Look, Run } from './text-runs.ts';

/** Line height of Inter, as a multiple of its size. */
const LINE = 1.21;

interface Place {
  readonly x: number;
  readonly y: number;
}
/** A part of a line in one font. */
interface Piece extends Part {
  readonly font: NamedFont;
  readonly width: number;
}

/** The types leave out which fonts a document has used, and that each caches the layout of every word. */
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
    // The types do not allow a font that has been read already.
    for (const { name, font } of fonts.all) doc.registerFont(name, font as unknown as Buffer);
  }

  /** Clears the cached word layouts, which could otherwise use all memory in a document of many different words. */
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

  /** Distance from the top of a line that `drawLine` draws to its base line. */
  ascent({ face, size }: Look): number {
    const { font } = this.#fonts.of(face);
    return (font.ascent / font.unitsPerEm) * size;
  }

  #piecesOf(part: Part): readonly Piece[] {
    const isReversed = part.level % 2 === 1;
    return this.#fonts.stretches(part.text, part.look.face).map(({ text: read, font }) => {
      // Fonts of right-to-left scripts reverse their own letters.
      const text = isReversed && !font.isOfScripts ? mirrored(read) : read;
      return { ...part, text, font, width: this.#widthOf(text, font, part.look) };
    });
  }

  /** Draws a line from its upper left corner, in reading order, so that it is copied in that order. */
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
    // On one base line, whatever the height of the other font.
    const rise = (inter.ascent / inter.unitsPerEm - font.font.ascent / font.font.unitsPerEm) * size;
    // Passing features, even none, keeps the words of a part together: drawn one by one, their order would be wrong.
    this.#doc.text(text, place.x, place.y + rise, { ...options, features: [] });
    this.#drawLinesOf(piece, place);
  }

  /** Draws underlines and strike-throughs at the height that they have in Inter. */
  #drawLinesOf({ look, width }: Piece, { x, y }: Place): void {
    const { underline = false, strike = false, size, color } = look;
    const weight = size < 10 ? 0.5 : Math.floor(size / 10);
    const heights = [...(underline ? [LINE * size] : []), ...(strike ? [(LINE * size) / 2] : [])];
    for (const height of heights) this.#doc.rect(x, y + height - weight, width, weight).fill(color);
  }
}
