import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** What the viewer may ask for. */
export function useReportChoices() {
  return useQuery(apiQuery('reports.choices'));
}
