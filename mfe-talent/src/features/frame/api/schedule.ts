import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** The quarters that may be appraised, and what the viewer may open (people §6 Appraisals). */
export function useSchedule() {
  return useQuery(apiQuery('talent.schedule'));
}
