import type { ReactNode } from 'react';
import { timeZoneId } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Avatar, cx } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { cellText, type ViewColumn, type ViewRow } from '../cell-text.ts';

export interface RowCellProps {
  readonly row: ViewRow;
  readonly column: ViewColumn;
  readonly index: number;
  /** It names the row, and links to the page about it. */
  readonly isSubject: boolean;
  /** The face of the row's person is before it. */
  readonly hasFace: boolean;
}

/** The content of a cell; the cell that names its row links to the row's page, if the viewer may open it. */
export function RowCell({ row, column, index, isSubject, hasFace }: RowCellProps): ReactNode {
  const { tenant } = useSession();
  const text = cellText(row.Cells[index], column.Kind, timeZoneId(tenant.TimeZone));
  const words = isSubject && row.To !== null && text !== '' ? <Link to={row.To}>{text}</Link> : text;
  if (!hasFace || row.Person === null) {
    return (
      <span className={cx('rep-cell', column.Kind === 'text' && 'rep-cell-text')} title={text}>
        {words}
      </span>
    );
  }
  return (
    <span className="rep-face">
      <Avatar id={row.Person.Id} name={row.Person.Name} src={row.Person.Avatar} size="s" />
      <span className="rep-cell rep-cell-text" title={text}>
        {words}
      </span>
    </span>
  );
}
