import type { EditSnapshot, GoalRecord } from './goal-records.queries.ts';
import type { Viewer } from '../visibility/viewer.ts';

/**
 * The goal's open edit if the viewer may see it: while it is a draft, its owner, Goal Admins and the Goal Manager whose
 * tree the goal belongs to, who may all act on it; in review also the approver (D-22 applied to edits). Null otherwise.
 */
export function visibleEdit(
  viewer: Viewer,
  goal: Pick<GoalRecord, 'edit' | 'owner_id' | 'approver_id' | 'is_beneath_own'>,
): EditSnapshot | null {
  const { edit } = goal;
  if (!edit || viewer.role === 'observer') return null;
  const isSeen =
    goal.owner_id === viewer.id ||
    viewer.isGoalAdmin ||
    goal.is_beneath_own ||
    (edit.state === 'review' && goal.approver_id === viewer.id);
  return isSeen ? edit : null;
}
