import { MAX_ID } from '@cadence/shared-contract';
import { invalid } from '../../../kernel/errors/index.ts';

/** The last row of a page, by the sort key of the list (D-19). */
export interface ListPosition {
  readonly priority: number;
  readonly updatedAt: Date;
  readonly id: number;
}

/** An opaque cursor; it contains only the row's position. */
export function encodeCursor({ priority, updatedAt, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([priority, updatedAt.getTime(), id])).toString('base64url');
}

function isTriple(value: unknown): value is readonly [number, number, number] {
  return Array.isArray(value) && value.length === 3 && value.every((part) => Number.isSafeInteger(part));
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

/** @throws invalid when the cursor was not made by `encodeCursor` */
export function decodeCursor(cursor: string): ListPosition {
  const value = parse(cursor);
  const isKnown = isTriple(value) && Math.abs(value[1]) <= 8.64e15 && value[2] <= MAX_ID;
  if (!isKnown) throw invalid([{ path: 'After', message: 'After is not a cursor of this list.' }]);
  const [priority, updatedAt, id] = value;
  return { priority, updatedAt: new Date(updatedAt), id };
}
