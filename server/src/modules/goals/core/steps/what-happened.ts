import type { GoalAction, GoalEditAction, GoalState } from '@cadence/shared-contract';
import { GOAL_STATE_CLAUSES } from '@cadence/shared-contract';
import type { LastTransition } from './transitions.queries.ts';

/** What a person did to a goal, as the end of a sentence that begins 'Ana Ruiz has'. */
const DEEDS: Readonly<Record<GoalAction | GoalEditAction, string>> = {
  create: 'created this goal',
  editDraft: 'changed this goal',
  publish: 'published this goal',
  submit: 'sent this goal for approval',
  resubmit: 'sent this goal for approval again',
  approve: 'approved this goal',
  requestChanges: 'asked for changes to this goal',
  cancelRequest: 'taken the approval request for this goal back',
  edit: 'changed this goal',
  postStatus: 'posted an update',
  requestShelve: 'asked to shelve this goal',
  shelve: 'shelved this goal',
  approveShelve: 'shelved this goal',
  denyShelve: 'denied the request to shelve this goal',
  cancelShelve: 'taken the request to shelve this goal back',
  reactivate: 'reactivated this goal',
  submitResult: 'submitted the result of this goal',
  submitOwnFinalResult: 'finalized this goal',
  editResult: 'changed the result of this goal',
  retractResult: 'taken the result of this goal back',
  finalize: 'finalized this goal',
  editManagerResult: 'changed the review of this goal',
  changeOwner: 'changed the owner of this goal',
  changeParent: 'changed the parent of this goal',
  delete: 'deleted this goal',
  createEdit: 'started to edit this goal',
  submitEdit: 'sent changes to this goal for approval',
  resubmitEdit: 'sent changes to this goal for approval again',
  applyEdit: 'published changes to this goal',
  approveEdit: 'approved the changes to this goal',
  requestEditChanges: 'asked for other changes to this goal',
  cancelEditRequest: 'taken the changes to this goal back',
  discardEdit: 'discarded the changes to this goal',
};

function isDeed(action: string): action is GoalAction | GoalEditAction {
  return Object.hasOwn(DEEDS, action);
}

/** The sentence for whoever comes too late: what happened, and by whom (D-3). */
export function sentenceOf(last: LastTransition | undefined, actorId: number, state: GoalState): string {
  if (last && last.person_id !== actorId && isDeed(last.action)) {
    return `${last.person_name} has ${DEEDS[last.action]} meanwhile.`;
  }
  return `This is not possible now: ${GOAL_STATE_CLAUSES[state]}.`;
}
