import type { Goal, GoalPermission } from '@cadence/shared-contract';

/** What a person may do to a goal from its detail. The word is the URL's (`?do=review`) and the dialog's. */
export interface GoalActionSpec {
  readonly label: string;
  /** Any one of these grants it; the server decides (D-25). */
  readonly permissions: readonly GoalPermission[];
  /** Facts of the goal that tell apart actions which share a permission. */
  readonly when?: (goal: Goal) => boolean;
}

const isShelving = (goal: Goal): boolean => goal.State === 'shelving_in_review';
const hasDraftEdit = (goal: Goal): boolean => goal.GoalEdit?.State === 'draft';

export const GOAL_ACTIONS = {
  update: { label: 'Update', permissions: ['Update'] },
  edit: { label: 'Edit', permissions: ['Edit'] },
  submit: { label: 'Request Approval', permissions: ['SubmitForApproval', 'SubmitForApproval2'] },
  publish: {
    label: 'Publish',
    permissions: ['Publish'],
    when: (goal) => goal.State === 'draft' || hasDraftEdit(goal),
  },
  review: {
    label: 'Review',
    permissions: ['ReviewPublicationRequest', 'ReviewPublicationRequest2', 'ApproveShelve'],
  },
  retract: { label: 'Retract', permissions: ['RetractApprovalRequest'] },
  discard: { label: 'Discard Edits', permissions: ['DiscardDraftChanges'] },
  finalize: { label: 'Finalize', permissions: ['Finalize'] },
  'edit-result': { label: 'Edit Result', permissions: ['EditResults'] },
  'retract-result': { label: 'Retract Result', permissions: ['EditResults'] },
  'review-result': { label: 'Review Result', permissions: ['ReviewFinalize'] },
  'edit-review': { label: 'Edit Review', permissions: ['EditFinalizeResults'] },
  'request-shelve': {
    label: 'Request to Shelve',
    permissions: ['RequestToShelve'],
    when: (goal) => !isShelving(goal),
  },
  'cancel-shelve': { label: 'Cancel Shelving', permissions: ['RequestToShelve'], when: isShelving },
  shelve: { label: 'Shelve', permissions: ['Shelve'] },
  reactivate: { label: 'Reactivate', permissions: ['Reactivate'] },
  'change-owner': { label: 'Change Ownership', permissions: ['ChangeGoalOwnership'] },
  'change-parent': { label: 'Change Parent Goal', permissions: ['ChangeParentGoal'] },
  delete: { label: 'Delete', permissions: ['Delete'] },
} as const satisfies Record<string, GoalActionSpec>;
export type GoalActionId = keyof typeof GOAL_ACTIONS;
export const GOAL_ACTION_IDS = Object.keys(GOAL_ACTIONS) as readonly GoalActionId[];

/** The actions open to the viewer, from the per-goal permissions alone (GOAL-146). */
export function openActions(goal: Goal, permissions: readonly GoalPermission[]): ReadonlySet<GoalActionId> {
  const granted = new Set(permissions);
  return new Set(
    GOAL_ACTION_IDS.filter((id) => {
      const spec: GoalActionSpec = GOAL_ACTIONS[id];
      return spec.permissions.some((permission) => granted.has(permission)) && (spec.when?.(goal) ?? true);
    }),
  );
}

/** The one main action in the header; the others stand in the menu or beside the sentence about waiting. */
export function mainAction(goal: Goal, open: ReadonlySet<GoalActionId>): GoalActionId | null {
  const byWeight: readonly GoalActionId[] = goal.Flags.NeedsFinalization
    ? ['finalize', 'update']
    : goal.State === 'draft'
      ? ['publish', 'submit', 'edit']
      : ['update', 'reactivate'];
  return byWeight.find((id) => open.has(id)) ?? null;
}

/** Actions of the callout about waiting, in order; the menu leaves them out. */
export const CALLOUT_ACTIONS = [
  'review',
  'review-result',
  'retract',
  'cancel-shelve',
  'retract-result',
] as const satisfies readonly GoalActionId[];

/** Groups of the more-actions menu, parted by lines. */
export const MENU_GROUPS: readonly (readonly GoalActionId[])[] = [
  ['edit', 'submit', 'publish', 'review', 'retract', 'discard'],
  ['finalize', 'edit-result', 'retract-result', 'review-result', 'edit-review'],
  ['request-shelve', 'cancel-shelve', 'shelve', 'reactivate'],
  ['change-owner', 'change-parent'],
  ['delete'],
];
