import type { Goal, GoalState } from '@cadence/shared-contract';

/** Every tag a goal may carry in lists (core §2), in the order they are shown: risk, action, age, state. */
export const GOAL_TAGS = [
  'atRisk',
  'trendingDown',
  'needsReview',
  'needsUpdate',
  'needsFinalization',
  'weeksOld',
  'pendingEdits',
  'draft',
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
  shelved: 'Shelved',
  resultsInReview: 'Results in review',
  achieved: 'Finalized (Achieved)',
  notAchieved: 'Finalized (Not Achieved)',
  inDispute: 'Finalized (In Dispute)',
};

const STATE_TAGS: Partial<Record<GoalState, GoalTagId>> = {
  draft: 'draft',
  shelved: 'shelved',
  results_in_review: 'resultsInReview',
};

/** A status is called old from this many weeks on (D-15). */
const OLD_FROM_WEEKS = 2;

function isCarried(id: GoalTagId, { Flags, State }: Goal): boolean {
  switch (id) {
    case 'atRisk':
      return Flags.AtRisk;
    case 'trendingDown':
      return Flags.TrendingDown;
    case 'needsReview':
      return Flags.NeedsReview;
    case 'needsUpdate':
      return Flags.NeedsUpdate;
    case 'needsFinalization':
      return Flags.NeedsFinalization;
    case 'weeksOld':
      return Flags.WeeksOld !== null && Flags.WeeksOld >= OLD_FROM_WEEKS;
    case 'pendingEdits':
      return Flags.PendingEdits;
    case 'draft':
    case 'shelved':
    case 'resultsInReview':
      return STATE_TAGS[State] === id;
    case 'achieved':
    case 'notAchieved':
    case 'inDispute':
      return State === 'finalized' && Flags.Outcome === id;
  }
}

/** The tags of a goal, from the facts the server computed for the viewer (D-14 to D-18). */
export function tagsOf(goal: Goal): readonly GoalTag[] {
  return GOAL_TAGS.filter((id) => isCarried(id, goal)).map((id) => ({
    id,
    label: id === 'weeksOld' ? `Status is ${goal.Flags.WeeksOld} weeks old` : LABELS[id],
  }));
}
