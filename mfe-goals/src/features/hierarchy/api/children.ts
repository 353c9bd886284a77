import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** The goals directly beneath a goal that the viewer may see. */
export function useChildGoals(goalId: number, { enabled }: { readonly enabled: boolean }) {
  return useQuery({ ...apiQuery('goals.children', { params: { id: goalId } }), enabled });
}
