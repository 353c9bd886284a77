import type { OrgPerson } from '@cadence/shared-contract';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';

const NOBODY: readonly OrgPerson[] = [];

/** Everybody of the organisation, by name: whose goals a list can be of. */
export function useEveryone(): readonly OrgPerson[] {
  const { data } = useQuery({
    ...apiQuery('people.org'),
    select: ({ data: people }) =>
      people
        .filter(({ DeactivatedAt }) => DeactivatedAt === null)
        .toSorted((a, b) => a.Name.localeCompare(b.Name)),
  });
  return data ?? NOBODY;
}
