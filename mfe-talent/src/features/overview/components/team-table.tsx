import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp } from '@cadence/shared-ui/icons';
import { formatNumber } from '@cadence/shared-ui';
import { TURNS, type RowGroup } from '../group-rows.ts';
import type { Row } from '../member-words.ts';
import { nextSort, type TeamSort, type TeamView } from '../team-view.ts';
import {
  DueDate,
  Employee,
  StatusBar,
  StepButton,
  TOO_NEW,
  WhoActsNext,
  type RowContext,
  type RowProps,
} from './member-parts.tsx';

export interface TeamListProps {
  /** Grouped by who acts next; null where it is sorted otherwise. */
  readonly groups: readonly RowGroup[] | null;
  readonly rows: readonly Row[];
  readonly context: RowContext;
  readonly view: TeamView;
  readonly onSort: (sort: Pick<TeamView, 'sort' | 'order'>) => void;
}

interface SortHeadProps extends Pick<TeamListProps, 'view' | 'onSort'> {
  readonly by: TeamSort;
  readonly className?: string;
  readonly children: string;
}

function SortHead({ by, view, onSort, className, children }: SortHeadProps): ReactNode {
  const isSorted = view.sort === by;
  const Arrow = isSorted && view.order === 'desc' ? ArrowDown : ArrowUp;
  const direction = view.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={className} aria-sort={isSorted ? direction : 'none'}>
      <button type="button" className="tal-sort" onClick={() => onSort(nextSort(view, by))}>
        {children}
        <Arrow className="cd-i-12" aria-hidden />
      </button>
    </th>
  );
}

function TableRow({ row, context }: RowProps): ReactNode {
  const { member } = row;
  const employee = (
    <th scope="row">
      <Employee row={row} context={context} />
    </th>
  );
  if (!member.IsEligible) {
    return (
      <tr>
        {employee}
        <td colSpan={4} className="tal-too-new">
          {TOO_NEW}
        </td>
      </tr>
    );
  }
  return (
    <tr>
      {employee}
      <td>
        <StatusBar status={member.Status} />
      </td>
      <td>
        <WhoActsNext row={row} context={context} />
      </td>
      <td>
        <DueDate row={row} context={context} />
      </td>
      <td className="cd-num">
        <StepButton row={row} context={context} size="sm" />
      </td>
    </tr>
  );
}

/** The team as a table, in groups by who acts next. */
export function TeamTable({ groups, rows, context, view, onSort }: TeamListProps): ReactNode {
  const bodyOf = (some: readonly Row[]): ReactNode =>
    some.map((row) => <TableRow key={row.member.Id} row={row} context={context} />);
  return (
    <table className="cd-table cd-table-fixed tal-team">
      <caption className="cd-vh">Appraisals of the team</caption>
      <thead>
        <tr>
          <SortHead by="Name" view={view} onSort={onSort} className="tal-col-name">
            Employee
          </SortHead>
          <SortHead by="Status" view={view} onSort={onSort} className="tal-col-status">
            Status
          </SortHead>
          <SortHead by="Next" view={view} onSort={onSort}>
            Who acts next
          </SortHead>
          <th scope="col" className="tal-col-due">
            Due
          </th>
          <th scope="col" className="tal-col-step">
            <span className="cd-vh">Action</span>
          </th>
        </tr>
      </thead>
      {groups === null ? (
        <tbody>{bodyOf(rows)}</tbody>
      ) : (
        groups.map(({ turn, rows: some, isWhole }) => (
          <tbody key={turn}>
            <tr className="tal-turn">
              <th scope="rowgroup" colSpan={5}>
                {TURNS[turn]} {isWhole && <span className="cd-ink3 cd-tn">{formatNumber(some.length)}</span>}
              </th>
            </tr>
            {bodyOf(some)}
          </tbody>
        ))
      )}
    </table>
  );
}
