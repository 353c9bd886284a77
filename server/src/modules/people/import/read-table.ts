import { LIMITS } from '@cadence/shared-contract';
import { DomainError, invalid } from '../../../kernel/errors/index.ts';
import { runInThread } from '../../../kernel/threads/index.ts';

/** In a thread, since what a small file holds may be large, and takes its time. */
const TABLE_THREAD = new URL('table-worker.ts', import.meta.url);
const THREAD_LIMITS = { timeout: 20_000, megabytes: 256 } as const;

/** A row of a file, its texts without blanks around them. */
export interface TableRow {
  /** Where it begins, as an editor or a spreadsheet counts. */
  readonly line: number;
  readonly cells: readonly string[];
}

function refuse(message: string): never {
  throw invalid([{ path: 'file', message }]);
}

/**
 * The filled rows of a CSV or xlsx file, its head first.
 *
 * @throws invalid for what is neither, or has too many rows; rate_limited while too many are being read
 */
export async function readTable(content: Buffer): Promise<readonly TableRow[]> {
  const rows = await runInThread<Uint8Array, readonly TableRow[]>(TABLE_THREAD, content, THREAD_LIMITS).catch(
    (error: unknown) => {
      if (error instanceof DomainError) throw error;
      return refuse('The file cannot be read. Please choose a CSV or an Excel file (xlsx).');
    },
  );
  if (rows.length < 2) refuse('The file holds no employees. Its first row names the columns.');
  if (rows.length - 1 > LIMITS.importRows)
    refuse(`A file may hold at most ${LIMITS.importRows.toLocaleString('en-US')} employees.`);
  return rows;
}
