import type { IsoDate } from '@cadence/shared-contract';
import type { CellStyle, CellValue } from 'hucre/xlsx';
import { writeXlsxStream } from 'hucre/xlsx';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { cellText } from './cell-text.ts';
import { wallClockIn } from './wall-clock.ts';

/** The media type of an xlsx. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a column holds, by its kind; null leaves a cell empty. */
interface Kinds {
  readonly text: string;
  readonly number: number;
  /** A calendar date. */
  readonly date: IsoDate;
  /** An instant, written as the clock of the spreadsheet's zone showed it. */
  readonly instant: Date;
}
type Kind = keyof Kinds;

interface ColumnOf<Row, K extends Kind> {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  readonly kind: K;
  readonly value: (row: Row) => Kinds[K] | null;
}
export type SpreadsheetColumn<Row> = { [K in Kind]: ColumnOf<Row, K> }[Kind];

export interface Spreadsheet<Row> {
  /** Of the one sheet; programs take 31 characters. */
  readonly sheetName: string;
  /** Lines above the table; the first is its title. */
  readonly heading: readonly string[];
  readonly columns: readonly SpreadsheetColumn<Row>[];
  /** Read as fast as the file is taken. */
  readonly rows: AsyncIterable<Row>;
  /** IANA zone of its instants. */
  readonly timeZone: string;
}

/**
 * How cells of each kind look. The format '@' is 'Text': such a cell stays text also when somebody edits it, so that
 * '=1+1' is never a formula. Excel's apostrophe would do the same for a cell that is typed in; in a file it would be part
 * of the name.
 */
const FORMATS: Readonly<Record<Kind, string>> = {
  text: '@',
  number: '#,##0',
  date: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm',
};
const TITLE: CellStyle = { font: { bold: true, size: 14 }, numFmt: FORMATS.text };
const HEADER: CellStyle = {
  font: { bold: true },
  numFmt: FORMATS.text,
  border: { bottom: { style: 'thin' } },
};
const LINE: CellStyle = { numFmt: FORMATS.text };

type RowLooks = 'title' | 'line' | 'header' | 'data';

function styleOf(looks: RowLooks, kind: Kind): CellStyle {
  if (looks === 'title') return TITLE;
  if (looks === 'header') return HEADER;
  return looks === 'line' ? LINE : { numFmt: FORMATS[kind] };
}

const dayStart = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);

/** Makes the cells of a row. */
function cellsOf<Row>({ columns, timeZone }: Spreadsheet<Row>): (row: Row) => CellValue[] {
  const wallClock = wallClockIn(timeZone);
  const toCell: { readonly [K in Kind]: (value: Kinds[K]) => CellValue } = {
    text: (text) => cellText(text) || null,
    number: (number) => number,
    date: dayStart,
    instant: wallClock,
  };
  const cellOf = <K extends Kind>({ kind, value }: ColumnOf<Row, K>, row: Row): CellValue => {
    const given = value(row);
    return given === null ? null : toCell[kind](given);
  };
  return (row) => columns.map((column) => cellOf(column as ColumnOf<Row, Kind>, row));
}

/** Reads the first row already, and goes on when the rest is asked for. */
async function begin<Row>(rows: AsyncIterable<Row>): Promise<AsyncGenerator<Row>> {
  const iterator = rows[Symbol.asyncIterator]();
  let next = await iterator.next();
  return (async function* () {
    try {
      for (; next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
}

/**
 * An xlsx of one table under its heading, with a frozen header, written row by row as it is read. Texts are text whatever
 * they begin with: no program takes a cell of this file for a formula (S9).
 *
 * @throws whatever reading the first row throws; what fails later breaks the stream off
 */
export async function writeSpreadsheet<Row>(sheet: Spreadsheet<Row>): Promise<Readable> {
  const { sheetName, heading, columns } = sheet;
  const cells = cellsOf(sheet);
  const rows = await begin(sheet.rows);
  // The library styles columns, and asks for the style at every cell: a row looks as its columns do while it is written.
  let looks: RowLooks = 'title';
  const styled = columns.map(({ width, kind }) => ({
    width,
    get style() {
      return styleOf(looks, kind);
    },
  }));
  const lines = async function* (): AsyncGenerator<CellValue[]> {
    for (const line of heading) {
      yield [cellText(line)];
      looks = 'line';
    }
    if (heading.length > 0) yield [];
    looks = 'header';
    yield columns.map(({ header }) => header);
    looks = 'data';
    for await (const row of rows) yield cells(row);
  };
  const frozen = heading.length === 0 ? 1 : heading.length + 2;
  const options = { name: sheetName, columns: styled, freezePane: { rows: frozen }, repeatHeaders: false };
  return Readable.fromWeb(writeXlsxStream(lines(), options) as ReadableStream);
}
