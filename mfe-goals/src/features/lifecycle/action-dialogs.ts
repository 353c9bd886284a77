import { GOAL_ACTIONS, goalAction } from '@cadence/shared-contract';
import type { AnyGoalAction, Goal } from '@cadence/shared-contract';

/** The dialog in which each action of the lifecycle is taken; null for what the drawer of a new goal does. */
export const DIALOG_OF = {
  create: null,
  editDraft: 'edit',
  publish: 'publish',
  submit: 'submit',
  resubmit: 'edit',
  approve: 'review',
  requestChanges: 'review',
  cancelRequest: 'retract',
  edit: 'edit',
  postStatus: 'update',
  requestShelve: 'requestShelve',
  shelve: 'shelve',
  approveShelve: 'review',
  denyShelve: 'review',
  cancelShelve: 'cancelShelve',
  reactivate: 'reactivate',
  submitResult: 'finalize',
  submitOwnFinalResult: 'finalize',
  editResult: 'editResult',
  retractResult: 'retractResult',
  finalize: 'reviewResult',
  editManagerResult: 'editReview',
  changeOwner: 'changeOwner',
  changeParent: 'changeParent',
  delete: 'delete',
  createEdit: null,
  submitEdit: 'submit',
  resubmitEdit: 'edit',
  applyEdit: 'publish',
  approveEdit: 'review',
  requestEditChanges: 'review',
  cancelEditRequest: 'retract',
  discardEdit: 'discard',
} as const satisfies Readonly<Record<AnyGoalAction, string | null>>;

/** A dialog in which something is done to a goal. The word is the URL's (`?do=review`). */
export type ActionDialogId = Exclude<(typeof DIALOG_OF)[AnyGoalAction], null>;

const actionsOf = Map.groupBy(GOAL_ACTIONS, (action) => DIALOG_OF[action]);
export const ACTION_DIALOG_IDS: readonly ActionDialogId[] = [...actionsOf.keys()].filter((id) => id !== null);

/** The word on the button that opens the dialog; the answer is chosen in the review. */
export function dialogLabel(id: ActionDialogId): string {
  const [first] = actionsOf.get(id) ?? [];
  return id === 'review' || first === undefined ? 'Review' : goalAction(first).label;
}

/** The dialogs of the actions that the server says are open to the viewer (GOAL-146). */
export function openDialogs({ Actions }: Pick<Goal, 'Actions'>): ReadonlySet<ActionDialogId> {
  return new Set(Actions.flatMap((action) => DIALOG_OF[action] ?? []));
}

/** The action that a dialog means for the goal as it is; undefined where none of its actions is open. */
export function actionIn(id: ActionDialogId, { Actions }: Pick<Goal, 'Actions'>): AnyGoalAction | undefined {
  return Actions.find((action) => DIALOG_OF[action] === id);
}

/** The one main action in the header; the others are in the menu or beside the sentence about waiting. */
export function mainDialog(goal: Goal, open: ReadonlySet<ActionDialogId>): ActionDialogId | null {
  const byWeight: readonly ActionDialogId[] = goal.Flags.NeedsFinalization
    ? ['finalize', 'update']
    : goal.State === 'draft'
      ? ['publish', 'submit', 'edit']
      : ['update', 'reactivate'];
  return byWeight.find((id) => open.has(id)) ?? null;
}

/** Dialogs of the callout about waiting, in order. */
export const CALLOUT_DIALOGS = [
  'reviewResult',
  'retract',
  'cancelShelve',
  'retractResult',
] as const satisfies readonly ActionDialogId[];

/** Groups of the more-actions menu, separated by lines. */
export const MENU_GROUPS: readonly (readonly ActionDialogId[])[] = [
  ['edit', 'submit', 'publish', 'review', 'retract', 'discard'],
  ['finalize', 'editResult', 'retractResult', 'reviewResult', 'editReview'],
  ['requestShelve', 'cancelShelve', 'shelve', 'reactivate'],
  ['changeOwner', 'changeParent'],
  ['delete'],
];
