import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { DocumentFonts } from './document-fonts.ts';
import type { Direction } from './line-order.ts';
import { directionOf, withoutIsolates } from './line-order.ts';
import { PageCounts } from './page-counts.ts';
import { escapeMetadata } from './pdf-metadata.ts';
import type { PdfShape } from './pdf-shape.ts';
import { drawShape } from './pdf-shape.ts';
import { PdfText } from './pdf-text.ts';
import type { Line, Look, Run } from './text-runs.ts';
import { breakLines } from './text-lines.ts';

/** The media type of a PDF. */
export const PDF_TYPE = 'application/pdf';

/** In points: A4 with side margins of 20 mm, in landscape 14 mm. */
const MARGIN = { top: 43, side: 57, lyingSide: 40, bottom: 62 } as const;
/** Distance of the footer from the bottom of the page. */
const FOOT_TOP = 49;
/** Space for the running head on every page but the first. */
const RUNNING_HEAD = 34;
/** Minimum lines of a paragraph at the end and at the top of a page. */
const TOGETHER = 2;

/** The metadata of a document. */
export interface PdfInfo {
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
}

/** The role of a part of the page, for programs that read it aloud. */
export type PdfRole = 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'BlockQuote' | 'TH' | 'TD' | 'Figure';

export interface Place {
  readonly x: number;
  readonly y: number;
}
/** Lines with their line spacing. */
export interface Text {
  readonly lines: readonly Line[];
  readonly leading: number;
  /** The reading direction; left to right by default. */
  readonly direction?: Direction;
  /** The width at which the lines are broken. */
  readonly width?: number;
}
export const heightOf = ({ lines, leading }: Text): number => lines.length * leading;

interface MarkedPages {
  endPageMarkings(page: unknown): unknown;
  initPageMarkings(markings: unknown): void;
}

type Draw = () => void;
type RunningHead = (pages: PdfPages, place: Place) => void;
type Foot = (pages: PdfPages, place: Place, page: number) => void;

/** Number of pages after which cached word layouts are dropped. */
const WORDS_KEPT_FOR = 16;

export interface PdfLayout {
  readonly isLandscape?: boolean;
  /** Draws the top line of every page but the first. */
  readonly runningHead?: RunningHead;
  /**
   * Draws the footer of a page when it is finished. Such pages are written at once, which a long document needs; the
   * number of pages is known only to `drawCount`.
   */
  readonly foot?: Foot;
}
/** An entry of the outline, which programs show beside the pages. */
export type Bookmark = PDFKit.PDFOutline;

/**
 * Pages that are filled from the top. Everything is positioned explicitly, because parts that stay together have to be
 * measured before they are drawn. The document is tagged: its content can be read aloud and copied.
 */
export class PdfPages {
  readonly #doc: PDFKit.PDFDocument;
  readonly #text: PdfText;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #runningHead: RunningHead | null;
  readonly #foot: Foot | null;
  #page = 1;
  readonly #written: Buffer[] = [];
  readonly #counts: PageCounts;
  #parent: PDFKit.PDFStructureElement;
  /** Where the next part begins. */
  y: number = MARGIN.top;

  readonly left: number;

