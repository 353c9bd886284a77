import type { TeamManuals, TenantUpdateType } from '@cadence/shared-contract';
import { useLive, useLiveRefetch, useSession } from '@cadence/shared-auth';
import { apiQuery, invalidateReads, queryKeys, useQuery, useQueryClient } from '@cadence/shared-auth/query';
import type { UseQueryResult } from '@cadence/shared-auth/query';

/** The user manuals of a manager's direct reports. */
export function useTeamManuals(managerId: number): UseQueryResult<TeamManuals> {
  return useQuery(apiQuery('userManual.team', { params: { managerId } }));
}

/** Who is in the team, and under which name. */
const ABOUT_THE_TEAM: readonly TenantUpdateType[] = [
  'user_deactivated',
  'user_activated',
  'employee_added',
  'user_updated',
  'manager_updated',
];

const TEAMS = { queryKey: queryKeys.operation('userManual.team') };

/** Whether somebody's user manual is, or would be, in the picture. */
function isAbout(team: TeamManuals | undefined, personId: number): boolean {
  if (team === undefined) return true;
  const shown = [...team.People, ...team.Without].map(({ Person }) => Person.Id);
  return shown.includes(personId);
}

/** Keeps the picture fresh: when a user manual or the team changes, and after a lost connection came back (LIVE-007). */
export function useLiveTeam(team: TeamManuals | undefined): void {
  const { profile: viewer } = useSession();
  const client = useQueryClient();
  const refetch = (): Promise<void> => invalidateReads(client, TEAMS);
  useLive('UserManualUpdate', ({ id }) => {
    if (id === viewer.Id || isAbout(team, id)) void refetch();
  });
  useLiveRefetch({
    matches: ({ type }) => ABOUT_THE_TEAM.includes(type),
    isBusy: () => client.isFetching(TEAMS) > 0,
    refetch,
  });
}
