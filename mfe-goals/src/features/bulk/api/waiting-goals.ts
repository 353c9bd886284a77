import { LIMITS } from '@cadence/shared-contract';
import type { Goal, GoalListInput } from '@cadence/shared-contract';
import { apiQuery, keepPreviousData, useQuery } from '@cadence/shared-auth/query';

const NONE: readonly Goal[] = [];

/**
 * The goals of a list that wait for the viewer, up to the largest page; for lists of which only the beginning is
 * loaded.
 */
export function useWaitingGoals(
  input: GoalListInput,
  { enabled }: { readonly enabled: boolean },
): readonly Goal[] {
  const body = { ...input, NeedsReview: true, PageSize: LIMITS.pageSizeMax };
  const { data } = useQuery({
    ...apiQuery('goals.list', { body }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return enabled && data !== undefined ? data.data : NONE;
}
