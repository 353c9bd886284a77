import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';

/** Reads the first sheet of a workbook in a thread of its own, whose memory ends where a bomb would begin. */
const cells = await readSheet(Buffer.from(workerData as Uint8Array));
parentPort?.postMessage(
  cells.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? '')))),
);