  private constructor(
    info: PdfInfo,
    fonts: DocumentFonts,
    { isLandscape = false, runningHead, foot }: PdfLayout,
  ) {
    this.left = isLandscape ? MARGIN.lyingSide : MARGIN.side;
    this.#runningHead = runningHead ?? null;
    this.#foot = foot ?? null;
    this.#doc = new PDFDocument({
      size: 'A4',
      layout: isLandscape ? 'landscape' : 'portrait',
      margin: 0,
      bufferPages: foot === undefined,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      info: { Title: info.title, Author: info.author, Creator: 'Cadence', CreationDate: info.madeAt },
    });
    this.#text = new PdfText(this.#doc, fonts);
    this.#counts = new PageCounts(this.#doc);
    escapeMetadata(this.#doc);
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
    this.#parent = this.#root;
  }

  /**
   * @param texts everything that is printed; a character that neither they nor Inter contain becomes a replacement sign
   */
  static async open(info: PdfInfo, texts: unknown, layout: PdfLayout = {}): Promise<PdfPages> {
    return new PdfPages(info, await DocumentFonts.open([info, texts]), layout);
  }

  get width(): number {
    return this.#doc.page.width - 2 * this.left;
  }
  get #bottom(): number {
    return this.#doc.page.height - MARGIN.bottom;
  }
  /** The remaining height of the page. */
  get room(): number {
    return this.#bottom - this.y;
  }
  /** The height of an empty page. */
  get pageRoom(): number {
    return this.#bottom - MARGIN.top - (this.#runningHead === null ? 0 : RUNNING_HEAD);
  }

  /** Goes to the next page unless this height is left; a part higher than a page begins where it is. */
  keep(height: number): void {
    if (height > this.room && height <= this.pageRoom) this.nextPage();
  }

  /** Number of pages so far. */
  get count(): number {
    return this.#doc.bufferedPageRange().count;
  }

  /** Begins a page without the running head: another document in the same file. */
  beginAnew(): void {
    this.#doc.addPage();
    this.y = MARGIN.top;
  }

  nextPage(): void {
    // Marked content ends with its page and continues on the next one, which the types leave out.
    const doc = this.#doc as unknown as MarkedPages;
    const markings = doc.endPageMarkings(this.#doc.page);
    this.#drawFoot();
    this.#doc.addPage();
    this.#page += 1;
    if (this.#page % WORDS_KEPT_FOR === 0) this.#text.forgetWords();
    this.#takeWritten();
    this.y = MARGIN.top;
    if (this.#runningHead !== null) {
      const head = this.#runningHead;
      this.decorate(() => head(this, { x: this.left, y: MARGIN.top }));
      this.y += RUNNING_HEAD;
    }
    doc.initPageMarkings(markings);
  }

  /** The output of a page is thousands of small pieces, which take less memory when joined. */
  #takeWritten(): void {
    const written = this.#doc.read() as Buffer | null;
    if (written !== null) this.#written.push(written);
  }

  #drawFoot(): void {
    const foot = this.#foot;
    const place = { x: this.left, y: this.#doc.page.height - FOOT_TOP };
    if (foot !== null) this.decorate(() => foot(this, place, this.#page));
  }

  /** The width of a piece of text as it is drawn. */
  readonly measure = (run: Run): number => this.#text.measure(this.#text.drawable(run));

  /** Breaks a text into lines of a width. A character that no font has is a replacement sign of a known width. */
  lines(runs: readonly Run[], width: number, leading: number): Text {
    const drawable = runs.map((run) => this.#text.drawable(run));
    const direction = directionOf(runs.map(({ text }) => text).join(''));
    const measure = (run: Run): number => this.#text.measure(run);
    return { lines: breakLines(drawable, width, measure), leading, direction, width };
  }

  /**
   * Draws content with a role; it may continue on the next page.
   *
   * @param alt describes a figure in words
   */
  tag(role: PdfRole, draw: Draw, alt?: string): void {
    const options = {
      ...(alt !== undefined && { alt }),
      ...(role === 'TH' && { scope: 'Column' }),
    };
    this.#add(role, draw, (content) => this.#doc.struct(role, options, content));
  }

  /** Draws a table cell that spans so many columns. */
  tagWide(columns: number, draw: Draw): void {
    this.#add('TD', draw, (content) => {
      const cell = this.#doc.struct('TD', {}, content);
      // The types, and the options, leave it out.
      const { dictionary } = cell as unknown as { dictionary: { data: Record<string, unknown> } };
      dictionary.data['A'] = { O: 'Table', ColSpan: columns };
      return cell;
    });
  }

  #add(
    role: PdfRole,
    draw: Draw,
    element: (content: PDFKit.PDFStructureContent) => PDFKit.PDFStructureElement,
  ): void {
    const content = this.#doc.markStructureContent(role);
    draw();
    this.#doc.endMarkedContent();
    this.#parent.add(element(content));
  }

  /** Draws parts of one whole: the rows of a table, the cells of a row. */
  group(role: 'Table' | 'TR' | 'L' | 'Sect', draw: Draw): void {
    const outer = this.#parent;
    const group = this.#doc.struct(role);
    outer.add(group);
    this.#parent = group;
    draw();
    this.#parent = outer;
    group.end();
  }

  /** Draws what is not read aloud: lines, and what repeats on every page. */
  decorate(draw: Draw): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  /**
   * Draws lines at a place on this page.
   *
   * @param room width in which a right-to-left text is aligned to the right
   */
  drawAt({ lines, leading, direction = 'ltr' }: Text, { x, y }: Place, room = 0): void {
    for (const [index, line] of lines.entries()) {
      const size = Math.max(0, ...line.map(({ look }) => look.size));
      const isRight = direction === 'rtl' && room > 0;
      const free = isRight ? room - line.reduce((sum, run) => sum + this.#text.measure(run), 0) : 0;
      const place = { x: x + Math.max(free, 0), y: y + index * leading + (leading - size * 1.21) / 2 };
      this.#text.drawLine(line, place, direction);
    }
  }

  /** Draws one line on a base line, to the right of a place, to its left or centred. */
  drawOnLine(run: Run, { x, y }: Place, anchor: 'start' | 'middle' | 'end' = 'start'): void {
    const text = this.lines([run], Number.MAX_SAFE_INTEGER, run.look.size);
    for (const line of text.lines) {
      const width = line.reduce((sum, one) => sum + this.#text.measure(one), 0);
      const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
      this.#text.drawLine(line, { x: start, y: y - this.#text.ascent(run.look) }, text.direction ?? 'ltr');
    }
  }

  /** Draws the number of pages, once per page, after a space; it is written when it is known. */
  drawCount({ x, y }: Place, look: Look): void {
    this.#counts.leave({ x, y: y + this.#text.ascent(look) }, look);
  }

  /** Adds an outline entry that links to this page, below another one or at the top level. */
  bookmark(title: string, above: Bookmark = this.#doc.outline): Bookmark {
    return above.addItem(withoutIsolates(title));
  }

  /** Draws lines from here on, on as many pages as they need; a first or last line is never left alone. */
  flow(text: Text, x: number, beside: (y: number, height: number) => void = () => undefined): void {
    let rest = text.lines;
    while (rest.length > 0) {
      const fits = Math.floor(this.room / text.leading);
      const isLast = fits >= rest.length;
      const count = isLast ? rest.length : Math.min(fits, Math.max(rest.length - TOGETHER, 0));
      if (!isLast && count < Math.min(TOGETHER, rest.length) && this.room < this.pageRoom - 1) {
        this.nextPage();
        continue;
      }
      const part = { ...text, lines: rest.slice(0, Math.max(count, 1)) };
      beside(this.y, heightOf(part));
      this.drawAt(part, { x, y: this.y }, text.width);
      this.y += heightOf(part);
      rest = rest.slice(part.lines.length);
    }
  }

  /** A horizontal line, `weight` points thick, with its upper edge at this place. */
  rule({ x, y }: Place, width: number, look: { readonly color: string; readonly weight: number }): void {
    this.#doc.rect(x, y, width, look.weight).fill(look.color);
  }

  /** A vertical line. */
  bar({ x, y }: Place, height: number, look: { readonly color: string; readonly weight: number }): void {
    this.#doc.rect(x, y, look.weight, height).fill(look.color);
  }

  /** A shape: an SVG path, in points from the upper left corner of the page. */
  shape(path: string, look: PdfShape): void {
    drawShape(this.#doc, path, look);
  }

  /** Draws a picture left-aligned in a box; returns its width. */
  picture(png: Buffer, { x, y }: Place, box: { readonly width: number; readonly height: number }): number {
    // A picture can be opened before it is drawn, which the types leave out.
    const opened = (
      this.#doc as unknown as { openImage(from: Buffer): { width: number; height: number } }
    ).openImage(png);
    const scale = Math.min(box.width / opened.width, box.height / opened.height);
    this.#doc.image(png, x, y, { width: opened.width * scale });
    return opened.width * scale;
  }

  /**
   * Draws the footer of every page, where the layout has none, and ends the document.
   *
   * @param foot gets the place of the footer, the page and the number of pages
   */
  async finish(foot: (place: Place, page: number, pages: number) => void = () => undefined): Promise<Buffer> {
    if (this.#foot === null) this.#drawFeet(foot);
    else this.#drawFoot();
    this.#counts.fill(this.#page);
    this.#root.end();
    this.#doc.end();
    return Buffer.concat([...this.#written, await buffer(this.#doc)]);
  }

  #drawFeet(foot: (place: Place, page: number, pages: number) => void): void {
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page);
      this.decorate(() => foot({ x: this.left, y: this.#doc.page.height - FOOT_TOP }, page + 1, count));
    }
  }
}

/** The runs of a text in one look. */
export const plain = (text: string, look: Look): readonly Run[] => [{ text, look }];
