import { createHash } from 'node:crypto';
import type { CounterState } from './catalogue.queries.ts';

/** Describes a transfer; sent before its rows. */
export interface Manifest {
  readonly format: 'cadence-backup';
  readonly version: 1;
  readonly createdAt: string;
  /** Version of the database that the rows were read from, for people. */
  readonly database: string;
  /** The migrations that made the schema, in order. */
  readonly migrations: readonly string[];
  /** In loading order. */
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[];
}

/** The checksum of one table: how many rows, and the SHA-256 of their lines in order. */
export interface TableSum {
  readonly table: string;
  readonly rows: number;
  readonly sha256: string;
}

export function totalRows(sums: readonly TableSum[]): number {
  return sums.reduce((total, { rows }) => total + rows, 0);
}

/** A sequence of a table and its value. */
export interface Counter extends CounterState {
  readonly table: string;
  readonly column: string;
}

/**
 * The contents of a database during a transfer, in this order: the manifest; for each table its rows, tenant by tenant,
 * and its checksum; the sequences. A row is a line: the JSON array of its columns' texts.
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

/** Computes the checksum of one table's lines. */
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
