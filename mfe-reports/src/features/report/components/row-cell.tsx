import type { ReactNode } from 'react';
import { timeZoneId } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Avatar, cx, LikelihoodChip, QualityChip } from '@cadence/shared-ui';
import { Link } from '@cadence/shared-ui/router';
import { isNeverCut } from '../column-widths.ts';
import { cellText, isOneLine, scaleCell, type ViewColumn, type ViewRow } from '../cell-text.ts';

export interface RowCellProps {
  readonly row: ViewRow;
  readonly column: ViewColumn;
  readonly index: number;
  /** It names the row, and links to the page about it. */
  readonly isSubject: boolean;
  /** The face of the row's person is before it. */
  readonly hasFace: boolean;
}

const CHIPS = { likelihood: LikelihoodChip, quality: QualityChip } as const;

function classOf(column: ViewColumn): string {
  if (column.Kind !== 'text') return 'rep-cell rep-cell-value';
  return cx('rep-cell', !isNeverCut(column) && (isOneLine(column) ? 'rep-cell-line' : 'rep-cell-text'));
}

/** An e-mail address breaks behind its '@' before it breaks within a word. */
function Broken({ text }: { readonly text: string }): ReactNode {
  const end = text.indexOf('@') + 1;
  return (
    <>
      {text.slice(0, end)}
      {end > 0 && <wbr />}
      {text.slice(end)}
    </>
  );
}

/** The content of a cell; the cell that names its row links to the row's page, if the viewer may open it. */
export function RowCell({ row, column, index, isSubject, hasFace }: RowCellProps): ReactNode {
  const { tenant } = useSession();
  const chip = scaleCell(column, row.Cells[index]);
  if (chip !== null) {
    const Chip = CHIPS[chip.scale];
    return <Chip value={chip.step} />;
  }
  const text = cellText(row.Cells[index], column.Kind, timeZoneId(tenant.TimeZone));
  const words =
    isSubject && row.To !== null && text !== '' ? <Link to={row.To}>{text}</Link> : <Broken text={text} />;
  const cell = (
    <bdi className={classOf(column)} title={text}>
      {words}
    </bdi>
  );
  if (!hasFace || row.Person === null) return cell;
  return (
    <span className="rep-face">
      <Avatar id={row.Person.Id} name={row.Person.Name} src={row.Person.Avatar} size="s" />
      {cell}
    </span>
  );
}
