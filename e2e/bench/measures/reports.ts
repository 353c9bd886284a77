import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { writeTableXlsx } from '../../../server/src/kernel/files/index.ts';
import { endThreads } from '../../../server/src/kernel/threads/index.ts';
import { median, spread } from '../../src/figures.ts';
import type { Figure, Measure } from '../../src/figures.ts';
import { serverModule } from '../server-module.ts';
import { COLUMNS, rowOf, sizeOf, tableOf } from '../table-rows.ts';
import { besideReports } from './beside-reports.ts';

const ROWS = 10_000;
const RUNS = 9;
/** One after the other while the event loop is watched. */
const FILES = 5;
const MEMORY_RUNS = 3;
const FEW = 1_000;
const MANY = 100_000;
const NANOSECONDS = 1_000_000;

type RawCell = string | number | Date | null;
interface Hucre {
  writeXlsxStream(rows: Iterable<RawCell[]>, options: object): AsyncIterable<Uint8Array>;
}
const FORMATS = {
  text: '@',
  number: '#,##0',
  percent: '0%',
  date: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm',
} as const;

async function seconds(write: () => Promise<number>): Promise<number> {
  const began = performance.now();
  if ((await write()) === 0) throw new Error('The file is empty.');
  return (performance.now() - began) / 1000;
}

const written = async (): Promise<number> => sizeOf(await writeTableXlsx(tableOf(ROWS)));

/** The library alone: the same cells with the same formats, without a thread between. */
function byLibrary(): Promise<number> {
  const { writeXlsxStream } = serverModule<Hucre>('hucre/xlsx');
  const rows = function* (): Generator<RawCell[]> {
    yield COLUMNS.map(({ header }) => header);
    for (let index = 0; index < ROWS; index += 1)
      yield rowOf(index).map((cell, column) => {
        const kind = COLUMNS[column]?.kind;
        return cell !== null && (kind === 'date' || kind === 'instant') ? new Date(cell) : cell;
      });
  };
  const columns = COLUMNS.map(({ kind, width }) => ({ width, style: { numFmt: FORMATS[kind] } }));
  return sizeOf(writeXlsxStream(rows(), { name: 'Q4 2026', columns, freezePane: { rows: 1 } }));
}

/** How late the event loop was in the slowest of a hundred turns, in milliseconds, while something was done. */
async function lateness(work: () => Promise<unknown>): Promise<number> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  await work();
  histogram.disable();
  return histogram.percentile(99) / NANOSECONDS;
}

async function inTurn(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work();
}

async function memory(rows: number): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../table-memory.ts')],
    { env: { ...process.env, ROWS: String(rows) } },
  );
  return Number(stdout);
}

async function speed(): Promise<Figure> {
  const [ours, library] = [[] as number[], [] as number[]];
  for (let run = 0; run < RUNS; run += 1) {
    const pair = [
      async () => void ours.push(await seconds(written)),
      async () => void library.push(await seconds(byLibrary)),
    ];
    for (const measure of run % 2 === 0 ? pair : pair.toReversed()) await measure();
  }
  return {
    id: 'P13',
    what: 'xlsx of 10,000 rows × 12 ÷ the stream of a library with the same cells',
    value: median(ours.map((own, run) => own / (library[run] ?? own))),
    unit: 'ratio',
    reach: { is: 'at most', value: 1.3 },
    detail: `${spread(ours, 2)} ÷ ${spread(library, 2)} s (min / median / max of ${RUNS} pairs), in a thread ÷ on the event loop`,
  };
}

async function stall(): Promise<readonly Figure[]> {
  const [idle, busy, library] = [[] as number[], [] as number[], [] as number[]];
  for (let run = 0; run < RUNS; run += 1) {
    busy.push(await lateness(() => inTurn(FILES, written)));
    library.push(await lateness(() => inTurn(FILES, byLibrary)));
    idle.push(await lateness(() => new Promise((resolve) => setTimeout(resolve, 500))));
  }
  return [
    {
      id: 'P13',
      what: 'p99 of the event loop’s delay while files of 10,000 rows × 12 are written ÷ idle',
      value: median(busy) / median(idle),
      unit: 'ratio',
      reach: { is: 'at most', value: 2 },
      detail: `${spread(busy, 1)} ÷ ${spread(idle, 1)} ms (min / median / max of ${RUNS}); ${spread(library, 1)} ms with the library on the event loop`,
    },
  ];
}

async function memoryGrowth(): Promise<Figure> {
  const [few, many] = [[] as number[], [] as number[]];
  for (let run = 0; run < MEMORY_RUNS; run += 1) {
    few.push(await memory(FEW));
    many.push(await memory(MANY));
  }
  return {
    id: 'P13',
    what: 'most memory of a process that writes an xlsx of 100,000 rows ÷ of 1,000',
    value: median(many) / median(few),
    unit: 'ratio',
    reach: { is: 'at most', value: 1.5 },
    detail: `${spread(many)} ÷ ${spread(few)} MB (min / median / max of ${MEMORY_RUNS}), 12 columns`,
  };
}

/** P13: what a report costs as a file, who has to wait for it, and that memory does not grow with its rows. */
export const reports: Measure = {
  name: 'reports',
  async run() {
    // Loads both, and starts the thread.
    await written();
    await byLibrary();
    try {
      return [await speed(), ...(await stall()), await memoryGrowth(), ...(await besideReports())];
    } finally {
      await endThreads();
    }
  },
};
