import { seesStepComments } from '../visibility/step-comments.ts';
import type { RowViewer } from '../visibility/viewer.ts';
import type { Changed } from './goal-facts.ts';

/**
 * Whether a person may read what not everyone who sees the goal may: comments on approval steps; the goal's open edit,
 * what others may do with the goal because of it, and the comments on its steps.
 *
 * @param managersAbove the Goal Managers whose tree the goal belongs to; they read edits, but no comments
 */
export function isInConfidence(
  viewer: RowViewer,
  { change, after }: Pick<Changed, 'change' | 'after'>,
  managersAbove: readonly number[],
): boolean {
  if (viewer.role === 'observer') return false;
  const readsEdit = change !== 'discussion' && managersAbove.includes(viewer.id);
  return readsEdit || seesStepComments(viewer, after);
}
