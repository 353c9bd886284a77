import type { ReportColumn } from '@cadence/shared-contract/reports';
import type { Picture } from '@cadence/shared-contract/charts';

/** A text, number, share from 0 to 1, or ISO text of a date or instant, by the column's kind; null is empty. */
export type Cell = string | number | null;
/** In the order of the columns. */
export type Row = readonly Cell[];

/** One table of a file: a sheet, a section on paper. */
export interface TableSheet {
  /** 'Q4 2026'; spreadsheets allow 31 characters. */
  readonly name: string;
  readonly columns: readonly ReportColumn[];
  /** In pages, read only as fast as the file is written. */
  readonly pages: AsyncIterable<readonly Row[]>;
}

/** A table report, independent of the file format. */
export interface TableFile {
  /** 'Goal Compliance List' */
  readonly title: string;
  readonly organisation: string;
  /** IANA zone of its instants. */
  readonly timeZone: string;
  readonly madeAt: Date;
  /** Who made it. */
  readonly author: string;
  /** The request: Scope, As of, Left out … A separate sheet in spreadsheets; on paper below the title. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** '14' 'of 59 people have not updated weekly predictions'; null for none. */
  readonly figure: { readonly value: string; readonly sentence: string; readonly detail: string } | null;
  readonly pictures: readonly Picture[];
  readonly sheets: readonly TableSheet[];
  /** Replaces a table without rows. */
  readonly empty: string;
}

/** A file that is written while it is read; ending the iteration early also ends its sources. */
export type FileContent = AsyncIterable<Uint8Array>;
