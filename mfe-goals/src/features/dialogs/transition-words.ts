import type { AnyGoalAction } from '@cadence/shared-contract';

export interface TransitionWords {
  readonly title: string;
  readonly explain: string;
  /** The button's text, where it is not the action's label. */
  readonly confirm?: string;
  readonly saving: string;
  /** Toast once it is done. */
  readonly done: string;
  /** True when it asks somebody: the dialog then says who will be notified. */
  readonly asks?: true;
}

/** The dialogs of steps that ask for a comment at most. */
export const TRANSITION_WORDS = {
  submit: {
    title: 'Request approval',
    explain: 'The goal counts once it is approved.',
    saving: 'Sending',
    done: 'Approval requested',
    asks: true,
  },
  submitEdit: {
    title: 'Request approval of your edits',
    explain: 'The goal stays as it is until the edits are approved.',
    saving: 'Sending',
    done: 'Approval requested',
    asks: true,
  },
  publish: {
    title: 'Publish goal',
    explain: 'Everyone who may see the goal sees it at once.',
    saving: 'Publishing',
    done: 'Goal published',
  },
  applyEdit: {
    title: 'Publish edits',
    explain: 'The edits take the place of what the goal says now.',
    saving: 'Publishing',
    done: 'Edits published',
  },
  cancelRequest: {
    title: 'Retract approval request',
    explain: 'The goal goes back to draft.',
    saving: 'Retracting',
    done: 'Request retracted',
  },
  cancelEditRequest: {
    title: 'Retract approval request',
    explain: 'Your edits go back to draft; the goal stays as it is.',
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
    explain: 'The goal will be set aside. You can reactivate it until the quarter ends.',
    saving: 'Shelving',
    done: 'Goal shelved',
  },
  reactivate: {
    title: 'Reactivate goal',
    explain: 'The goal goes on as approved.',
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
} as const satisfies Partial<Readonly<Record<AnyGoalAction, TransitionWords>>>;
export type TransitionAction = keyof typeof TRANSITION_WORDS;

/** Whether the action is taken in a dialog that asks for a comment at most. */
export function isTransition(action: AnyGoalAction): action is TransitionAction {
  return Object.hasOwn(TRANSITION_WORDS, action);
}
