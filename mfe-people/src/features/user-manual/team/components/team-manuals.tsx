import { failedRead } from '@cadence/shared-auth';
import type { ReactNode } from 'react';
import type { TeamManuals as Team } from '@cadence/shared-contract';
import { EmptyState, ErrorState } from '@cadence/shared-ui';
import { Fingerprint, Users } from '@cadence/shared-ui/icons';
import { RefreshError } from '../../../states/refresh-error.tsx';
import { useTeamManuals } from '../api/use-team-manuals.ts';
import { TeamPicture } from './team-picture.tsx';
import { TeamSkeleton } from './team-skeleton.tsx';
import { WithoutManual } from './without-manual.tsx';

/** The user manuals of a manager's direct reports on one wheel, from loading to failures. */
export function TeamManuals({ managerId }: { readonly managerId: number }): ReactNode {
  const query = useTeamManuals(managerId);
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState title="The user manuals could not be loaded" {...failedRead(query)} />
    ) : (
      <TeamSkeleton />
    );
  }
  return (
    <>
      <RefreshError query={query} />
      <Loaded team={query.data} />
    </>
  );
}

function Loaded({ team }: { readonly team: Team }): ReactNode {
  if (team.People.length > 0) return <TeamPicture team={team} />;
  if (team.Without.length === 0) {
    return (
      <EmptyState icon={<Users aria-hidden />} title="No direct reports">
        Nobody reports to {team.Manager.Name}.
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState icon={<Fingerprint aria-hidden />} title="Nobody here has a user manual yet">
        Once somebody has one, the team’s wheel is drawn here.
      </EmptyState>
      <WithoutManual people={team.Without} title="No user manual yet" />
    </>
  );
}
