import type { ReactNode } from 'react';
import { formatNumber, SortHead } from '@cadence/shared-ui';
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

/** What a head needs to sort by its column. */
function sortBy(by: TeamSort, { view, onSort }: Pick<TeamListProps, 'view' | 'onSort'>) {
  const direction = view.order === 'asc' ? 'ascending' : 'descending';
  return {
    direction: view.sort === by ? direction : 'none',
    onSort: () => onSort(nextSort(view, by)),
  } as const;
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
export function TeamTable({ groups, rows, context, ...sorting }: TeamListProps): ReactNode {
  const bodyOf = (some: readonly Row[]): ReactNode =>
    some.map((row) => <TableRow key={row.member.Id} row={row} context={context} />);
  return (
    <table className="cd-table cd-table-fixed tal-team">
      <caption className="cd-vh">Appraisals of the team</caption>
      <thead>
        <tr>
          <SortHead {...sortBy('Name', sorting)} className="tal-col-name">
            Employee
          </SortHead>
          <SortHead {...sortBy('Status', sorting)} className="tal-col-status">
            Status
          </SortHead>
          <SortHead {...sortBy('Next', sorting)}>Who acts next</SortHead>
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
