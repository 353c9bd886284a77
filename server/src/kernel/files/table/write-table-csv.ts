import type { ColumnKind, ReportColumn } from '@cadence/shared-contract/reports';
import { Buffer } from 'node:buffer';
import { readableText } from '../spreadsheet/cell-text.ts';
import { wallClockIn } from '../spreadsheet/wall-clock.ts';
import type { Cell, FileContent, TableFile } from './table-file.ts';
import type { TablePart, WriteOptions } from './table-parts.ts';
import { endingParts, openParts } from './table-parts.ts';

/** The media type of a CSV with a head. */
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';
/** What spreadsheet programs treat as the start of a formula, also in full-width forms (D-56). */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text that no program evaluates: an apostrophe marks it as text. */
function harmless(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** Quoted as RFC 4180 requires. */
function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const textField = (text: string): string => quoted(harmless(readableText(text)));

type WriteField = (cell: string | number) => string;

function fieldWriter(kind: ColumnKind, wallClock: (instant: Date) => Date): WriteField {
  if (kind === 'instant')
    return (cell) => {
      const shown = wallClock(new Date(cell));
      return Number.isFinite(shown.getTime())
        ? shown.toISOString().slice(0, 16).replace('T', ' ')
        : textField(String(cell));
    };
  if (kind === 'number' || kind === 'percent')
    return (cell) =>
      typeof cell === 'number' && Number.isFinite(cell) ? String(cell) : textField(String(cell));
  return (cell) => textField(String(cell));
}

/** The columns are those of the first sheet; with several sheets, an extra column names the sheet of a row. */
function lineWriter({ sheets, timeZone }: TableFile) {
  const columns: readonly ReportColumn[] = sheets[0]?.columns ?? [];
  const isOneOfMany = sheets.length > 1;
  const wallClock = wallClockIn(timeZone);
  const fields = columns.map(({ kind }) => fieldWriter(kind, wallClock));
  const line = (name: string, cells: readonly string[]): string =>
    (isOneOfMany ? [textField(name), ...cells] : cells).join(',');
  const field = (cell: Cell | undefined, write: WriteField): string =>
    cell === null || cell === undefined ? '' : write(cell);
  return {
    head: line(
      'Quarter',
      columns.map(({ header }) => textField(header)),
    ),
    lines: ({ sheet, rows }: TablePart): readonly string[] =>
      rows.map((row) =>
        line(
          sheets[sheet]?.name ?? '',
          fields.map((write, index) => field(row[index], write)),
        ),
      ),
  };
}

async function* content(file: TableFile, parts: AsyncIterable<TablePart>): AsyncGenerator<Uint8Array> {
  const { head, lines } = lineWriter(file);
  const bytes = (texts: readonly string[]): Buffer =>
    Buffer.from(texts.map((text) => text + LINE_END).join(''));
  yield Buffer.concat([Buffer.from(BYTE_ORDER_MARK), bytes([head])]);
  for await (const part of parts) yield bytes(lines(part));
}

/**
 * A CSV (RFC 4180) in UTF-8 with a byte order mark, without which spreadsheet programs assume an older character set.
 * Texts that begin like a formula get an apostrophe (D-56); numbers, and shares as numbers from 0 to 1, are written so
 * that every program can calculate with them. Dates and instants are ISO 8601, instants with a space and in the local
 * time of the zone. Without rows it is only its head.
 *
 * @throws whatever reading the first page throws; a later failure breaks the content off
 */
export async function writeTableCsv(file: TableFile, { signal }: WriteOptions = {}): Promise<FileContent> {
  signal?.throwIfAborted();
  const parts = await openParts(file);
  return endingParts(content(file, parts), parts, signal);
}
