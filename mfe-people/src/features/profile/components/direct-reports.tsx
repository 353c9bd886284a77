import type { ReactNode } from 'react';
import type { DirectReport, ProfileBundle } from '@cadence/shared-contract';
import {
  DataTable,
  type DataColumn,
  EmptyState,
  LoadMore,
  Person,
  useIsNarrow,
  VisuallyHidden,
} from '@cadence/shared-ui';
import { Users } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { AddEmployeeButton } from '../../add-employee/add-employee-button.tsx';
import { compareNames } from '../../people/compare-names.ts';
import { orgChartPath, profilePath } from '../../people/person-path.ts';
import { departmentOf } from '../../people/person-text.ts';
import { StatusTag } from '../../people/status-tag.tsx';
import { useGrowingList } from '../../people/use-growing-list.ts';
import { ReportActions } from './report-actions.tsx';

const COLUMNS: readonly DataColumn<DirectReport>[] = [
  {
    id: 'employee',
    header: 'Employee',
    rowHeader: true,
    cell: (person) => (
      <Person
        id={person.Id}
        name={person.Name}
        size="m"
        src={person.Avatar}
        meta={person.JobTitle ?? undefined}
      >
        <Link to={profilePath(person.Id)}>{person.Name}</Link>
      </Person>
    ),
  },
  {
    id: 'department',
    header: 'Department',
    width: '30%',
    cell: (person) => <span className="cd-ink2">{departmentOf(person)}</span>,
  },
  { id: 'status', header: 'Status', width: '120px', cell: (person) => <StatusTag person={person} /> },
  {
    id: 'actions',
    header: <VisuallyHidden>Actions</VisuallyHidden>,
    width: '56px',
    cell: (person) => <ReportActions person={person} />,
  },
];

const NARROW_COLUMNS = COLUMNS.filter(({ id }) => id !== 'department');

/** By name; those who may be activated again stand last. */
function inOrder(reports: readonly DirectReport[]): readonly DirectReport[] {
  const isGone = (person: DirectReport): number => Number(person.DeactivatedAt !== null);
  return [...reports].sort((a, b) => isGone(a) - isGone(b) || compareNames(a.Name, b.Name) || a.Id - b.Id);
}

/** Who is added here reports to the profile's person. */
function ReportsBar({ bundle }: { readonly bundle: ProfileBundle }): ReactNode {
  const { Profile: manager, Abilities } = bundle;
  return (
    <div className="pe-reports-bar">
      {Abilities.AddEmployee && <AddEmployeeButton parent={manager} />}
      <Link className="cd-link cd-t13" to={orgChartPath(manager.Id)}>
        View Org Structure
      </Link>
    </div>
  );
}

/** PROF-016: the people who report to this person, with their status; each leads to the profile. */
export function DirectReports({ bundle }: { readonly bundle: ProfileBundle }): ReactNode {
  const { Profile: manager, DirectReports: reports } = bundle;
  const isNarrow = useIsNarrow();
  const { shown, grow } = useGrowingList(inOrder(reports));
  if (reports.length === 0) {
    return (
      <div className="pe-reports">
        <ReportsBar bundle={bundle} />
        <EmptyState icon={<Users aria-hidden />} title="No direct reports">
          Nobody reports to {manager.Name}.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="pe-reports pe-rows">
      <ReportsBar bundle={bundle} />
      <DataTable
        caption={`Direct reports of ${manager.Name}`}
        columns={isNarrow ? NARROW_COLUMNS : COLUMNS}
        rows={shown}
        rowKey={(person) => person.Id}
        fixed
      />
      {shown.length < reports.length && (
        <LoadMore shown={shown.length} total={reports.length} noun="direct report" onLoadMore={grow} />
      )}
    </div>
  );
}
