import type { PdfPages, Text } from './pdf-pages.ts';
import { heightOf, plain } from './pdf-pages.ts';
import type { Look } from './text-runs.ts';

export interface PdfColumn {
  readonly header: string;
  /** In points. */
  readonly width: number;
  readonly look: Look;
}
export interface PdfTable {
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly headLook: Look;
  readonly ruleColor: string;
}

const GAP = 8;
const PADDING = 4.5;
const LEADING = 13.5;

/** Draws a table; its head stands on every page, and a row stays on one. */
export function drawTable(pages: PdfPages, { columns, rows, headLook, ruleColor }: PdfTable): void {
  const cellsOf = (texts: readonly string[], lookOf: (column: PdfColumn) => Look): readonly Text[] =>
    columns.map((column, index) =>
      pages.lines(plain(texts[index] ?? '', lookOf(column)), column.width - GAP, LEADING),
    );
  const rowHeight = (cells: readonly Text[]): number => Math.max(...cells.map(heightOf)) + 2 * PADDING;
  const drawRow = (cells: readonly Text[], role: 'TH' | 'TD'): void => {
    const top = pages.y + PADDING;
    let x = pages.left;
    pages.group('TR', () => {
      for (const [index, cell] of cells.entries()) {
        pages.tag(role, () => pages.drawAt(cell, { x, y: top }));
        x += columns[index]?.width ?? 0;
      }
    });
    pages.y += rowHeight(cells);
    const place = { x: pages.left, y: pages.y };
    pages.decorate(() => pages.rule(place, pages.width, { color: ruleColor, weight: 0.75 }));
  };
  const head = cellsOf(
    columns.map(({ header }) => header),
    () => headLook,
  );
  pages.group('Table', () => {
    drawRow(head, 'TH');
    for (const row of rows) {
      const cells = cellsOf(row, ({ look }) => look);
      if (rowHeight(cells) > pages.room && rowHeight(cells) + rowHeight(head) <= pages.pageRoom) {
        pages.nextPage();
        drawRow(head, 'TH');
      }
      drawRow(cells, 'TD');
    }
  });
}

/** How much the head and the first row need at least, so that a title above does not stay alone. */
export const TABLE_START = 2 * (LEADING + 2 * PADDING);
