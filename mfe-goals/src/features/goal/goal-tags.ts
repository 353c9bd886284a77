import { GOAL_STATE_LABELS } from '@cadence/shared-contract';
import type { Goal } from '@cadence/shared-contract';

/** Every tag a goal may carry in lists (core §2, and what waits for somebody else), in the order they are shown: risk, action, age, state. */
export const GOAL_TAGS = [
  'atRisk',
  'trendingDown',
  'needsReview',
  'needsUpdate',
  'needsFinalization',
  'weeksOld',
  'pendingEdits',
  'draft',
  'inReview',
  'shelvingInReview',
  'shelved',
  'resultsInReview',
  'achieved',
  'notAchieved',
  'inDispute',
] as const;
export type GoalTagId = (typeof GOAL_TAGS)[number];

export interface GoalTag {
  readonly id: GoalTagId;
  readonly label: string;
}

const LABELS: Readonly<Record<Exclude<GoalTagId, 'weeksOld'>, string>> = {
  atRisk: 'At Risk',
  trendingDown: 'Trending Down',
  needsReview: 'Needs Review',
  needsUpdate: 'Needs Update',
  needsFinalization: 'Needs Finalization',
  pendingEdits: 'Pending edits',
  draft: 'Draft',
  inReview: GOAL_STATE_LABELS.review,
  shelvingInReview: GOAL_STATE_LABELS.shelving_in_review,
  shelved: 'Shelved',
  resultsInReview: 'Results in review',
  achieved: 'Finalized (Achieved)',
  notAchieved: 'Finalized (Not Achieved)',
  inDispute: 'Finalized (In Dispute)',
};

/** A status counts as old from this many weeks on (D-15). */
const OLD_FROM_WEEKS = 2;

function endedAs(outcome: NonNullable<Goal['Flags']['Outcome']>) {
  return ({ State, Flags }: Goal): boolean => State === 'finalized' && Flags.Outcome === outcome;
}

const IS_CARRIED: Readonly<Record<GoalTagId, (goal: Goal) => boolean>> = {
  atRisk: ({ Flags }) => Flags.AtRisk,
  trendingDown: ({ Flags }) => Flags.TrendingDown,
  needsReview: ({ Flags }) => Flags.NeedsReview,
  needsUpdate: ({ Flags }) => Flags.NeedsUpdate,
  needsFinalization: ({ Flags }) => Flags.NeedsFinalization,
  weeksOld: ({ Flags }) => Flags.WeeksOld !== null && Flags.WeeksOld >= OLD_FROM_WEEKS,
  pendingEdits: ({ Flags }) => Flags.PendingEdits,
  draft: ({ State }) => State === 'draft',
  // For whoever must decide, 'Needs Review' says it.
  inReview: ({ State, Flags }) => State === 'review' && !Flags.NeedsReview,
  shelvingInReview: ({ State, Flags }) => State === 'shelving_in_review' && !Flags.NeedsReview,
  shelved: ({ State }) => State === 'shelved',
  resultsInReview: ({ State }) => State === 'results_in_review',
  achieved: endedAs('achieved'),
  notAchieved: endedAs('notAchieved'),
  inDispute: endedAs('inDispute'),
};

/** The tags of a goal, from the facts the server computed for the viewer (D-14 to D-18). */
export function tagsOf(goal: Goal): readonly GoalTag[] {
  return GOAL_TAGS.filter((id) => IS_CARRIED[id](goal)).map((id) => ({
    id,
    label: id === 'weeksOld' ? `Status is ${goal.Flags.WeeksOld} weeks old` : LABELS[id],
  }));
}
