import type { PdfPages, Text } from './pdf-pages.ts';
import { heightOf, plain } from './pdf-pages.ts';
import type { Look } from './text-runs.ts';

export interface PdfColumn {
  readonly header: string;
  /** In points. */
  readonly width: number;
  readonly look: Look;
  /** Aligns numbers to the right, so that their digits line up. */
  readonly isRight?: boolean;
}
/** A text of a row that is too long for a column. */
export interface PdfBelow {
  readonly label: string;
  readonly text: string;
}
export interface PdfTable {
  readonly columns: readonly PdfColumn[];
  readonly rows: Iterable<readonly string[]>;
  readonly headLook: Look;
  readonly ruleColor: string;
  /** Texts below a row, in the look of its first column. */
  readonly below?: (row: number) => readonly PdfBelow[];
  /** Called with the first row of each page. */
  readonly onPage?: (row: number) => void;
  /** Line spacing, and padding above and below the lines of a row. */
  readonly pitch?: { readonly leading: number; readonly padding: number };
}

/** Space between the text of a column and the next column. */
export const CELL_GAP = 8;
const PITCH = { leading: 13.5, padding: 4.5 } as const;
/** Indentation of the texts below a row. */
const INDENT = 12;
/** A row that is higher than a page begins on this one if this fraction of it is left. */
const WORTH_BEGINNING = 0.3;

const sum = (heights: readonly number[]): number => heights.reduce((all, height) => all + height, 0);
const part = (text: Text, start: number, end?: number): Text => ({
  ...text,
  lines: text.lines.slice(start, end),
});

class TableDrawer {
  readonly #pages: PdfPages;
  readonly #table: PdfTable;
  readonly #leading: number;
  readonly #padding: number;
  readonly #head: readonly Text[];
  /** The current row. */
  #row = 0;

  constructor(pages: PdfPages, table: PdfTable) {
    const { leading, padding } = table.pitch ?? PITCH;
    this.#pages = pages;
    this.#table = table;
    this.#leading = leading;
    this.#padding = padding;
    this.#head = this.#cells(
      table.columns.map(({ header }) => header),
      table.headLook,
    );
  }

  #cells(texts: readonly string[], look?: Look): readonly Text[] {
    return this.#table.columns.map((column, index) =>
      this.#pages.lines(
        plain(texts[index] ?? '', look ?? column.look),
        column.width - CELL_GAP,
        this.#leading,
      ),
    );
  }

  #below(row: number): readonly Text[] {
    const { below, columns, headLook } = this.#table;
    const look = columns[0]?.look ?? headLook;
    return (below?.(row) ?? []).map(({ label, text }) =>
      this.#pages.lines(
        [
          { text: `${label}: `, look: headLook },
          { text, look },
        ],
        this.#pages.width - INDENT,
        this.#leading,
      ),
    );
  }

  #height(cells: readonly Text[]): number {
    return Math.max(...cells.map(heightOf)) + 2 * this.#padding;
  }

  #rule(): void {
    const { ruleColor } = this.#table;
    const place = { x: this.#pages.left, y: this.#pages.y };
    this.#pages.decorate(() =>
      this.#pages.rule(place, this.#pages.width, { color: ruleColor, weight: 0.75 }),
    );
  }

  #drawCells(cells: readonly Text[], draw: (cell: () => void) => void): void {
    const pages = this.#pages;
    const y = pages.y + this.#padding;
    let x = pages.left;
    for (const [index, cell] of cells.entries()) {
      const column = this.#table.columns[index];
      const place = { x, y };
      draw(() =>
        column?.isRight === true ? this.#drawRight(cell, place, column) : pages.drawAt(cell, place),
      );
      x += column?.width ?? 0;
    }
    pages.y += this.#height(cells);
  }

  #drawRight(cell: Text, { x, y }: { x: number; y: number }, { width }: PdfColumn): void {
    for (const [index, line] of cell.lines.entries()) {
      const free = width - CELL_GAP - sum(line.map((run) => this.#pages.measure(run)));
      this.#pages.drawAt({ ...cell, lines: [line] }, { x: x + free, y: y + index * cell.leading });
    }
  }

  /** The head is read aloud only once, although it is repeated. */
  #startPage(): void {
    this.#pages.nextPage();
    this.#pages.decorate(() => this.#drawCells(this.#head, (cell) => cell()));
    this.#rule();
    this.#table.onPage?.(this.#row);
  }

  #drawRow(cells: readonly Text[], role: 'TH' | 'TD'): void {
    this.#pages.group('TR', () => this.#drawCells(cells, (cell) => this.#pages.tag(role, cell)));
  }

  #drawBelow(text: Text): void {
    const pages = this.#pages;
    const place = { x: pages.left + INDENT, y: pages.y };
    pages.group('TR', () =>
      pages.tagWide(this.#table.columns.length, () => pages.drawAt(text, place, text.width)),
    );
    pages.y += heightOf(text);
  }

  /** Draws a row that is higher than a page on as many pages as it needs. */
  #drawOverPages(cells: readonly Text[], below: readonly Text[]): void {
    const pages = this.#pages;
    if (pages.room < pages.pageRoom * WORTH_BEGINNING) this.#startPage();
    const lines = Math.max(...cells.map((cell) => cell.lines.length));
    for (let start = 0; start < lines;) {
      const fit = Math.floor((pages.room - 2 * this.#padding) / this.#leading);
      const end = start + Math.max(fit, 1);
      this.#drawRow(
        cells.map((cell) => part(cell, start, end)),
        'TD',
      );
      start = end;
      if (start < lines) this.#startPage();
    }
    for (const text of below)
      for (let rest = text; rest.lines.length > 0;) {
        if (pages.room < this.#leading + this.#padding) this.#startPage();
        const fit = Math.max(1, Math.floor((pages.room - this.#padding) / this.#leading));
        this.#drawBelow(part(rest, 0, fit));
        rest = part(rest, fit);
      }
  }

  #draw(texts: readonly string[]): void {
    const pages = this.#pages;
    const cells = this.#cells(texts);
    const below = this.#below(this.#row);
    const foot = below.length > 0 ? this.#padding : 0;
    const height = this.#height(cells) + sum(below.map(heightOf)) + foot;
    const isHigherThanPage = height + this.#height(this.#head) > pages.pageRoom;
    if (isHigherThanPage) this.#drawOverPages(cells, below);
    else {
      if (height > pages.room) this.#startPage();
      this.#drawRow(cells, 'TD');
      for (const text of below) this.#drawBelow(text);
    }
    pages.y += foot;
    this.#rule();
  }

  draw(): void {
    this.#pages.group('Table', () => {
      this.#drawRow(this.#head, 'TH');
      this.#rule();
      this.#table.onPage?.(0);
      for (const texts of this.#table.rows) {
        this.#draw(texts);
        this.#row += 1;
      }
    });
  }
}

/** Draws a table. Its head is on every page, and a row on one page, unless it is higher. */
export function drawTable(pages: PdfPages, table: PdfTable): void {
  new TableDrawer(pages, table).draw();
}

/** Minimum height of the head and the first row, so that a title above is not left alone. */
export const TABLE_START = 2 * (PITCH.leading + 2 * PITCH.padding);
