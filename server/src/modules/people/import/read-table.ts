import { LIMITS } from '@cadence/shared-contract';
import { DomainError, invalid } from '../../../kernel/errors/index.ts';
import { runInThread } from '../../../kernel/threads/index.ts';
import type { ReadTable, TableRow } from './table-row.ts';

/** Parsed in a thread: a small file may expand to a lot of data and take long. */
const TABLE_THREAD = new URL('table-worker.ts', import.meta.url);
const THREAD_LIMITS = { timeout: 20_000, megabytes: 256 } as const;

function refuse(message: string): never {
  throw invalid([{ path: 'file', message }]);
}

/**
 * The rows of a CSV or xlsx file that are not blank, the header first.
 *
 * @throws invalid for a file of another format or encoding, or with too many rows; rate_limited while too many are being read
 */
export async function readTable(content: Buffer): Promise<readonly TableRow[]> {
  const read = await runInThread<Uint8Array, ReadTable>(TABLE_THREAD, content, THREAD_LIMITS).catch(
    (error: unknown) => {
      if (error instanceof DomainError) throw error;
      return refuse('The file cannot be read. Please choose a CSV or an Excel file (xlsx).');
    },
  );
  if ('refusal' in read) refuse(read.refusal);
  const { rows } = read;
  if (rows.length < 2) refuse('The file holds no employees. Its first row names the columns.');
  if (rows.length - 1 > LIMITS.importRows)
    refuse(`A file may hold at most ${LIMITS.importRows.toLocaleString('en-US')} employees.`);
  return rows;
}
