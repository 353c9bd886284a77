import type { PersonRef } from '@cadence/shared-contract';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';

const NOBODY: readonly PersonRef[] = [];

/** Everybody beneath the viewer: whose team they may choose (people §6 Reports). */
export function useDescendants(): readonly PersonRef[] {
  const { data } = useQuery({
    ...apiQuery('people.hierarchy'),
    select: ({ Descendants }) => Descendants,
  });
  return data ?? NOBODY;
}
