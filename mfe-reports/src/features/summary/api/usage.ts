import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** The requests to the model this month, without the texts. */
export const useUsage = () => useQuery(apiQuery('summaries.usage'));
