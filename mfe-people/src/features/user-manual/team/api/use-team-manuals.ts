import type { TeamManuals } from '@cadence/shared-contract';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { UseQueryResult } from '@cadence/shared-auth/query';

/** The user manuals of a manager's direct reports. */
export function useTeamManuals(managerId: number): UseQueryResult<TeamManuals> {
  return useQuery(apiQuery('userManual.team', { params: { managerId } }));
}
