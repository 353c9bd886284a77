import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** The organisation's progress, by department. */
export function useOrganization(periodId: number) {
  return useQuery(apiQuery('talent.organization', { params: { periodId } }));
}

/** The progress of a department's managers; requested when it is opened. */
export function useDepartment(periodId: number, OrgUnit: string) {
  return useQuery(apiQuery('talent.department', { params: { periodId }, query: { OrgUnit } }));
}
