import { lazy, Suspense, type ReactNode } from 'react';
import { personStatus } from '@cadence/shared-contract';
import type { DirectReport, ProfileBundle } from '@cadence/shared-contract';
import {
  type DataColumn,
  DataTable,
  EmptyState,
  LoadMore,
  Person,
  useIsPhone,
  VisuallyHidden,
} from '@cadence/shared-ui';
import { Users } from '@cadence/shared-ui/icons';
import { Link, useSearchParams } from '@cadence/shared-ui/router';
import { AddEmployeeButton } from '../../add-employee/add-employee-button.tsx';
import { compareNames } from '../../people/compare-names.ts';
import { orgChartPath, profilePath } from '../../people/person-path.ts';
import { departmentOf } from '../../people/person-text.ts';
import { StatusTag } from '../../people/status-tag.tsx';
import { useGrowingList } from '../../people/use-growing-list.ts';
import { TeamSkeleton } from '../../user-manual/team/components/team-skeleton.tsx';
import { TeamViewSwitch } from '../../user-manual/team/components/team-view-switch.tsx';
import { readTeamView } from '../../user-manual/team/team-address.ts';
import { ReportActions } from './report-actions.tsx';

const TeamManuals = lazy(async () => ({
  default: (await import('../../user-manual/team/components/team-manuals.tsx')).TeamManuals,
}));

function Report({ person, meta }: { readonly person: DirectReport; readonly meta: ReactNode }): ReactNode {
  return (
    <Person id={person.Id} name={person.Name} size="m" src={person.Avatar} meta={meta}>
      <Link to={profilePath(person.Id)}>
        <bdi>{person.Name}</bdi>
      </Link>
    </Person>
  );
}

const COLUMNS: readonly DataColumn<DirectReport>[] = [
  {
    id: 'employee',
    header: 'Employee',
    rowHeader: true,
    cell: (person) => <Report person={person} meta={person.JobTitle ?? undefined} />,
  },
  {
    id: 'department',
    header: 'Department',
    width: '30%',
    cell: (person) => <bdi className="cd-ink2">{departmentOf(person)}</bdi>,
  },
  { id: 'status', header: 'Status', width: '120px', cell: (person) => <StatusTag person={person} /> },
  {
    id: 'actions',
    header: <VisuallyHidden>Actions</VisuallyHidden>,
    width: '56px',
    cell: (person) => <ReportActions person={person} />,
  },
];

/** On a phone the name has the width, and an exceptional status the line beneath it. */
const NARROW_COLUMNS: readonly DataColumn<DirectReport>[] = COLUMNS.filter(
  ({ id }) => id !== 'department' && id !== 'status',
).map((column) =>
  column.id === 'employee'
    ? { ...column, cell: (person) => <Report person={person} meta={<NarrowMeta person={person} />} /> }
    : column,
);

function NarrowMeta({ person }: { readonly person: DirectReport }): ReactNode {
  if (personStatus(person) === 'Active') return person.JobTitle;
  return (
    <span className="cd-tags">
      <StatusTag person={person} />
      <span className="cd-cut">{person.JobTitle}</span>
    </span>
  );
}

/** By name; people who may be activated again come last. */
function inOrder(reports: readonly DirectReport[]): readonly DirectReport[] {
  const isGone = (person: DirectReport): number => Number(person.DeactivatedAt !== null);
  return [...reports].sort((a, b) => isGone(a) - isGone(b) || compareNames(a.Name, b.Name) || a.Id - b.Id);
}

interface ReportsProps {
  readonly bundle: ProfileBundle;
}

/** A person added here reports to the profile's person. */
function ReportsBar({ bundle }: ReportsProps): ReactNode {
  const { Profile: manager, Abilities } = bundle;
  const add = Abilities.AddEmployee && <AddEmployeeButton parent={manager} />;
  const structure = (
    <Link className="cd-link cd-t13" to={orgChartPath(manager.Id)}>
      View Org Structure
    </Link>
  );
  return hasTeamManuals(bundle) ? (
    <div className="pe-reports-bar pe-team-bar">
      <TeamViewSwitch />
      {structure}
      {add}
    </div>
  ) : (
    <div className="pe-reports-bar">
      {add}
      {structure}
    </div>
  );
}

/** The server says who may see a team's user manuals. */
function hasTeamManuals({ Abilities, DirectReports: reports }: ProfileBundle): boolean {
  return Abilities.ReadTeamManuals && reports.length > 0;
}

/** PROF-016: the people who report to this person; as a table, or their user manuals on a wheel. */
export function DirectReports({ bundle }: ReportsProps): ReactNode {
  const [query] = useSearchParams();
  const { Profile: manager, DirectReports: reports } = bundle;
  if (hasTeamManuals(bundle) && readTeamView(query) === 'manuals') {
    return (
      <div className="pe-reports">
        <ReportsBar bundle={bundle} />
        <Suspense fallback={<TeamSkeleton />}>
          <TeamManuals key={manager.Id} managerId={manager.Id} />
        </Suspense>
      </div>
    );
  }
  if (reports.length > 0) return <ReportsTable bundle={bundle} />;
  return (
    <div className="pe-reports">
      <ReportsBar bundle={bundle} />
      <EmptyState icon={<Users aria-hidden />} title="No direct reports">
        Nobody reports to <bdi>{manager.Name}</bdi>.
      </EmptyState>
    </div>
  );
}

/** With their status; each leads to the profile. */
function ReportsTable({ bundle }: ReportsProps): ReactNode {
  const { Profile: manager, DirectReports: reports } = bundle;
  const isNarrow = useIsPhone();
  const { shown, grow } = useGrowingList(inOrder(reports));
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
