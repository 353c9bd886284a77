import { LIMITS } from '@cadence/shared-contract';
import { readSheet } from 'read-excel-file/node';
import { readCsv } from './read-csv.ts';
import type { TableRow } from './read-table.ts';

/** The first bytes of a ZIP archive, which every workbook is. */
const ZIP = Buffer.from('PK\u0003\u0004');

/** The rows of the first sheet of a workbook; blank ones count as lines. */
async function readWorkbook(content: Buffer): Promise<readonly TableRow[]> {
  const rows = await readSheet(content);
  return rows.map((row, index) => ({
    line: index + 1,
    cells: row.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? '').trim())),
  }));
}

/** The rows that are not blank: the header, up to the limit, and one more to show that there are too many. */
export async function task(bytes: Uint8Array): Promise<readonly TableRow[]> {
  const content = Buffer.from(bytes);
  const isWorkbook = content.subarray(0, ZIP.length).equals(ZIP);
  const rows = isWorkbook ? await readWorkbook(content) : readCsv(content);
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return filled.slice(0, LIMITS.importRows + 2);
}
