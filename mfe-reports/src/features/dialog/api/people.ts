import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** Everybody in the viewer's reporting line (people §6 Reports). */
export function useBeneath() {
  return useQuery({ ...apiQuery('people.hierarchy'), select: ({ Descendants }) => Descendants });
}

/** Whose appraisals of a quarter can be printed: people, and managers of whole teams. */
export function useAppraisalUsers(periodId: number | undefined) {
  const query = apiQuery('reports.appraisalUsers', { params: { periodId: periodId ?? 0 } });
  return useQuery({ ...query, enabled: periodId !== undefined });
}
