import type { CallInput, AnyGoalAction, GoalPermission, OperationId } from '@cadence/shared-contract';
import type { GoalWorld } from './goal-world.ts';
import { PERMISSIONS } from './permission-table.ts';
import type { Seen, Situation, Standpoint } from './standpoints.ts';

/** One call, typed by its operation. */
export type Call = { [Id in OperationId]: { readonly id: Id; readonly input: CallInput<Id> } }[OperationId];

/** The effect of a documented call on a goal, written by hand from core §4, core §7 and D-25. */
export interface Action {
  /** The rows of the lifecycle that it covers. */
  readonly covers: readonly AnyGoalAction[];
  readonly call: (goal: Seen, world: GoalWorld) => Call;
  /** The permission it needs; absent where the action cannot be taken. */
  readonly needs: Readonly<Partial<Record<Situation, GoalPermission>>>;
  /** The situation afterwards; absent where nothing changes. */
  readonly leadsTo: (from: Situation, who: Standpoint) => Situation | undefined;
}

const EVERY_APPROVED = ['approved', 'approved, edit in draft', 'approved, edit in review'] as const;

function approved<T>(value: T): Readonly<Record<(typeof EVERY_APPROVED)[number], T>> {
  return {
    approved: value,
    'approved, edit in draft': value,
    'approved, edit in review': value,
  };
}

function unfinished<T>(value: T): Readonly<Record<Exclude<Situation, 'finalized'>, T>> {
  return {
    ...approved(value),
    draft: value,
    review: value,
    shelving_in_review: value,
    shelved: value,
    results_in_review: value,
  };
}

type StatusOperation = 'goals.approve' | 'goals.retract' | 'goals.retractEdits' | 'goals.shelve';

function status(id: StatusOperation, Status: string, extra: { readonly Comment?: string } = {}) {
  return ({ id: Id }: Seen): Call => ({ id, input: { body: { Id, Status, ...extra } } });
}

function to(map: Readonly<Partial<Record<Situation, Situation>>>): Action['leadsTo'] {
  return (from) => map[from];
}

const nowhere: Action['leadsTo'] = () => undefined;
const comment = { Comment: 'Because.' };
const owns = (who: Standpoint): boolean => who === 'owner' || who.includes(', own ');

