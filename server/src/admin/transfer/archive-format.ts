import type { Counter, Manifest, TableSum } from './pieces.ts';

/**
 * A backup is a gzip file of lines. The first is the manifest. A row is a JSON array of texts and nulls, one per
 * column; every other line is a JSON object: the table and tenant of the rows that follow, the checksum of a table,
 * the sequences, and at the end the SHA-256 of all lines before it.
 */
export type Note =
  | Manifest
  | RowsNote
  | { readonly sum: TableSum }
  | { readonly counters: readonly Counter[] }
  | { readonly end: string };

/** The table and tenant of the rows that follow. */
export interface RowsNote {
  readonly table: string;
  readonly tenantId: number | null;
}

/** The first character of a line that is a row. */
export const ROW = '[';
