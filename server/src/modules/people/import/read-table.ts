import { Worker } from 'node:worker_threads';
import { LIMITS } from '@cadence/shared-contract';
import { invalid } from '../../../kernel/errors/index.ts';
import { later, listen } from '../../../kernel/guard/index.ts';

const WORKER_LIMITS = { maxOldGenerationSizeMb: 256 } as const;
const WORKER_TIMEOUT = 20_000;

/** A row of a file, its texts without blanks around them. */
export interface TableRow {
  /** Where it begins, as an editor or a spreadsheet counts. */
  readonly line: number;
  readonly cells: readonly string[];
}

function refuse(message: string): never {
  throw invalid([{ path: 'file', message }]);
}

/** In a thread, since what a small file holds may be large, and takes its time. */
function readInThread(content: Buffer): Promise<readonly TableRow[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly TableRow[]>();
  const worker = new Worker(new URL('table-worker.ts', import.meta.url), {
    workerData: new Uint8Array(content),
    resourceLimits: WORKER_LIMITS,
  });
  const rules = { kind: 'import.worker', close: reject };
  const timer = later(WORKER_TIMEOUT, rules, () => worker.terminate());
  listen(worker, rules, {
    message: resolve,
    error: reject,
    exit: () => reject(new Error('The file could not be read.')),
  });
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}

/**
 * The filled rows of a CSV or xlsx file, its head first.
 *
 * @throws invalid for what is neither, or has too many rows
 */
export async function readTable(content: Buffer): Promise<readonly TableRow[]> {
  const rows = await readInThread(content).catch(() =>
    refuse('The file cannot be read. Please choose a CSV or an Excel file (xlsx).'),
  );
  if (rows.length < 2) refuse('The file holds no employees. Its first row names the columns.');
  if (rows.length - 1 > LIMITS.importRows)
    refuse(`A file may hold at most ${LIMITS.importRows.toLocaleString('en-US')} employees.`);
  return rows;
}
