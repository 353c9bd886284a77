import { LIMITS } from '@cadence/shared-contract';
import { readCsv } from './read-csv.ts';
import type { ReadTable } from './table-row.ts';
import { readWorkbook } from './read-workbook.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The first bytes of a ZIP archive, which every workbook is. */
const ZIP = Buffer.from('PK\u0003\u0004');

/** The rows that are not blank: the header, up to the limit, and one more to show that there are too many. */
export async function task(bytes: Uint8Array): Promise<ReadTable> {
  const content = Buffer.from(bytes);
  const isWorkbook = content.subarray(0, ZIP.length).equals(ZIP);
  try {
    const rows = isWorkbook ? await readWorkbook(content) : readCsv(content);
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
    return { rows: filled.slice(0, LIMITS.importRows + 2) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message };
    throw error;
  }
}
