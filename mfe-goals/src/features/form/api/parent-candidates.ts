import { apiQuery, keepPreviousData, useQuery } from '@cadence/shared-auth/query';

/** Whose goal in which quarter looks for a parent; `goalId` 0 stands for a new goal. */
export interface ParentQuestion {
  readonly userId: number;
  readonly periodId: number;
  readonly ownerId: number;
  readonly goalId: number;
}

/** Goals that may be chosen as parent; disabled ones are shown and cannot be picked (D-29). */
export function useParentCandidates(question: ParentQuestion, { enabled }: { readonly enabled: boolean }) {
  return useQuery({
    ...apiQuery('goals.parentCandidates', { params: question }),
    enabled,
    placeholderData: keepPreviousData,
  });
}
