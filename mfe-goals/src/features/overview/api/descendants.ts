import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** Every goal beneath a goal that the viewer may see, with its depth (D-34). */
export function useDescendants(goalId: number) {
  return useQuery(apiQuery('goals.descendants', { params: { id: goalId } }));
}