export const ACTIONS = {
  submit: {
    covers: ['submit', 'resubmit', 'submitEdit', 'resubmitEdit'],
    call: status('goals.approve', 'review'),
    needs: {
      draft: 'SubmitForApproval',
      review: 'Edit',
      'approved, edit in draft': 'SubmitForApproval2',
      'approved, edit in review': 'RetractApprovalRequest',
    },
    leadsTo: to({
      draft: 'review',
      review: 'review',
      'approved, edit in draft': 'approved, edit in review',
      'approved, edit in review': 'approved, edit in review',
    }),
  },
  approve: {
    covers: ['publish', 'approve', 'applyEdit', 'approveEdit'],
    call: status('goals.approve', 'approved'),
    needs: {
      draft: 'Publish',
      review: 'ReviewPublicationRequest',
      'approved, edit in draft': 'Publish',
      'approved, edit in review': 'ReviewPublicationRequest2',
    },
    leadsTo: () => 'approved',
  },
  'request changes': {
    covers: ['requestChanges', 'requestEditChanges'],
    call: status('goals.approve', 'draft', comment),
    needs: { review: 'ReviewPublicationRequest', 'approved, edit in review': 'ReviewPublicationRequest2' },
    leadsTo: to({ review: 'draft', 'approved, edit in review': 'approved, edit in draft' }),
  },
  'cancel the request': {
    covers: ['cancelRequest'],
    call: status('goals.retract', 'draft', comment),
    needs: { review: 'RetractApprovalRequest' },
    leadsTo: () => 'draft',
  },
  'cancel the edit request': {
    covers: ['cancelEditRequest'],
    call: status('goals.retractEdits', 'draft', comment),
    needs: { 'approved, edit in review': 'RetractApprovalRequest' },
    leadsTo: () => 'approved, edit in draft',
  },
  'discard the edit': {
    covers: ['discardEdit'],
    call: status('goals.retractEdits', 'canceled', comment),
    needs: { 'approved, edit in draft': 'DiscardDraftChanges' },
    leadsTo: () => 'approved',
  },
  edit: {
    covers: ['editDraft', 'edit', 'createEdit'],
    call: ({ id, parentId }, { periodId }) => ({
      id: 'goals.update',
      input: {
        params: { id },
        body: { Title: 'Changed', Measurement: 'Changed', PeriodId: periodId, ParentId: parentId },
      },
    }),
    needs: { ...approved('Edit'), draft: 'Edit', review: 'Edit' },
    // The owner's edit is kept as a draft or stays in review; everyone else's is applied at once (D-23).
    leadsTo: (from, who) => {
      if (from === 'draft' || from === 'review') return from;
      return !owns(who) ? 'approved' : from === 'approved' ? 'approved, edit in draft' : from;
    },
  },
  'request to shelve': {
    covers: ['requestShelve'],
    call: status('goals.shelve', 'shelving_in_review'),
    needs: approved('RequestToShelve'),
    leadsTo: () => 'shelving_in_review',
  },
  shelve: {
    covers: ['shelve', 'approveShelve'],
    call: status('goals.shelve', 'shelved'),
    needs: { ...approved('Shelve'), shelving_in_review: 'ApproveShelve' },
    leadsTo: () => 'shelved',
  },
  'go on with the goal': {
    covers: ['cancelShelve', 'denyShelve', 'reactivate'],
    call: status('goals.shelve', 'approved', comment),
    needs: { shelving_in_review: 'RequestToShelve', shelved: 'Reactivate' },
    leadsTo: () => 'approved',
  },
  'post an update': {
    covers: ['postStatus'],
    call: ({ statusId }) => ({
      id: 'goals.updateStatus',
      input: { body: { Id: statusId, Likelihood: 3, Quality: 3 } },
    }),
    needs: approved('Update'),
    leadsTo: nowhere,
  },
  'submit the result': {
    covers: ['submitResult', 'submitOwnFinalResult', 'editResult'],
    call: ({ id }) => ({
      id: 'goals.finalize',
      input: { body: { GoalId: id, Completed: true, Quality: 3, Outcome: 'Done.' } },
    }),
    needs: { ...approved('Finalize'), results_in_review: 'EditResults' },
    // Nobody reviews the ceo (D-26).
    leadsTo: (from, who) =>
      who === 'ceo, own goal' && from !== 'results_in_review' ? 'finalized' : 'results_in_review',
  },
  'take the result back': {
    covers: ['retractResult'],
    call: ({ id }) => ({ id: 'goals.finalizeRetract', input: { body: { GoalId: id } } }),
    needs: { results_in_review: 'EditResults' },
    leadsTo: () => 'approved',
  },
  'review the result': {
    covers: ['finalize', 'editManagerResult'],
    call: ({ id }) => ({
      id: 'goals.finalizeApproved',
      input: { body: { GoalId: id, Completed: true, Feedback: 'Fine.' } },
    }),
    needs: { results_in_review: 'ReviewFinalize', finalized: 'EditFinalizeResults' },
    leadsTo: () => 'finalized',
  },
  'change the owner': {
    covers: ['changeOwner'],
    call: ({ id: Id }, { people }) => ({
      id: 'goals.changeOwner',
      input: { body: { Id, UserId: people.peer.id } },
    }),
    needs: unfinished('ChangeGoalOwnership'),
    leadsTo: nowhere,
  },
  'change the parent': {
    covers: ['changeParent'],
    call: ({ id: Id }) => ({ id: 'goals.changeParent', input: { body: { Id, GoalId: 0 } } }),
    needs: unfinished('ChangeParentGoal'),
    leadsTo: nowhere,
  },
  delete: {
    covers: ['delete'],
    call: ({ id }) => ({ id: 'goals.delete', input: { params: { id } } }),
    needs: { ...unfinished('Delete'), finalized: 'Delete' },
    leadsTo: nowhere,
  },
} as const satisfies Readonly<Record<string, Action>>;
export type ActionName = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as readonly ActionName[];

/** Permissions that allow a call in a situation; a request to shelve can be ended by both sides. */
function permissionsFor(name: ActionName, situation: Situation): readonly GoalPermission[] {
  const action: Action = ACTIONS[name];
  const needed = action.needs[situation];
  if (needed === undefined) return [];
  const isEither = name === 'go on with the goal' && situation === 'shelving_in_review';
  return isEither ? [needed, 'ApproveShelve'] : [needed];
}

/** True when D-25 allows the person the action in that situation. */
export function isAllowed(name: ActionName, who: Standpoint, situation: Situation): boolean {
  const granted = PERMISSIONS[who][situation] ?? [];
  return permissionsFor(name, situation).some((permission) => granted.includes(permission));
}
