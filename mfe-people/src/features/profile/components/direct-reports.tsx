import type { ReactNode } from 'react';
import type { DirectReport, ProfileBundle } from '@cadence/shared-contract';
import { DataTable, type DataColumn, EmptyState, Person } from '@cadence/shared-ui';
import { Users } from '@cadence/shared-ui/icons';
import { Link } from '@cadence/shared-ui/router';
import { profilePath } from '../../people/person-path.ts';
import { departmentOf } from '../../people/person-text.ts';
import { StatusTag } from '../../people/status-tag.tsx';

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
];

/** PROF-016: the people who report to this person, with their status; each leads to the profile. */
export function DirectReports({ bundle }: { readonly bundle: ProfileBundle }): ReactNode {
  const { Profile: manager, DirectReports: reports } = bundle;
  if (reports.length === 0) {
    return (
      <EmptyState icon={<Users aria-hidden />} title="No direct reports">
        Nobody reports to {manager.Name}.
      </EmptyState>
    );
  }
  return (
    <div className="pe-reports pe-rows">
      <DataTable
        caption={`Direct reports of ${manager.Name}`}
        columns={COLUMNS}
        rows={reports}
        rowKey={(person) => person.Id}
        fixed
      />
    </div>
  );
}
