import type { OrgPerson } from '@cadence/shared-contract';
import { apiQuery, usePrefetchQuery, useQuery } from '@cadence/shared-auth/query';
import type { UseQueryResult } from '@cadence/shared-auth/query';

/**
 * Everyone of the organisation, as chart and directory need them. They are many: the request leaves as the page is
 * rendered, not once it has been painted without them.
 */
export function useOrganisation(): UseQueryResult<readonly OrgPerson[]> {
  usePrefetchQuery(apiQuery('people.org'));
  return useQuery({ ...apiQuery('people.org'), select: ({ data }) => data });
}
