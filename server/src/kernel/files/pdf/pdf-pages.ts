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

/** In points: A4 with a margin of 20 mm at the sides, of 14 mm in landscape. */
const MARGIN = { top: 43, side: 57, lyingSide: 40, bottom: 62 } as const;
/** Below the text: where the foot begins. */
const FOOT_TOP = 49;
/** Room for the heading of every page but the first. */
const RUNNING_HEAD = 34;
/** Lines of a paragraph that stay together at the end and at the top of a page. */
const TOGETHER = 2;

/** What a document says of itself. */
export interface PdfInfo {
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
}

/** What a piece of the page is, for programs that read it aloud. */
export type PdfRole = 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'BlockQuote' | 'TH' | 'TD' | 'Figure';

export interface Place {
  readonly x: number;
  readonly y: number;
}
/** Lines with the distance from one to the next. */
export interface Text {
  readonly lines: readonly Line[];
  readonly leading: number;
  /** In which it is read; left to right unless it says otherwise. */
  readonly direction?: Direction;
  /** In which the lines are broken. */
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

/** Pages after which words are laid out again. */
const WORDS_KEPT_FOR = 16;

export interface PdfLayout {
  readonly isLandscape?: boolean;
  /** Draws the line on top of every page but the first. */
  readonly runningHead?: RunningHead;
  /**
   * Draws the foot of a page when it is left. Such pages are written at once, which a long document needs; how many there
   * will be is known to `drawCount` only.
   */
  readonly foot?: Foot;
}
/** An entry of the outline, which programs show beside the pages. */
export type Bookmark = PDFKit.PDFOutline;

/**
 * Pages that are filled from the top. Everything is placed by hand, because what stays together has to be measured before
 * it is drawn. The document is tagged: what it is made of can be read aloud and copied.
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
  /** Where the next piece begins. */
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

  /** @param texts everything the document is made of; letters outside Inter that are not in it become boxes */
  static async open(info: PdfInfo, texts: unknown, layout: PdfLayout = {}): Promise<PdfPages> {
    return new PdfPages(info, await DocumentFonts.open([info, texts]), layout);
  }

