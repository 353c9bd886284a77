import type { ColumnKind, ReportColumn } from '@cadence/shared-contract/reports';
import type { Bookmark, PdfPages } from '../pdf/pdf-pages.ts';
import { plain } from '../pdf/pdf-pages.ts';
import type { PdfBelow } from '../pdf/pdf-table.ts';
import { CELL_GAP, drawTable, TABLE_START } from '../pdf/pdf-table.ts';
import { beginningOf } from '../beginning-of.ts';
import { printedDate } from '../printed-time.ts';
import { wallClockIn } from '../spreadsheet/wall-clock.ts';
import { LEADING, LOOKS, PITCH } from './table-looks.ts';
import { PALE } from '../pdf/paper-looks.ts';
import type { Cell, Row, TableSheet } from './table-file.ts';
import type { TableHead } from './table-parts.ts';

interface PaperSheet extends Omit<TableSheet, 'pages'> {
  readonly rows: readonly Row[];
}
interface PaperPlace {
  readonly head: TableHead;
  /** The parent of the sheet's bookmarks. */
  readonly above: Bookmark;
}

const SECTION_GAP = 18;
/** Maximum length of a bookmark, in UTF-16 units. */
const BOOKMARK_LENGTH = 60;
const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent' });

type Print = (cell: string | number) => string;

/** Print formats of cells: 'Nov 24, 2026', 'Nov 24, 2026, 17:40' in the zone's local time, '25%'. */
function printers(timeZone: string): Readonly<Record<ColumnKind, Print>> {
  const wallClock = wallClockIn(timeZone);
  return {
    text: String,
    number: (cell) => (typeof cell === 'number' ? NUMBER.format(cell) : cell),
    percent: (cell) => (typeof cell === 'number' ? PERCENT.format(cell) : cell),
    date: (cell) => (ISO_DATE.test(String(cell)) ? printedDate(String(cell)) : String(cell)),
    instant: (cell) => {
      const shown = wallClock(new Date(cell));
      if (!Number.isFinite(shown.getTime())) return String(cell);
      const [day = '', clock = ''] = shown.toISOString().split('T');
      return `${printedDate(day)}, ${clock.slice(0, 5)}`;
    },
  };
}

/** The widest text of a column of dates or instants. */
const WIDEST: Partial<Readonly<Record<ColumnKind, string>>> = {
  date: 'Mar 28, 2028',
  instant: 'Mar 28, 2028, 20:08',
};

/** Columns share the width in proportion to their characters; dates stay on one line where possible. */
function widthsOf(
  pages: PdfPages,
  columns: readonly Pick<ReportColumn, 'kind' | 'width'>[],
): readonly number[] {
  const least = columns.map(({ kind }) => {
    const text = WIDEST[kind];
    return text === undefined ? 0 : pages.measure({ text, look: LOOKS.cell }) + CELL_GAP;
  });
  const characters = columns.reduce((sum, { width }) => sum + width, 0);
  const shares = columns.map(({ width }) => (pages.width * width) / characters);
  const isNarrow = shares.map((share, index) => share < (least[index] ?? 0));
  const given = least.reduce((sum, width, index) => sum + (isNarrow[index] === true ? width : 0), 0);
  const others = shares.reduce((sum, share, index) => sum + (isNarrow[index] === true ? 0 : share), 0);
  if (others === 0 || given > pages.width / 2) return shares;
  return shares.map((share, index) =>
    isNarrow[index] === true ? (least[index] ?? share) : (share * (pages.width - given)) / others,
  );
}

/** Draws a heading if there are several sheets, the table or the sentence in its place, and bookmarks to its pages. */
export function drawSheet(pages: PdfPages, sheet: PaperSheet, { head, above }: PaperPlace): void {
  const { name, columns, rows } = sheet;
  const isOneOfMany = head.sheets.length > 1;
  pages.y += SECTION_GAP;
  pages.keep(TABLE_START + (isOneOfMany ? LEADING * 2 : 0));
  const bookmark = isOneOfMany ? pages.bookmark(name, above) : above;
  if (isOneOfMany) {
    const heading = pages.lines(plain(name, LOOKS.heading), pages.width, LEADING * 1.5);
    pages.tag('H2', () => pages.flow(heading, pages.left));
  }
  if (rows.length === 0) {
    const none = pages.lines(plain(head.empty, LOOKS.greyText), pages.width, LEADING);
    return pages.tag('P', () => pages.flow(none, pages.left));
  }
  const print = printers(head.timeZone);
  const text = (row: Row, index: number, kind: ColumnKind): string => {
    const cell: Cell = row[index] ?? null;
    return cell === null ? '' : print[kind](cell);
  };
  const placed = columns.map(({ header, kind, width, onPaper }, index) => ({
    header,
    kind,
    width,
    onPaper,
    index,
  }));
  const cells = placed.filter(({ onPaper }) => onPaper === 'cell');
  const long = placed.filter(({ onPaper }) => onPaper === 'below');
  const widths = widthsOf(pages, cells);
  const below = (number: number): readonly PdfBelow[] =>
    long
      .map(({ header, kind, index }) => ({ label: header, text: text(rows[number] ?? [], index, kind) }))
      .filter((one) => one.text.trim() !== '');
  drawTable(pages, {
    columns: cells.map(({ header, kind }, index) => ({
      header,
      width: widths[index] ?? 0,
      look: LOOKS.cell,
      isRight: kind === 'number' || kind === 'percent',
    })),
    rows: rows.map((row) => cells.map(({ index, kind }) => text(row, index, kind))),
    headLook: LOOKS.head,
    ruleColor: PALE,
    below,
    onPage: (number) => {
      const [first] = cells;
      const title = first === undefined ? '' : text(rows[number] ?? [], first.index, first.kind);
      const start = beginningOf(title, BOOKMARK_LENGTH).toWellFormed();
      pages.bookmark(start === '' ? `${name}, row ${number + 1}` : start, bookmark);
    },
    pitch: PITCH,
  });
}
