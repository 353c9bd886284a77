import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** What was asked of the model this month, without the texts. */
export const useUsage = () => useQuery(apiQuery('summaries.usage'));
