import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** How far the organisation is, by department. */
export function useOrganization(periodId: number) {
  return useQuery(apiQuery('talent.organization', { params: { periodId } }));
}

/** How far the managers of a department are; asked for when it is opened. */
export function useDepartment(periodId: number, OrgUnit: string) {
  return useQuery(apiQuery('talent.department', { params: { periodId }, query: { OrgUnit } }));
}
