import type { ReactNode } from 'react';
import { Field, IconButton, Select } from '@cadence/shared-ui';
import { ArrowDown, ArrowUp } from '@cadence/shared-ui/icons';
import { namingColumns, type ViewColumn, type ViewRow } from '../cell-text.ts';
import { RowCell } from './row-cell.tsx';
import { rowKey, type RowsProps } from './report-table.tsx';

const UNSORTED = '';

/** Columns cannot be pressed where there are none: the order is a choice. */
function SortChoice({
  columns,
  sorting,
  onSort,
}: Pick<RowsProps, 'columns' | 'sorting' | 'onSort'>): ReactNode {
  const sortable = columns.filter(({ IsSortable }) => IsSortable);
  if (sortable.length < 2) return null;
  const { by, order } = sorting;
  return (
    <div className="rep-sort-line">
      <Field label="Sort by">
        <Select
          value={by ?? UNSORTED}
          options={sortable.map(({ Key, Header }) => ({ value: Key, label: Header }))}
          {...(by === null && { placeholder: 'As listed' })}
          onChange={(event) => {
            if (event.target.value !== UNSORTED) onSort(event.target.value);
          }}
        />
      </Field>
      {by !== null && (
        <IconButton
          label={order === 'asc' ? 'Ascending: turn around' : 'Descending: turn around'}
          variant="outline"
          icon={order === 'asc' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
          onClick={() => onSort(by)}
        />
      )}
    </div>
  );
}

function Card({
  row,
  columns,
}: {
  readonly row: ViewRow;
  readonly columns: readonly ViewColumn[];
}): ReactNode {
  const { subject, face } = namingColumns(columns);
  const cells = columns.map((column, index) => ({ column, index, hasFace: column.Key === face }));
  const said = cells.filter(({ column, index }) => column.Key !== subject && (row.Cells[index] ?? '') !== '');
  return (
    <li>
      {cells.map(
        (cell) =>
          cell.column.Key === subject && (
            <p key={subject} className="rep-row-title">
              <RowCell row={row} {...cell} isSubject />
            </p>
          ),
      )}
      <dl className="rep-facts">
        {said.map((cell) => (
          <div key={cell.column.Key}>
            <dt>{cell.column.Header}</dt>
            <dd>
              <RowCell row={row} {...cell} isSubject={false} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The rows where a table does not fit: nothing in them is cut. */
export function ReportCards({ name, columns, rows, sorting, onSort }: RowsProps): ReactNode {
  return (
    <>
      <SortChoice columns={columns} sorting={sorting} onSort={onSort} />
      <ul className="rep-rows" aria-label={name}>
        {rows.map((row, index) => (
          <Card key={rowKey(row, index)} row={row} columns={columns} />
        ))}
      </ul>
    </>
  );
}
