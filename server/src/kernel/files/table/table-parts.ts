import { addAbortListener } from 'node:events';
import { guard } from '../../guard/index.ts';
import type { Row, TableFile, TableSheet } from './table-file.ts';

/** Rows transferred at once; a page may have more. */
const PART_ROWS = 100;

/** Rows of one sheet, in order. */
export interface TablePart {
  /** Index of the sheet, from 0. */
  readonly sheet: number;
  readonly rows: readonly Row[];
}

/** A file without its rows, as it is sent to a worker thread. */
export interface TableHead extends Omit<TableFile, 'sheets'> {
  readonly sheets: readonly Omit<TableSheet, 'pages'>[];
}

export interface WriteOptions {
  /** Ends the writing, and its sources. */
  readonly signal?: AbortSignal | undefined;
}

export function headOf(file: TableFile): TableHead {
  const sheets = file.sheets.map(({ name, columns }) => ({ name, columns }));
  return { ...file, sheets };
}

async function* partsOf(sheets: readonly TableSheet[]): AsyncGenerator<TablePart> {
  for (const [sheet, { pages }] of sheets.entries())
    for await (const page of pages)
      for (let start = 0; start < page.length; start += PART_ROWS)
        yield { sheet, rows: page.slice(start, start + PART_ROWS) };
}

/**
 * The rows of all sheets in parts, of which the first has been read already.
 *
 * @throws whatever reading the first part throws
 */
export async function openParts({ sheets }: TableFile): Promise<AsyncIterable<TablePart>> {
  const parts = partsOf(sheets);
  let first: Promise<IteratorResult<TablePart>> | null = Promise.resolve(await parts.next());
  const iterator: AsyncIterator<TablePart> = {
    next: () => {
      const next = first ?? parts.next();
      first = null;
      return next;
    },
    return: () => parts.return(undefined),
  };
  return { [Symbol.asyncIterator]: () => iterator };
}

/**
 * Content made from parts in this thread. The parts end when its reader stops, even before the first piece, or when the
 * signal aborts.
 */
export function endingParts(
  content: AsyncIterator<Uint8Array>,
  parts: AsyncIterable<TablePart>,
  signal: AbortSignal | undefined,
): AsyncIterableIterator<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const aborted = Promise.withResolvers<never>();
  // A reader that is not waiting at that moment gets the error with the next piece.
  aborted.promise.catch(() => undefined);
  const abort = (): void => {
    aborted.reject(signal?.reason);
    iterator.return?.()?.catch(() => undefined);
  };
  const waiting = signal && addAbortListener(signal, guard({ kind: 'file' }, abort));
  const ended = (): void => waiting?.[Symbol.dispose]();
  return {
    async next() {
      try {
        const next = await Promise.race([aborted.promise, content.next()]);
        if (next.done === true) ended();
        return next;
      } catch (error) {
        ended();
        throw error;
      }
    },
    async return() {
      ended();
      await iterator.return?.();
      return (await content.return?.()) ?? { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Returns the parts of one sheet after the other, in the order of the sheets. */
export function bySheet(parts: AsyncIterable<TablePart>): (sheet: number) => AsyncGenerator<readonly Row[]> {
  const iterator = parts[Symbol.asyncIterator]();
  let next: IteratorResult<TablePart> | null = null;
  return async function* (sheet) {
    for (;;) {
      next ??= await iterator.next();
      if (next.done === true || next.value.sheet !== sheet) return;
      const { rows } = next.value;
      next = null;
      yield rows;
    }
  };
}
