import { CsvError, parse, type Options } from 'csv-parse/sync';
import type { TableRow } from './table-row.ts';
import { readText } from './read-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Delimiters that spreadsheet programs use, depending on the country. */
const DELIMITERS = [',', ';', '\t'];

function delimiterOf(text: string): string {
  const head = /^.*\S.*$/m.exec(text)?.[0] ?? '';
  return DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
}

/** Codes of the parser for quotes that are neither around a cell nor doubled within one. */
const WRONG_QUOTES = ['INVALID_OPENING_QUOTE', 'CSV_INVALID_CLOSING_QUOTE', 'CSV_QUOTE_NOT_CLOSED'];

const areQuotesWrong = (error: unknown): boolean =>
  error instanceof CsvError && WRONG_QUOTES.includes(error.code);

/**
 * The rows of a CSV file that are not blank, with the lines on which they begin. Blank lines count, and so do line
 * breaks inside of quotes, of whatever kind.
 *
 * @throws UnreadableFile with the line that is not right; Error for what is no CSV
 */
export function readCsv(content: Buffer): readonly TableRow[] {
  const text = readText(content).replaceAll(/\r\n?/g, '\n');
  if (text.includes('\0')) throw new Error('This is no text.');
  const rows: TableRow[] = [];
  let ended = 0;
  const options: Options = {
    bom: true,
    delimiter: delimiterOf(text),
    recordDelimiter: '\n',
    relaxColumnCount: true,
    maxRecordSize: 100_000,
    onRecord(record: readonly string[], { lines }) {
      ended = lines;
      const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      const cells = record.map((cell) => cell.trim());
      // Counted at the end of the row; all of its own line breaks are inside of quotes.
      if (cells.some((cell) => cell !== '')) rows.push({ line: lines - breaks, cells });
      return null;
    },
  };
  try {
    parse(text, options);
  } catch (error) {
    if (!areQuotesWrong(error)) throw error;
    throw new UnreadableFile(
      `Line ${ended + 1} of the file has quotes inside of a cell that are not doubled. Please save it as an Excel file (xlsx).`,
    );
  }
  return rows;
}
