import { memo, type ReactNode } from 'react';
import { personStatus, ROLE_LABELS } from '@cadence/shared-contract';
import type { OrgPerson } from '@cadence/shared-contract';
import { SortHead, VisuallyHidden } from '@cadence/shared-ui';
import { departmentOf } from '../../people/person-text.ts';
import { StatusTag } from '../../people/status-tag.tsx';
import { COLUMN_LABELS, DIRECTORY_COLUMNS, nextSort } from '../directory-sort.ts';
import type { DirectoryColumn, DirectorySort } from '../directory-sort.ts';
import { Face, PermissionTags, ProfileLink, showCurrent } from './directory-row.tsx';
import type { DirectoryListProps } from './directory-row.tsx';

const LOOKS: Readonly<Record<DirectoryColumn, string | undefined>> = {
  employee: undefined,
  jobTitle: 'pe-col-job',
  role: 'pe-col-role',
  permissions: 'pe-col-permissions',
  status: 'pe-col-status',
};

interface RowProps {
  readonly person: OrgPerson;
  readonly viewerId: number;
  readonly isCurrent: boolean;
}

function Job({ person }: { readonly person: OrgPerson }): ReactNode {
  return (
    <span className="pe-two">
      <span className="cd-cut" dir="auto" title={person.JobTitle ?? undefined}>
        {person.JobTitle}
      </span>
      <small className="cd-cut" dir="auto">
        {departmentOf(person)}
      </small>
    </span>
  );
}

/** An exception is a tag; 'Active' is not written where it says nothing that the other rows do not. */
function RowStatus({ person }: { readonly person: OrgPerson }): ReactNode {
  const status = personStatus(person);
  return status === 'Active' ? <VisuallyHidden>{status}</VisuallyHidden> : <StatusTag person={person} />;
}

const Row = memo(function Row({ person, viewerId, isCurrent }: RowProps): ReactNode {
  return (
    <tr {...(isCurrent && { 'aria-current': true, ref: showCurrent })}>
      <th scope="row">
        <span className="cd-person">
          <Face person={person} size="m" />
          <span className="pe-two">
            <ProfileLink person={person} viewerId={viewerId} />
            <small className="cd-cut">{person.Email}</small>
          </span>
        </span>
      </th>
      <td>
        <Job person={person} />
      </td>
      <td className="cd-ink2">{ROLE_LABELS[person.RoleName]}</td>
      <td>
        <span className="cd-tags">
          <PermissionTags person={person} />
        </span>
      </td>
      <td>
        <RowStatus person={person} />
      </td>
    </tr>
  );
});

interface DirectoryTableProps extends DirectoryListProps {
  readonly sort: DirectorySort;
  onSort(sort: DirectorySort): void;
}

/** ORG-007: the directory as a table whose column titles sort it. */
export function DirectoryTable({
  people,
  viewerId,
  currentId,
  sort,
  onSort,
}: DirectoryTableProps): ReactNode {
  return (
    <div className="pe-rows">
      <table className="cd-table pe-table">
        <caption className="cd-vh">Employees</caption>
        <thead>
          <tr>
            {DIRECTORY_COLUMNS.map((column) => (
              <SortHead
                key={column}
                className={LOOKS[column]}
                direction={sort.column === column ? sort.direction : 'none'}
                onSort={() => onSort(nextSort(sort, column))}
              >
                {COLUMN_LABELS[column]}
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Row key={person.id} person={person} viewerId={viewerId} isCurrent={person.id === currentId} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
