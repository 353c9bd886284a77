import type { Counter, Manifest, TableSum } from './pieces.ts';

/**
 * A backup is a gzip file of lines. The first is the manifest. A row is a JSON list of texts and nulls, one per column;
 * every other line is a JSON object: whose rows follow, the sum of a table, the counters, and at the end the SHA-256 of
 * all lines before it.
 */
export type Note =
  | Manifest
  | RowsNote
  | { readonly sum: TableSum }
  | { readonly counters: readonly Counter[] }
  | { readonly end: string };

/** Whose rows follow. */
export interface RowsNote {
  readonly table: string;
  readonly tenantId: number | null;
}

/** How a line begins that is a row. */
export const ROW = '[';
