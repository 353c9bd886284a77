import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** Quarters, years and audiences that the viewer may choose (people §6 Reports). */
export const useChoices = () => useQuery(apiQuery('reports.choices'));
