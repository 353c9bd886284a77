/** A row of a file, its texts trimmed. */
export interface TableRow {
  /** The line where it begins, as an editor or a spreadsheet counts. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a file, or the sentence why it cannot be read. */
export type ReadTable = { readonly rows: readonly TableRow[] } | { readonly refusal: string };
