import { useMemo } from 'react';
import type { GoalBundle } from '@cadence/shared-contract';
import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** Titles of the goal's ancestors and of the parent that an edit proposes. */
export function useParentTitles({ Goal, Ancestors, ParentGoal }: GoalBundle): ReadonlyMap<number, string> {
  const proposed = Goal.GoalEdit?.ParentId ?? null;
  const known = useMemo(
    () =>
      new Map(
        [...Ancestors, ...(ParentGoal === null ? [] : [ParentGoal])].map(({ Id, Title }) => [Id, Title]),
      ),
    [Ancestors, ParentGoal],
  );
  const isMissing = proposed !== null && !known.has(proposed);
  const { data } = useQuery({
    ...apiQuery('goals.single', { params: { id: proposed ?? Goal.Id } }),
    enabled: isMissing,
    retry: false,
  });
  return useMemo(
    () => (isMissing && data !== undefined ? new Map([...known, [data.Id, data.GoalDetail.Title]]) : known),
    [isMissing, data, known],
  );
}
