import type { GoalPermission } from '@cadence/shared-contract';
import type { DomainError } from '../../../../kernel/errors/index.ts';
import { denied } from '../../../../kernel/errors/index.ts';

const DECIDERS = "Only the owner's manager or a Goal Admin can decide on this request.";
const OWNER_ONLY = 'Only the owner of the goal can do this.';

/** Why an action is denied, by the permission it needs (D-25). */
const SENTENCES: Readonly<Record<GoalPermission, string>> = {
  Update: 'Only the owner posts the weekly update of a goal.',
  Finalize: 'Only the owner submits the result of a goal, once its quarter has started.',
  Edit: 'You cannot edit this goal; please ask its owner.',
  EditResults: 'Only the owner can change or take back the result.',
  EditFinalizeResults: 'Only the person who reviewed the result can change the review.',
  ReviewFinalize: "Only the owner's manager or a Goal Admin can review the result.",
  Publish: 'You cannot publish this goal; please request approval.',
  SubmitForApproval: 'Only the owner can request approval of a goal.',
  SubmitForApproval2: 'Only the owner can request approval of changes.',
  ReviewPublicationRequest: DECIDERS,
  ReviewPublicationRequest2: DECIDERS,
  RetractApprovalRequest: 'Only the owner can take the approval request back.',
  DiscardDraftChanges: 'Only the owner can discard the changes.',
  RequestToShelve: OWNER_ONLY,
  Shelve: "Only the ceo, the owner's manager or a Goal Admin can shelve this goal.",
  ApproveShelve: DECIDERS,
  Reactivate:
    'This goal can only be reactivated while its quarter is open, by its owner, their manager, the ceo or a Goal Admin.',
  Delete: 'You cannot delete this goal; please ask a Goal Admin.',
  ChangeGoalOwnership: 'You cannot change the owner of this goal; please ask a Goal Admin.',
  ChangeParentGoal: 'You cannot change the parent of this goal; please ask a Goal Admin.',
};

/** The refusal of an action the actor lacks the permission for (D-1). */
export function refusal(permission: GoalPermission): DomainError {
  return denied(SENTENCES[permission]);
}
