import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { OutputOf } from '@cadence/shared-contract';

export type ReportStanding = OutputOf<'dashboard.team'>['data'][number];

/** The viewer's direct reports, with what each has to do. */
export function useTeam() {
  return useQuery(apiQuery('dashboard.team'));
}

/** How many are in order of each direct report with everyone beneath them. */
export function useBranches() {
  return useQuery(apiQuery('dashboard.branches'));
}
