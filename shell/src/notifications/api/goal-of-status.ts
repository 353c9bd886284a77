import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** The goal that a weekly status belongs to; not asked for an id that cannot be one. */
export function useGoalOfStatus(statusId: number) {
  return useQuery({
    ...apiQuery('goals.status', { params: { id: statusId } }),
    enabled: Number.isInteger(statusId) && statusId > 0,
  });
}
