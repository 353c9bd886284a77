import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';

export interface DataColumn<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned tabular figures. */
  readonly numeric?: boolean;
  /** CSS length. */
  readonly width?: string;
  /** The column that names the row. */
  readonly rowHeader?: boolean;
}

export interface DataTableProps<Row> {
  /** Says what the table holds; read, not drawn. */
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly compact?: boolean;
  /** Columns keep their widths and long text ends in an ellipsis. */
  readonly fixed?: boolean;
}

/** A width in pixels grows with the texts of the browser's settings, as sizes of the sheets do. */
const withTexts = (width: string | undefined): string | undefined =>
  width?.endsWith('px') === true ? `${Number.parseFloat(width) / 16}rem` : width;

/** A real table with column and row heads; it scrolls sideways by itself where it must. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  compact = false,
  fixed = false,
}: DataTableProps<Row>): ReactNode {
  return (
    <div className="cd-table-scroll">
      <table
        className={cx('cd-table', compact && 'cd-table-compact', fixed && 'cd-table-fixed')}
        aria-label={caption}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={column.numeric === true ? 'cd-num' : undefined}
                style={{ width: withTexts(column.width) }}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) =>
                column.rowHeader === true ? (
                  <th key={column.id} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={column.numeric === true ? 'cd-num' : undefined}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
