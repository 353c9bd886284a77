import { GOAL_EDIT_LIFECYCLE, GOAL_LIFECYCLE } from '@cadence/shared-contract';
import type {
  Goal,
  GoalAction,
  GoalEditAction,
  GoalEditRow,
  GoalRow,
  OperationId,
} from '@cadence/shared-contract';
import type { GoalActionId } from './goal-actions.ts';

/** A change of state with one question at most: a comment. */
export type TransitionId = Extract<
  GoalAction | GoalEditAction,
  | 'submit'
  | 'submitEdit'
  | 'publish'
  | 'applyEdit'
  | 'cancelRequest'
  | 'cancelEditRequest'
  | 'discardEdit'
  | 'requestShelve'
  | 'cancelShelve'
  | 'shelve'
  | 'reactivate'
  | 'retractResult'
>;

export interface TransitionWords {
  readonly title: string;
  readonly explain: string;
  readonly confirm: string;
  readonly saving: string;
  /** Toast once it is done. */
  readonly done: string;
  /** True when it asks somebody: the dialog then says who will be notified. */
  readonly asks?: true;
}

export const TRANSITION_WORDS: Readonly<Record<TransitionId, TransitionWords>> = {
  submit: {
    title: 'Request approval',
    explain: 'The goal counts once it is approved.',
    confirm: 'Request Approval',
    saving: 'Sending',
    done: 'Approval requested',
    asks: true,
  },
  submitEdit: {
    title: 'Request approval of your edits',
    explain: 'The goal stays as it is until the edits are approved.',
    confirm: 'Request Approval',
    saving: 'Sending',
    done: 'Approval requested',
    asks: true,
  },
  publish: {
    title: 'Publish goal',
    explain: 'Everyone who may see the goal sees it at once.',
    confirm: 'Publish',
    saving: 'Publishing',
    done: 'Goal published',
  },
  applyEdit: {
    title: 'Publish edits',
    explain: 'The edits take the place of what the goal says now.',
    confirm: 'Publish',
    saving: 'Publishing',
    done: 'Edits published',
  },
  cancelRequest: {
    title: 'Retract approval request',
    explain: 'The goal goes back to draft.',
    confirm: 'Retract',
    saving: 'Retracting',
    done: 'Request retracted',
  },
  cancelEditRequest: {
    title: 'Retract approval request',
    explain: 'Your edits go back to draft; the goal stays as it is.',
    confirm: 'Retract',
    saving: 'Retracting',
    done: 'Request retracted',
  },
  discardEdit: {
    title: 'Discard edits',
    explain: 'Your edits are dropped; the goal stays as it is.',
    confirm: 'Discard',
    saving: 'Discarding',
    done: 'Edits discarded',
  },
  requestShelve: {
    title: 'Request to shelve',
    explain: 'While the request waits, no weekly updates are expected.',
    confirm: 'Request to Shelve',
    saving: 'Sending',
    done: 'Shelving requested',
  },
  cancelShelve: {
    title: 'Cancel shelving',
    explain: 'The goal goes on as approved.',
    confirm: 'Cancel Request',
    saving: 'Saving',
    done: 'Request cancelled',
  },
  shelve: {
    title: 'Shelve goal',
    explain: 'The goal is set aside and can be reactivated while its quarter lasts.',
    confirm: 'Shelve',
    saving: 'Shelving',
    done: 'Goal shelved',
  },
  reactivate: {
    title: 'Reactivate goal',
    explain: 'The goal goes on as approved.',
    confirm: 'Reactivate',
    saving: 'Reactivating',
    done: 'Goal reactivated',
  },
  retractResult: {
    title: 'Retract result',
    explain: 'The goal goes back to approved and can be updated and finalized again.',
    confirm: 'Retract',
    saving: 'Retracting',
    done: 'Result retracted',
  },
};

/** Transitions that actions mean on the goal itself, and on its open edit (D-24, D-74). */
const TRANSITIONS: Readonly<
  Partial<Record<GoalActionId, readonly [onGoal: TransitionId, onEdit?: TransitionId]>>
> = {
  submit: ['submit', 'submitEdit'],
  publish: ['publish', 'applyEdit'],
  retract: ['cancelRequest', 'cancelEditRequest'],
  discard: ['discardEdit'],
  'request-shelve': ['requestShelve'],
  'cancel-shelve': ['cancelShelve'],
  shelve: ['shelve'],
  reactivate: ['reactivate'],
  'retract-result': ['retractResult'],
};

/** Which transition an action of the detail means; null for an action that is none. */
export function transitionOf(action: GoalActionId, goal: Goal): TransitionId | null {
  const [onGoal, onEdit] = TRANSITIONS[action] ?? [null];
  const hasEdit = goal.State === 'approved' && goal.GoalEdit !== null;
  return hasEdit ? (onEdit ?? onGoal) : onGoal;
}

const ROWS: readonly (GoalRow | GoalEditRow)[] = [...GOAL_LIFECYCLE, ...GOAL_EDIT_LIFECYCLE];

function rowOf(action: string): GoalRow | GoalEditRow {
  const row = ROWS.find((candidate) => candidate.action === action);
  if (row === undefined) throw new Error(`The lifecycle has no action '${action}'.`);
  return row;
}

/** Whether the lifecycle asks for a comment (core §5). */
export function isCommentRequired(action: TransitionId): boolean {
  return rowOf(action).comment === 'required';
}

/** Whether it happens to the goal's open edit rather than to the goal. */
export function actsOnEdit(action: GoalAction | GoalEditAction): boolean {
  return rowOf(action).subject === 'goalEdit';
}

const OPERATIONS = {
  approve: 'goals.approve',
  retract: 'goals.retract',
  retractedits: 'goals.retractEdits',
  shelve: 'goals.shelve',
} as const satisfies Record<string, OperationId>;
export type StatusOperation = (typeof OPERATIONS)[keyof typeof OPERATIONS];

/** The call and `Status` that the lifecycle names for an action; null where the action has a call of its own. */
export function statusCallOf(
  action: GoalAction | GoalEditAction,
): { readonly operation: StatusOperation; readonly status: string } | null {
  const { call } = rowOf(action);
  return call === undefined ? null : { operation: OPERATIONS[call.name], status: call.status };
}
