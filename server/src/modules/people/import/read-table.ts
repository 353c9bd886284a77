import { Worker } from 'node:worker_threads';
import { LIMITS } from '@cadence/shared-contract';
import { parse } from 'csv-parse/sync';
import { invalid } from '../../../kernel/errors/index.ts';

/** Every workbook is a ZIP archive. */
const ZIP = Buffer.from('PK\u0003\u0004');
const WORKER_LIMITS = { maxOldGenerationSizeMb: 256 } as const;
const WORKER_TIMEOUT = 20_000;
/** Delimiters of spreadsheet programs in their various countries. */
const DELIMITERS = [',', ';', '\t'];

export type Cells = readonly (readonly string[])[];

function refuse(message: string): never {
  throw invalid([{ path: 'file', message }]);
}

const UNREADABLE = 'The file cannot be read. Please choose a CSV or an Excel file (xlsx).';

/** Text as spreadsheet programs save it: UTF-8 or, from older ones, Windows-1252. */
function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

function readCsv(content: Buffer): Cells {
  const text = decode(content);
  if (text.includes('\0')) refuse(UNREADABLE);
  try {
    const [head = ''] = text.split(/\r?\n/, 1);
    const delimiter = DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0];
    return parse(text, {
      bom: true,
      delimiter: delimiter ?? ',',
      relaxColumnCount: true,
      skipEmptyLines: true,
      maxRecordSize: 100_000,
    });
  } catch {
    return refuse(UNREADABLE);
  }
}

/** In a thread, since what a small archive holds may be large, and takes its time. */
function readWorkbook(content: Buffer): Promise<Cells> {
  const { promise, resolve, reject } = Promise.withResolvers<Cells>();
  const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), {
    workerData: new Uint8Array(content),
    resourceLimits: WORKER_LIMITS,
  });
  const timer = setTimeout(() => void worker.terminate(), WORKER_TIMEOUT);
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('The workbook could not be read.')));
  return promise
    .finally(() => {
      clearTimeout(timer);
      void worker.terminate();
    })
    .catch(() => refuse(UNREADABLE));
}

/**
 * The rows of a CSV or xlsx file as texts without blanks around them, its head first; empty rows are left out.
 *
 * @throws invalid for what is neither, or has too many rows
 */
export async function readTable(content: Buffer): Promise<Cells> {
  const isWorkbook = content.subarray(0, ZIP.length).equals(ZIP);
  const cells = isWorkbook ? await readWorkbook(content) : readCsv(content);
  const rows = cells
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  if (rows.length < 2) refuse('The file holds no employees. Its first row names the columns.');
  if (rows.length - 1 > LIMITS.importRows)
    refuse(`A file may hold at most ${LIMITS.importRows.toLocaleString('en-US')} employees.`);
  return rows;
}
