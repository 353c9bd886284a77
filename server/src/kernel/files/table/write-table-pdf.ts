import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { errorCode, invalid } from '../../errors/index.ts';
import { streamThroughThread } from '../../threads/index.ts';
import type { FileContent, TableFile } from './table-file.ts';
import type { TableHead, TablePart, WriteOptions } from './table-parts.ts';
import { headOf, openParts } from './table-parts.ts';

const DRAWING = new URL('table-pdf-task.ts', import.meta.url);
const THREAD_LIMITS = { timeout: 600_000, megabytes: 512 } as const;
const TOO_LONG = 'The texts of this report are too long for a PDF; take xlsx or CSV.';

/** @throws invalid when there are more rows than paper allows: known before a report is made, it is said then */
export function demandRowsOfPdf(count: number): void {
  if (count > LIMITS.reportPdfRows) throw invalid([], MESSAGES.tooManyPdfRows);
}

/** @throws invalid when there are more rows than paper allows */
async function* asManyAsFit(parts: AsyncIterable<TablePart>): AsyncGenerator<TablePart> {
  let count = 0;
  for await (const part of parts) {
    count += part.rows.length;
    demandRowsOfPdf(count);
    yield part;
  }
}

/**
 * A PDF in A4 landscape: title, figure, facts and pictures on the first page, then the tables. It is drawn in a worker
 * thread once all rows are read, because characters of other scripts determine the fonts of the document.
 *
 * @throws whatever reading any page of rows throws; invalid for more than `LIMITS.reportPdfRows` rows, or for texts
 *   that exceed the memory of a thread
 */
export async function writeTablePdf(file: TableFile, { signal }: WriteOptions = {}): Promise<FileContent> {
  signal?.throwIfAborted();
  const parts = asManyAsFit(await openParts(file));
  try {
    return await streamThroughThread<TableHead, TablePart>(
      DRAWING,
      { input: headOf(file), parts, signal },
      THREAD_LIMITS,
    );
  } catch (error) {
    throw errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? invalid([], TOO_LONG) : error;
  }
}
