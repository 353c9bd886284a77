import type { GoalPermission, OperationId } from '@cadence/shared-contract';
import type { GoalWorld, Stage } from './goal-world.ts';

export type Situation = Stage | 'edit in draft' | 'edit in review';
export const ACTORS = [
  'owner',
  'manager',
  'ceo',
  'goalAdmin',
  'goalManager',
  'orgAdmin',
  'vp',
  'stranger',
  'observer',
] as const;
export type Actor = (typeof ACTORS)[number];

/** D-25, written out by hand for an aligned goal of `owner`, whose manager is `manager`; absent: may not see it. */
export const PERMISSIONS: Readonly<
  Record<Situation, Readonly<Partial<Record<Actor, readonly GoalPermission[]>>>>
> = {
  draft: {
    owner: ['Edit', 'SubmitForApproval', 'Delete'],
    goalAdmin: ['Edit', 'Publish', 'Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
  },
  review: {
    owner: ['Edit', 'RetractApprovalRequest'],
    manager: ['ReviewPublicationRequest', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    goalAdmin: ['ReviewPublicationRequest', 'Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
  },
  approved: {
    owner: ['Update', 'Finalize', 'Edit', 'RequestToShelve'],
    manager: ['Shelve', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    ceo: ['Shelve', 'Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    goalAdmin: ['Edit', 'Shelve', 'Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    goalManager: ['Edit', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    orgAdmin: [],
    vp: [],
    stranger: [],
  },
  'edit in draft': {
    owner: ['Update', 'Finalize', 'Edit', 'SubmitForApproval2', 'DiscardDraftChanges', 'RequestToShelve'],
    manager: ['Shelve', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    ceo: ['Shelve', 'Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    goalAdmin: ['Edit', 'Publish', 'Shelve', 'Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    goalManager: ['Edit', 'Publish', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    orgAdmin: [],
    vp: [],
    stranger: [],
  },
  'edit in review': {
    owner: ['Update', 'Finalize', 'Edit', 'RetractApprovalRequest', 'RequestToShelve'],
    manager: ['ReviewPublicationRequest2', 'Shelve', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    ceo: ['Shelve', 'Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    goalAdmin: [
      'Edit',
      'ReviewPublicationRequest2',
      'Shelve',
      'Delete',
      'ChangeGoalOwnership',
      'ChangeParentGoal',
    ],
    goalManager: ['Edit', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    orgAdmin: [],
    vp: [],
    stranger: [],
  },
  shelving_in_review: {
    owner: ['RequestToShelve'],
    manager: ['ApproveShelve', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    ceo: ['Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    goalAdmin: ['ApproveShelve', 'Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
  },
  shelved: {
    owner: ['Reactivate'],
    manager: ['Reactivate', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    ceo: ['Reactivate', 'Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    goalAdmin: ['Reactivate', 'Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
  },
  results_in_review: {
    owner: ['EditResults'],
    manager: ['ReviewFinalize', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    ceo: ['Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    goalAdmin: ['ReviewFinalize', 'Delete', 'ChangeGoalOwnership', 'ChangeParentGoal'],
    goalManager: ['ChangeGoalOwnership', 'ChangeParentGoal'],
    orgAdmin: [],
    vp: [],
    stranger: [],
  },
  finalized: {
    owner: [],
    manager: ['EditFinalizeResults'],
    ceo: ['Delete'],
    goalAdmin: ['Delete'],
    goalManager: [],
    orgAdmin: [],
    vp: [],
    stranger: [],
  },
};
export const SITUATIONS = Object.keys(PERMISSIONS) as readonly Situation[];

const everyApproved = <T>(value: T) => ({ approved: value, 'edit in draft': value, 'edit in review': value });

/** Where an action is tried. */
export interface ActionPlace {
  readonly world: GoalWorld;
  readonly parentId: number;
  /** The goal's row of the current week, 0 without one. */
  readonly statusId: number;
}

export interface Action {
  /** Requirements that its success proves. */
  readonly ids: string;
  readonly call: (id: number, at: ActionPlace) => { readonly id: OperationId; readonly input: unknown };
  /** Who may do it from where, and the state it leads to; everything else is refused. */
  readonly allowed: Readonly<Partial<Record<Situation, readonly Actor[]>>>;
  readonly leadsTo: Readonly<Partial<Record<Situation, string>>>;
}

function status(id: OperationId, Status: string, extra: object = {}): Action['call'] {
  return (Id) => ({ id, input: { body: { Id, Status, ...extra } } });
}
const comment = { Comment: 'Because.' };

export const ACTIONS: Readonly<Record<string, Action>> = {
  submit: {
    ids: '[GOAL-119] [GOAL-120] [GOAL-132]',
    call: status('goals.approve', 'review'),
    allowed: { draft: ['owner'], review: ['owner'], 'edit in draft': ['owner'], 'edit in review': ['owner'] },
    leadsTo: { draft: 'review', review: 'review' },
  },
  approve: {
    ids: '[GOAL-118] [GOAL-121] [GOAL-168]',
    call: status('goals.approve', 'approved'),
    allowed: {
      draft: ['goalAdmin'],
      review: ['manager', 'goalAdmin'],
      'edit in draft': ['goalAdmin', 'goalManager'],
      'edit in review': ['manager', 'goalAdmin'],
    },
    leadsTo: { draft: 'approved', review: 'approved' },
  },
  'request changes': {
    ids: '[GOAL-123] [GOAL-133]',
    call: status('goals.approve', 'draft', comment),
    allowed: { review: ['manager', 'goalAdmin'], 'edit in review': ['manager', 'goalAdmin'] },
    leadsTo: { review: 'draft' },
  },
  'cancel the request': {
    ids: '[GOAL-122] [GOAL-174]',
    call: status('goals.retract', 'draft', comment),
    allowed: { review: ['owner'] },
    leadsTo: { review: 'draft' },
  },
  'cancel the edit request': {
    ids: '[GOAL-133] [GOAL-173]',
    call: status('goals.retractEdits', 'draft', comment),
    allowed: { 'edit in review': ['owner'] },
    leadsTo: {},
  },
  'discard the edit': {
    ids: '[GOAL-134]',
    call: status('goals.retractEdits', 'canceled', comment),
    allowed: { 'edit in draft': ['owner'] },
    leadsTo: {},
  },
  edit: {
    ids: '[GOAL-159]',
    call: (id, at) => ({
      id: 'goals.update',
      input: {
        params: { id },
        body: {
          Title: 'Changed',
          Measurement: 'Changed',
          PeriodId: at.world.periodId,
          ParentId: at.parentId,
        },
      },
    }),
    allowed: {
      draft: ['owner', 'goalAdmin'],
      review: ['owner'],
      approved: ['owner', 'goalAdmin', 'goalManager'],
      'edit in draft': ['owner', 'goalAdmin', 'goalManager'],
      'edit in review': ['owner', 'goalAdmin'],
    },
    leadsTo: {},
  },
  'request to shelve': {
    ids: '[GOAL-124] [GOAL-175]',
    call: status('goals.shelve', 'shelving_in_review'),
    allowed: everyApproved(['owner'] as const),
    leadsTo: everyApproved('shelving_in_review'),
  },
  shelve: {
    ids: '[GOAL-125] [GOAL-128]',
    call: status('goals.shelve', 'shelved'),
    allowed: {
      ...everyApproved(['manager', 'goalAdmin', 'ceo'] as const),
      shelving_in_review: ['manager', 'goalAdmin'],
    },
    leadsTo: { ...everyApproved('shelved'), shelving_in_review: 'shelved' },
  },
  'cancel, deny or reactivate': {
    ids: '[GOAL-126] [GOAL-127] [GOAL-129]',
    call: status('goals.shelve', 'approved', comment),
    allowed: {
      shelving_in_review: ['owner', 'manager', 'goalAdmin'],
      shelved: ['owner', 'manager', 'ceo', 'goalAdmin'],
    },
    leadsTo: { shelving_in_review: 'approved', shelved: 'approved' },
  },
  'post an update': {
    ids: '[GOAL-098] [GOAL-169]',
    call: (_, at) => ({
      id: 'goals.updateStatus',
      input: { body: { Id: at.statusId, Likelihood: 3, Quality: 3 } },
    }),
    allowed: everyApproved(['owner'] as const),
    leadsTo: {},
  },
  'submit the result': {
    ids: '[GOAL-130] [GOAL-170]',
    call: (id) => ({
      id: 'goals.finalize',
      input: { body: { GoalId: id, Completed: true, Quality: 3, Outcome: 'Done.' } },
    }),
    allowed: { ...everyApproved(['owner'] as const), results_in_review: ['owner'] },
    leadsTo: everyApproved('results_in_review'),
  },
  'take the result back': {
    ids: '[GOAL-172]',
    call: (id) => ({ id: 'goals.finalizeRetract', input: { body: { GoalId: id } } }),
    allowed: { results_in_review: ['owner'] },
    leadsTo: { results_in_review: 'approved' },
  },
  'review the result': {
    ids: '[GOAL-131] [GOAL-115] [GOAL-171]',
    call: (id) => ({
      id: 'goals.finalizeApproved',
      input: { body: { GoalId: id, Completed: true, Feedback: 'Fine.' } },
    }),
    allowed: { results_in_review: ['manager', 'goalAdmin'], finalized: ['manager'] },
    leadsTo: { results_in_review: 'finalized' },
  },
  'change the owner': {
    ids: '[GOAL-143] [GOAL-144]',
    call: (id, at) => ({
      id: 'goals.changeOwner',
      input: { body: { Id: id, UserId: at.world.people.peer.id } },
    }),
    allowed: {
      draft: ['goalAdmin'],
      review: ['manager', 'goalAdmin'],
      ...everyApproved(['manager', 'goalAdmin', 'ceo', 'goalManager'] as const),
      shelving_in_review: ['manager', 'goalAdmin', 'ceo'],
      shelved: ['manager', 'goalAdmin', 'ceo'],
      results_in_review: ['manager', 'goalAdmin', 'ceo', 'goalManager'],
    },
    leadsTo: {},
  },
  'change the parent': {
    ids: '[GOAL-143] [GOAL-144]',
    call: (id) => ({ id: 'goals.changeParent', input: { body: { Id: id, GoalId: 0 } } }),
    allowed: {
      draft: ['goalAdmin'],
      review: ['manager', 'goalAdmin'],
      ...everyApproved(['manager', 'goalAdmin', 'ceo', 'goalManager'] as const),
      shelving_in_review: ['manager', 'goalAdmin', 'ceo'],
      shelved: ['manager', 'goalAdmin', 'ceo'],
      results_in_review: ['manager', 'goalAdmin', 'ceo', 'goalManager'],
    },
    leadsTo: {},
  },
  delete: {
    ids: '[GOAL-176]',
    call: (id) => ({ id: 'goals.delete', input: { params: { id } } }),
    allowed: {
      draft: ['owner', 'goalAdmin'],
      review: ['goalAdmin'],
      ...everyApproved(['goalAdmin', 'ceo'] as const),
      shelving_in_review: ['goalAdmin', 'ceo'],
      shelved: ['goalAdmin', 'ceo'],
      results_in_review: ['goalAdmin', 'ceo'],
      finalized: ['goalAdmin', 'ceo'],
    },
    leadsTo: {},
  },
};