  get width(): number {
    return this.#doc.page.width - 2 * this.left;
  }
  get #bottom(): number {
    return this.#doc.page.height - MARGIN.bottom;
  }
  /** What is left of the page. */
  get room(): number {
    return this.#bottom - this.y;
  }
  /** The room of an empty page. */
  get pageRoom(): number {
    return this.#bottom - MARGIN.top - (this.#runningHead === null ? 0 : RUNNING_HEAD);
  }

  /** Goes to the next page unless this much room is left; what is higher than a page begins where it is. */
  keep(height: number): void {
    if (height > this.room && height <= this.pageRoom) this.nextPage();
  }

  /** Pages so far. */
  get count(): number {
    return this.#doc.bufferedPageRange().count;
  }

  /** Begins a page without the running head: another document in the same file. */
  beginAnew(): void {
    this.#doc.addPage();
    this.y = MARGIN.top;
  }

  nextPage(): void {
    // The types omit that a marked section ends with its page, and continues on the next one.
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

  /** What is written of a page is thousands of small pieces, which take less memory as one. */
  #takeWritten(): void {
    const written = this.#doc.read() as Buffer | null;
    if (written !== null) this.#written.push(written);
  }

  #drawFoot(): void {
    const foot = this.#foot;
    const place = { x: this.left, y: this.#doc.page.height - FOOT_TOP };
    if (foot !== null) this.decorate(() => foot(this, place, this.#page));
  }

  /** The width of a piece of text. */
  readonly measure = (run: Run): number => this.#text.measure(run);

  /** A text in lines of a width. What no font can draw is a box of a known width. */
  lines(runs: readonly Run[], width: number, leading: number): Text {
    const drawable = runs.map((run) => this.#text.drawable(run));
    const direction = directionOf(runs.map(({ text }) => text).join(''));
    return { lines: breakLines(drawable, width, this.measure), leading, direction, width };
  }

  /**
   * Draws what has a role; it may go over a page's end.
   *
   * @param alt what a figure shows, in words
   */
  tag(role: PdfRole, draw: Draw, alt?: string): void {
    const options = {
      ...(alt !== undefined && { alt }),
      ...(role === 'TH' && { scope: 'Column' }),
    };
    this.#add(role, draw, (content) => this.#doc.struct(role, options, content));
  }

  /** Draws a table cell as wide as this many columns. */
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

  /** Draws pieces that belong to one whole: the rows of a table, the cells of a row. */
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
   * Draws lines at a place of this page.
   *
   * @param room in which a text that reads from right to left is drawn at the right
   */
  drawAt({ lines, leading, direction = 'ltr' }: Text, { x, y }: Place, room = 0): void {
    for (const [index, line] of lines.entries()) {
      const size = Math.max(0, ...line.map(({ look }) => look.size));
      const isRight = direction === 'rtl' && room > 0;
      const free = isRight ? room - line.reduce((sum, run) => sum + this.measure(run), 0) : 0;
      const place = { x: x + Math.max(free, 0), y: y + index * leading + (leading - size * 1.21) / 2 };
      this.#text.drawLine(line, place, direction);
    }
  }

  /** Draws one line on a base line, to the right of a place, to its left or around it. */
  drawOnLine(run: Run, { x, y }: Place, anchor: 'start' | 'middle' | 'end' = 'start'): void {
    const text = this.lines([run], Number.MAX_SAFE_INTEGER, run.look.size);
    for (const line of text.lines) {
      const width = line.reduce((sum, one) => sum + this.measure(one), 0);
      const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
      this.#text.drawLine(line, { x: start, y: y - this.#text.ascent(run.look) }, text.direction ?? 'ltr');
    }
  }

  /** Draws how many pages there are, once on a page, behind a space; it is written when it is known. */
  drawCount({ x, y }: Place, look: Look): void {
    this.#counts.leave({ x, y: y + this.#text.ascent(look) }, look);
  }

  /** An entry of the document's outline that leads to this page, below another one or at its top. */
  bookmark(title: string, above: Bookmark = this.#doc.outline): Bookmark {
    return above.addItem(withoutIsolates(title));
  }

  /** Draws lines from here on, over as many pages as they need; neither a first nor a last line stays alone. */
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

  /** A line across a width, `weight` points thick, with its upper edge at a place. */
  rule({ x, y }: Place, width: number, look: { readonly color: string; readonly weight: number }): void {
    this.#doc.rect(x, y, width, look.weight).fill(look.color);
  }

  /** A vertical line. */
  bar({ x, y }: Place, height: number, look: { readonly color: string; readonly weight: number }): void {
    this.#doc.rect(x, y, look.weight, height).fill(look.color);
  }

  /** A shape: the path as SVG writes it, in points from the upper left corner of the page. */
  shape(path: string, look: PdfShape): void {
    drawShape(this.#doc, path, look);
  }

  /** A picture in a box, at its left; the width that it takes. */
  picture(png: Buffer, { x, y }: Place, box: { readonly width: number; readonly height: number }): number {
    // The types leave out that a picture can be opened before it is drawn.
    const opened = (
      this.#doc as unknown as { openImage(from: Buffer): { width: number; height: number } }
    ).openImage(png);
    const scale = Math.min(box.width / opened.width, box.height / opened.height);
    this.#doc.image(png, x, y, { width: opened.width * scale });
    return opened.width * scale;
  }

  /**
   * Draws the foot of every page, where the layout has none, and ends the document.
   *
   * @param foot is given the place of the foot, and which page of how many it is of
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

/** The lines of one look. */
export const plain = (text: string, look: Look): readonly Run[] => [{ text, look }];
