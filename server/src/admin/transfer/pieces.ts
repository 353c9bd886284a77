import { createHash } from 'node:crypto';
import type { CounterState } from './catalogue.queries.ts';

/** What a transfer carries, stated before its rows. */
export interface Manifest {
  readonly format: 'cadence-backup';
  readonly version: 1;
  readonly createdAt: string;
  /** What the rows were read from, for people. */
  readonly database: string;
  /** The migrations that made the schema, in order. */
  readonly migrations: readonly string[];
  /** In the order in which they load. */
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[];
}

/** One table's worth: how many rows, and the SHA-256 of their lines in order. */
export interface TableSum {
  readonly table: string;
  readonly rows: number;
  readonly sha256: string;
}

export function totalRows(sums: readonly TableSum[]): number {
  return sums.reduce((total, { rows }) => total + rows, 0);
}

/** A counter of a table and its position. */
export interface Counter extends CounterState {
  readonly table: string;
  readonly column: string;
}

/**
 * The contents of a database on their way, in this order: the manifest; for each table its rows, tenant by tenant, and
 * its sum; the counters. A row is a line: the JSON list of its columns' texts.
 */
export type Piece =
  | { readonly type: 'manifest'; readonly manifest: Manifest }
  | {
      readonly type: 'rows';
      readonly table: string;
      readonly tenantId: number | null;
      readonly lines: readonly string[];
    }
  | { readonly type: 'sum'; readonly sum: TableSum }
  | { readonly type: 'counters'; readonly counters: readonly Counter[] };

export type Pieces = AsyncIterable<Piece>;

/** Sums up one table's lines as they pass. */
export class TableSummer {
  readonly #table: string;
  readonly #hash = createHash('sha256');
  #rows = 0;

  constructor(table: string) {
    this.#table = table;
  }

  add(lines: readonly string[]): void {
    for (const line of lines) this.#hash.update(line).update('\n');
    this.#rows += lines.length;
  }

  sum(): TableSum {
    return { table: this.#table, rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}
