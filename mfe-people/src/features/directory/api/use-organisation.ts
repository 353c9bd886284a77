import type { OrgPerson } from '@cadence/shared-contract';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';
import type { UseQueryResult } from '@cadence/shared-auth/query';

/** Everyone of the organisation, as chart and directory need them. */
export function useOrganisation(): UseQueryResult<readonly OrgPerson[]> {
  return useQuery({ ...apiQuery('people.org'), select: ({ data }) => data });
}
