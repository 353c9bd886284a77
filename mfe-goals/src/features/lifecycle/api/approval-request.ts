import { apiQuery, useQuery } from '@cadence/shared-auth/query';

/** Who decides on the goal, and who a submit would notify (D-37, D-73). */
export function useApprovalRequest(goalId: number) {
  return useQuery(apiQuery('goals.approvalRequest', { params: { id: goalId } }));
}
