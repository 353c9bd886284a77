import type { ReactNode } from 'react';
import { cx, SortHead } from '@cadence/shared-ui';
import { isNumeric, namingColumns, type ViewColumn, type ViewRow } from '../cell-text.ts';
import { columnWidths } from '../column-widths.ts';
import type { Sorting } from '../sorting.ts';
import { RowCell } from './row-cell.tsx';

export interface RowsProps {
  readonly report: number;
  /** The report's, for the table's caption. */
  readonly name: string;
  readonly columns: readonly ViewColumn[];
  readonly rows: readonly ViewRow[];
  readonly sorting: Sorting;
  readonly onSort: (key: string) => void;
  /** Long texts take several lines. */
  readonly isFull: boolean;
}

interface HeadProps extends Pick<RowsProps, 'sorting' | 'onSort'> {
  readonly column: ViewColumn;
}

function Head({ column, sorting, onSort }: HeadProps): ReactNode {
  const className = isNumeric(column) ? 'cd-num' : undefined;
  if (!column.IsSortable) {
    return (
      <th scope="col" className={className} title={column.Header}>
        {column.Header}
      </th>
    );
  }
  const direction = sorting.order === 'desc' ? 'descending' : 'ascending';
  return (
    <SortHead
      className={className}
      direction={sorting.by === column.Key ? direction : 'none'}
      onSort={() => onSort(column.Key)}
    >
      {column.Header}
    </SortHead>
  );
}

/** Rows are of one report and in its order, and may be about the same person or goal twice. */
export const rowKey = (row: ViewRow, index: number): string => `${row.Id} ${index}`;

function Row({
  row,
  columns,
}: {
  readonly row: ViewRow;
  readonly columns: readonly ViewColumn[];
}): ReactNode {
  const { subject, face } = namingColumns(columns);
  return (
    <tr>
      {columns.map((column, index) => {
        const { Key } = column;
        const cell = (
          <RowCell
            row={row}
            column={column}
            index={index}
            isSubject={Key === subject}
            hasFace={Key === face}
          />
        );
        if (Key === subject)
          return (
            <th key={Key} scope="row">
              {cell}
            </th>
          );
        return (
          <td key={Key} className={isNumeric(column) ? 'cd-num' : undefined}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
}

/** The rows as a table; the server sorts it. */
export function ReportTable(props: RowsProps): ReactNode {
  const { report, name, columns, rows, sorting, onSort, isFull } = props;
  const { widths, least } = columnWidths(report, columns);
  return (
    <div className="cd-table-scroll">
      <table
        className={cx('cd-table cd-table-compact rep-table', !isFull && 'rep-table-cut')}
        style={{ minWidth: least }}
      >
        <caption className="cd-vh">{name}</caption>
        <colgroup>
          {columns.map((column, index) => (
            <col key={column.Key} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.Key} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={rowKey(row, index)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
