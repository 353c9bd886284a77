import { useState, type ReactNode } from 'react';
import type { OutputOf } from '@cadence/shared-contract';
import {
  Checkbox,
  cx,
  type DataColumn,
  DataTable,
  formatNumber,
  LoadMore,
  registerStyles,
  useIsPhone,
} from '@cadence/shared-ui';
import { CircleAlert } from '@cadence/shared-ui/icons';
import { useGrowingList } from '../people/use-growing-list.ts';
import directoryCss from '../directory/directory.css';

registerStyles('people-directory', directoryCss);

type Preview = OutputOf<'people.importPreview'>;
type Row = Preview['Rows'][number];

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'line', header: 'Line', width: '64px', cell: (row) => formatNumber(row.Line) },
  {
    id: 'employee',
    header: 'Employee',
    rowHeader: true,
    width: '36%',
    cell: (row) => (
      <span className={cx('pe-two', row.Errors.length > 0 && 'pe-row-wrong')}>
        <span className="cd-cut" dir="auto">
          {row.Name || '–'}
        </span>
        <small className="cd-cut">{row.Email || '–'}</small>
        {row.Errors.map((error) => (
          <small key={error} className="pe-row-error">
            <CircleAlert aria-hidden />
            {error}
          </small>
        ))}
      </span>
    ),
  },
  {
    id: 'job',
    header: 'Job Title',
    cell: (row) => (
      <span className="pe-two">
        <span className="cd-cut" dir="auto">
          {row.JobTitle}
        </span>
        <small className="cd-cut" dir="auto">
          {row.OrgUnit}
        </small>
      </span>
    ),
  },
  { id: 'role', header: 'Role', width: '168px', cell: (row) => row.Role },
  {
    id: 'manager',
    header: 'Manager',
    cell: (row) => <span className="cd-cut">{row.ManagerEmail || 'You'}</span>,
  },
];
const NARROW = COLUMNS.filter(({ id }) => id === 'line' || id === 'employee');

/** Every row of a file and what is wrong with it; the wrong ones alone on demand. */
export function ImportRows({ preview }: { readonly preview: Preview }): ReactNode {
  const [isWrongOnly, setWrongOnly] = useState(false);
  const isNarrow = useIsPhone();
  const rows = isWrongOnly ? preview.Rows.filter(({ Errors }) => Errors.length > 0) : preview.Rows;
  const { shown, grow } = useGrowingList(rows);
  return (
    <>
      {preview.Wrong > 0 && (
        <Checkbox
          label={`Only the ${formatNumber(preview.Wrong)} with errors`}
          checked={isWrongOnly}
          onChange={({ target }) => setWrongOnly(target.checked)}
        />
      )}
      <DataTable
        caption="Rows of the file"
        columns={isNarrow ? NARROW : COLUMNS}
        rows={shown}
        rowKey={(row) => row.Line}
        fixed
      />
      {shown.length < rows.length && (
        <LoadMore shown={shown.length} total={rows.length} noun="row" onLoadMore={grow} />
      )}
    </>
  );
}
