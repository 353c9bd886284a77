import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { errorCode, errorMessage } from '../../../../kernel/errors/index.ts';
import type { Budget } from './budget.ts';
import { BudgetExceeded, CHECK_LIMITS } from './budget.ts';
import type { PdfDictionary, PdfValue } from './pdf-value.ts';
import { valuesOf } from './pdf-value.ts';

/** The filters of a stream in order; null if the dictionary alone does not say. */
export function filtersOf(dictionary: PdfDictionary): readonly string[] | null {
  const values = valuesOf(dictionary, 'Filter');
  const filter = values[0];
  if (filter === undefined) return [];
  if (values.length > 1) return null;
  const names = (filter.kind === 'array' ? filter.items : [filter]).map(nameOf);
  return names.every((name) => name !== null) ? names : null;
}

function nameOf(value: PdfValue): string | null {
  return value.kind === 'name' ? value.name : null;
}

export function isFlate(filter: string | undefined): boolean {
  return filter === 'FlateDecode' || filter === 'Fl';
}

/**
 * The inflated bytes; bytes after the deflated ones are ignored. Null if they are damaged. `isLenient` accepts a
 * missing end or a wrong checksum, as readers do for pages and pictures. Throws `BudgetExceeded`.
 */
export function inflate(bytes: Uint8Array, budget: Budget, isLenient: boolean): Buffer | null {
  try {
    const inflated = isLenient ? inflateLeniently(bytes) : inflateSync(bytes, LIMIT);
    budget.spend('inflatedBytes', inflated.length);
    return inflated;
  } catch (error) {
    if (errorCode(error) === 'ERR_BUFFER_TOO_LARGE') throw new BudgetExceeded('streamBytes');
    if (error instanceof BudgetExceeded) throw error;
    return null;
  }
}

const LIMIT = { maxOutputLength: CHECK_LIMITS.streamBytes };
const LENIENT = { ...LIMIT, finishFlush: constants.Z_SYNC_FLUSH };
/** The length of the header before the deflated bytes in a stream with a checksum (RFC 1950). */
const ZLIB_HEADER = 2;

function inflateLeniently(bytes: Uint8Array): Buffer {
  try {
    return inflateSync(bytes, LENIENT);
  } catch (error) {
    if (errorMessage(error) !== 'incorrect data check') throw error;
    return inflateRawSync(bytes.subarray(ZLIB_HEADER), LENIENT);
  }
}
