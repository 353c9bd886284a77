import { Fragment, type ReactNode } from 'react';
import { formatDate, formatNumber, Select } from '@cadence/shared-ui';
import { TURNS } from '../group-rows.ts';
import type { Row } from '../member-words.ts';
import type { TeamSort } from '../team-view.ts';
import { Employee, StatusBar, StepButton, TOO_NEW, WhoActsNext, type RowProps } from './member-parts.tsx';
import type { TeamListProps } from './team-table.tsx';

const SORTS: readonly { readonly value: TeamSort; readonly label: string }[] = [
  { value: 'Next', label: 'Who acts next' },
  { value: 'Name', label: 'Employee' },
  { value: 'Status', label: 'Status' },
];

function Card({ row, context }: RowProps): ReactNode {
  const { member, appraisal } = row;
  return (
    <li className="tal-card">
      <Employee row={row} context={context} />
      {member.IsEligible ? (
        <>
          <StatusBar status={member.Status} />
          <WhoActsNext row={row} context={context} />
          <span className="tal-card-foot">
            <span className="cd-t13 cd-ink2">
              Due {formatDate(appraisal?.DueDate ?? context.period.DueDate)}
            </span>
            <StepButton row={row} context={context} size="touch" />
          </span>
        </>
      ) : (
        <p className="cd-t13 cd-ink2">{TOO_NEW}</p>
      )}
    </li>
  );
}

/** The team as cards, where a table has no room. */
export function TeamCards({ groups, rows, context, view, onSort }: TeamListProps): ReactNode {
  const cardsOf = (some: readonly Row[], label: string): ReactNode => (
    <ul className="tal-cards" aria-label={label}>
      {some.map((row) => (
        <Card key={row.member.Id} row={row} context={context} />
      ))}
    </ul>
  );
  const sort = (
    <Select
      aria-label="Sort by"
      value={view.sort}
      options={SORTS}
      onChange={({ target }) => onSort({ sort: target.value as TeamSort, order: 'asc' })}
    />
  );
  if (groups === null)
    return (
      <>
        <header className="tal-turn-head">{sort}</header>
        {cardsOf(rows, 'Appraisals of the team')}
      </>
    );
  return groups.map(({ turn, rows: some, isWhole }, index) => (
    <Fragment key={turn}>
      <header className="tal-turn-head">
        <h3 className="tal-turn">
          {TURNS[turn]} {isWhole && <span className="cd-ink3 cd-tn">{formatNumber(some.length)}</span>}
        </h3>
        {index === 0 && sort}
      </header>
      {cardsOf(some, TURNS[turn])}
    </Fragment>
  ));
}
