import { streamThroughThread } from '../../threads/index.ts';
import type { FileContent, TableFile } from './table-file.ts';
import type { TableHead, TablePart, WriteOptions } from './table-parts.ts';
import { headOf, openParts } from './table-parts.ts';

/** The media type of an xlsx. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const WRITING = new URL('table-xlsx-task.ts', import.meta.url);
const LIMITS = { timeout: 60_000, megabytes: 128 } as const;

/**
 * An xlsx with a sheet for each table and one that describes the report, written in a worker thread as fast as it is
 * read. Texts are stored as text, whatever they begin with: no program treats a cell of this file as a formula (S9).
 *
 * @throws whatever reading the first page throws; a later failure breaks the content off
 */
export async function writeTableXlsx(file: TableFile, { signal }: WriteOptions = {}): Promise<FileContent> {
  signal?.throwIfAborted();
  const parts = await openParts(file);
  return streamThroughThread<TableHead, TablePart>(WRITING, { input: headOf(file), parts, signal }, LIMITS);
}
