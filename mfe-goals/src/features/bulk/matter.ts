import type { Goal } from '@cadence/shared-contract';
import { reviewKindOf, type ReviewKind } from '../lifecycle/review-kind.ts';

/** Yes or No to all that is selected. */
export type Verdict = 'approve' | 'return';

/**
 * What of the goal waits for the viewer and can be decided together with others; null for nothing. A result cannot:
 * each one needs its own verdict and feedback (core §4).
 */
export function decisionOn(goal: Goal): ReviewKind | null {
  return (goal.Flags.NeedsReview && reviewKindOf(goal)) || null;
}

/** It waits for the viewer too, but cannot be decided with others. */
export function needsOwnReview(goal: Goal): boolean {
  return goal.Flags.NeedsReview && goal.State === 'results_in_review';
}

export const isShelving = (goal: Goal): boolean => decisionOn(goal)?.matter === 'shelving';

/** What No is called: shelving is denied, everything else is sent back with a request for changes (D-65). */
export function noLabel(goals: readonly Goal[]): 'Request Changes' | 'Deny Request' {
  return goals.length > 0 && goals.every(isShelving) ? 'Deny Request' : 'Request Changes';
}
