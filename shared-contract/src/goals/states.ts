/** States of a goal (core §4). `shilving_in_review` is read too and written as `shelving_in_review`. */
export const GOAL_STATES = [
  'draft',
  'review',
  'approved',
  'shelving_in_review',
  'shelved',
  'results_in_review',
  'finalized',
] as const;
export type GoalState = (typeof GOAL_STATES)[number];
export const GOAL_STATE_ALIASES: Readonly<Record<string, GoalState>> = {
  shilving_in_review: 'shelving_in_review',
};

export const GOAL_STATE_LABELS: Readonly<Record<GoalState, string>> = {
  draft: 'Draft',
  review: 'In review',
  approved: 'Approved',
  shelving_in_review: 'Shelving in review',
  shelved: 'Shelved',
  results_in_review: 'Results in review',
  finalized: 'Finalized',
};

/** The same as part of a sentence, where a label does not make one. */
export const GOAL_STATE_CLAUSES: Readonly<Record<GoalState, string>> = {
  draft: 'the goal is a draft',
  review: 'the goal is waiting for approval',
  approved: 'the goal is approved',
  shelving_in_review: 'a request to shelve the goal is waiting for a decision',
  shelved: 'the goal is shelved',
  results_in_review: 'the result of the goal is being reviewed',
  finalized: 'the goal is finalized',
};

/** States of a goal edit (core §4); `approved` closes an edit that was applied (D-23). */
export const GOAL_EDIT_STATES = ['draft', 'review', 'approved', 'canceled'] as const;
export type GoalEditState = (typeof GOAL_EDIT_STATES)[number];
/** An edit in one of these is the goal's pending edit; there is at most one (D-23). */
export const OPEN_GOAL_EDIT_STATES = ['draft', 'review'] as const satisfies readonly GoalEditState[];

/** Goal types in the API (D-60). */
export const GOAL_TYPES = ['SMART', 'objective_results', 'okr'] as const;
export type GoalType = (typeof GOAL_TYPES)[number];

/** Values of `GoalSelectFilter` (core §2, D-59). */
export const GOAL_SELECT = { myGoals: 1, directReports: 2, companyGoals: 3, managerAndPeers: 4 } as const;
export type GoalSelect = (typeof GOAL_SELECT)[keyof typeof GOAL_SELECT];
export const GOAL_SELECT_LABELS: Readonly<Record<GoalSelect, string>> = {
  1: 'My Goals',
  2: 'My Direct Reports',
  3: 'Company Goals',
  4: 'My Manager & Peers',
};
