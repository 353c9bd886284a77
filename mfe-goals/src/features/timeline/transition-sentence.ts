import type { GoalAction, GoalEditAction, GoalTransition } from '@cadence/shared-contract';

/** What each action of the lifecycle is called in the history, to follow the person's name. */
const SENTENCES: Readonly<Record<GoalAction | GoalEditAction, string>> = {
  create: 'created this goal',
  editDraft: 'changed this goal',
  publish: 'published this goal',
  submit: 'asked for approval',
  resubmit: 'asked for approval again',
  approve: 'approved this goal',
  requestChanges: 'requested changes',
  cancelRequest: 'retracted the approval request',
  edit: 'changed this goal',
  postStatus: 'posted an update',
  requestShelve: 'asked to shelve this goal',
  shelve: 'shelved this goal',
  approveShelve: 'approved the shelving',
  denyShelve: 'denied the shelving',
  cancelShelve: 'cancelled the request to shelve',
  reactivate: 'reactivated this goal',
  submitResult: 'submitted the result',
  submitOwnFinalResult: 'finalized this goal',
  editResult: 'changed the result',
  retractResult: 'retracted the result',
  finalize: 'finalized this goal',
  editManagerResult: 'changed the review of the result',
  changeOwner: 'changed the owner',
  changeParent: 'changed the parent goal',
  delete: 'deleted this goal',
  createEdit: 'started to edit this goal',
  submitEdit: 'asked for approval of edits',
  resubmitEdit: 'asked for approval of edits again',
  applyEdit: 'published edits',
  approveEdit: 'approved the edits',
  requestEditChanges: 'requested changes to the edits',
  cancelEditRequest: 'retracted the edits',
  discardEdit: 'discarded the edits',
};

function isKnown(action: string): action is GoalAction | GoalEditAction {
  return Object.hasOwn(SENTENCES, action);
}

/** What the person did, to follow their name. A step that a newer server has is described by its state. */
export function transitionSentence({ Action, GoalName, ToState }: GoalTransition): string {
  if (!isKnown(Action)) return `changed the state to ${(ToState ?? '').replaceAll('_', ' ')}`;
  const isNamed = Action === 'changeParent' && GoalName !== null;
  return isNamed ? `${SENTENCES[Action]} to ${GoalName}` : SENTENCES[Action];
}
