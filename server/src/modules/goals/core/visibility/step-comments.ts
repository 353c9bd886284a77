import type { RowViewer } from './viewer.ts';
import type { VisibleSubject } from './visibility.queries.ts';

/**
 * Whether a person may read comments on approval steps: owner, approver, ceo, Org Admins, Goal Admins (core §4, D-33).
 */
export function seesStepComments(
  viewer: RowViewer,
  goal: Pick<VisibleSubject, 'owner_id' | 'approver_id'>,
): boolean {
  if (viewer.role === 'observer') return false;
  const isNear = goal.owner_id === viewer.id || goal.approver_id === viewer.id;
  return isNear || viewer.role === 'ceo' || viewer.isOrgAdmin || viewer.isGoalAdmin;
}
