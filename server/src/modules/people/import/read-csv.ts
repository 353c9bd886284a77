import { parse } from 'csv-parse/sync';
import type { TableRow } from './read-table.ts';

/** Delimiters that spreadsheet programs use, depending on the country. */
const DELIMITERS = [',', ';', '\t'];

/** Text as spreadsheet programs save it: UTF-8, or Windows-1252 from older ones. */
function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

function delimiterOf(text: string): string {
  const head = /^.*\S.*$/m.exec(text)?.[0] ?? '';
  return DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
}

/**
 * The rows of a CSV file that are not blank, with the lines on which they begin. Blank lines count, and so do line
 * breaks inside of quotes, of whatever kind.
 *
 * @throws Error for what is no CSV
 */
export function readCsv(content: Buffer): readonly TableRow[] {
  const text = decode(content).replaceAll(/\r\n?/g, '\n');
  if (text.includes('\0')) throw new Error('This is no text.');
  const rows: TableRow[] = [];
  parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    recordDelimiter: '\n',
    relaxColumnCount: true,
    maxRecordSize: 100_000,
    onRecord(record: readonly string[], { lines }) {
      const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      const cells = record.map((cell) => cell.trim());
      // Counted at the end of the row; all of its own line breaks are inside of quotes.
      if (cells.some((cell) => cell !== '')) rows.push({ line: lines - breaks, cells });
      return null;
    },
  });
  return rows;
}
