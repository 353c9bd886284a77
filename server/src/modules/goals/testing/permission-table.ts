import type { GoalPermission } from '@cadence/shared-contract';
import type { Situation, Standpoint } from './standpoints.ts';

type Permissions = readonly GoalPermission[];
type BySituation = Readonly<Partial<Record<Situation, Permissions>>>;

const REALIGN = ['ChangeGoalOwnership', 'ChangeParentGoal'] as const;
const RULE = ['Delete', ...REALIGN] as const;
const OWNER_APPROVED = ['Update', 'Finalize', 'Edit'] as const;

/** What everyone in the company may see, without any permission (D-22). */
const ONLY_LOOK: BySituation = {
  approved: [],
  'approved, edit in draft': [],
  'approved, edit in review': [],
  results_in_review: [],
  finalized: [],
};

const IN_TREE: BySituation = {
  approved: ['Edit', ...REALIGN],
  'approved, edit in draft': ['Edit', 'Publish', ...REALIGN],
  'approved, edit in review': REALIGN,
  results_in_review: REALIGN,
  finalized: [],
};

/** A Goal Admin's own goal: nobody decides on their own request. */
const ADMIN_OWN: BySituation = {
  review: ['Edit', 'RetractApprovalRequest', ...RULE],
  approved: [...OWNER_APPROVED, 'RequestToShelve', 'Shelve', ...RULE],
  'approved, edit in review': [
    ...OWNER_APPROVED,
    'RetractApprovalRequest',
    'RequestToShelve',
    'Shelve',
    ...RULE,
  ],
  shelving_in_review: ['RequestToShelve', ...RULE],
  shelved: ['Reactivate', ...RULE],
  results_in_review: ['EditResults', ...RULE],
  finalized: ['Delete'],
};

const OWNER: BySituation = {
  draft: ['Edit', 'SubmitForApproval', 'Delete'],
  review: ['Edit', 'RetractApprovalRequest'],
  approved: [...OWNER_APPROVED, 'RequestToShelve'],
  'approved, edit in draft': [
    ...OWNER_APPROVED,
    'SubmitForApproval2',
    'DiscardDraftChanges',
    'RequestToShelve',
  ],
  'approved, edit in review': [...OWNER_APPROVED, 'RetractApprovalRequest', 'RequestToShelve'],
  shelving_in_review: ['RequestToShelve'],
  shelved: ['Reactivate'],
  results_in_review: ['EditResults'],
  finalized: [],
};

/** D-25 written by hand, for a quarter that has begun and not ended. No entry means that the goal is not visible. */
export const PERMISSIONS: Readonly<Record<Standpoint, BySituation>> = {
  owner: OWNER,
  approver: {
    review: ['ReviewPublicationRequest', ...REALIGN],
    approved: ['Shelve', ...REALIGN],
    'approved, edit in draft': ['Shelve', ...REALIGN],
    'approved, edit in review': ['ReviewPublicationRequest2', 'Shelve', ...REALIGN],
    shelving_in_review: ['ApproveShelve', ...REALIGN],
    shelved: ['Reactivate', ...REALIGN],
    results_in_review: ['ReviewFinalize', ...REALIGN],
    finalized: ['EditFinalizeResults'],
  },
  ceo: {
    approved: ['Shelve', ...RULE],
    'approved, edit in draft': ['Shelve', ...RULE],
    'approved, edit in review': ['Shelve', ...RULE],
    shelving_in_review: RULE,
    shelved: ['Reactivate', ...RULE],
    results_in_review: RULE,
    finalized: ['Delete'],
  },
  'Goal Admin': {
    draft: ['Edit', 'Publish', ...RULE],
    review: ['ReviewPublicationRequest', ...RULE],
    approved: ['Edit', 'Shelve', ...RULE],
    'approved, edit in draft': ['Edit', 'Publish', 'Shelve', ...RULE],
    'approved, edit in review': ['Edit', 'ReviewPublicationRequest2', 'Shelve', ...RULE],
    shelving_in_review: ['ApproveShelve', ...RULE],
    shelved: ['Reactivate', ...RULE],
    results_in_review: ['ReviewFinalize', ...RULE],
    finalized: ['Delete'],
  },
  'Goal Manager, inside own tree': IN_TREE,
  'Goal Manager, who wrote it': { ...IN_TREE, draft: ['Edit', 'Publish', ...RULE], review: REALIGN },
  'Goal Manager, outside own tree': ONLY_LOOK,
  'Org Admin': ONLY_LOOK,
  'manager further above': ONLY_LOOK,
  colleague: ONLY_LOOK,
  observer: {},
  'observer, company goal': ONLY_LOOK,
  'ceo, own goal': {
    draft: ['Edit', 'Publish', ...RULE],
    review: ['Edit', 'RetractApprovalRequest', ...RULE],
    approved: [...OWNER_APPROVED, 'Shelve', ...RULE],
    'approved, edit in draft': [...OWNER_APPROVED, 'Publish', 'DiscardDraftChanges', 'Shelve', ...RULE],
    'approved, edit in review': [...OWNER_APPROVED, 'RetractApprovalRequest', 'Shelve', ...RULE],
    shelving_in_review: ['RequestToShelve', ...RULE],
    shelved: ['Reactivate', ...RULE],
    results_in_review: ['EditResults', ...RULE],
    finalized: ['Delete'],
  },
  'Goal Admin, own unaligned goal': {
    ...ADMIN_OWN,
    draft: ['Edit', 'Publish', 'SubmitForApproval', ...RULE],
    'approved, edit in draft': [
      ...OWNER_APPROVED,
      'Publish',
      'SubmitForApproval2',
      'DiscardDraftChanges',
      'RequestToShelve',
      'Shelve',
      ...RULE,
    ],
  },
  'Goal Admin, own aligned goal': {
    ...ADMIN_OWN,
    draft: ['Edit', 'SubmitForApproval', ...RULE],
    'approved, edit in draft': [
      ...OWNER_APPROVED,
      'SubmitForApproval2',
      'DiscardDraftChanges',
      'RequestToShelve',
      'Shelve',
      ...RULE,
    ],
  },
  'Goal Manager, own unaligned goal': {
    ...OWNER,
    draft: ['Edit', 'Publish', 'SubmitForApproval', 'Delete'],
    'approved, edit in draft': [
      ...OWNER_APPROVED,
      'Publish',
      'SubmitForApproval2',
      'DiscardDraftChanges',
      'RequestToShelve',
    ],
  },
  'Goal Manager, own aligned goal': {
    draft: ['Edit', 'SubmitForApproval', ...RULE],
    review: ['Edit', 'RetractApprovalRequest', ...REALIGN],
    approved: [...OWNER_APPROVED, 'RequestToShelve', ...REALIGN],
    'approved, edit in draft': [
      ...OWNER_APPROVED,
      'SubmitForApproval2',
      'DiscardDraftChanges',
      'RequestToShelve',
      ...REALIGN,
    ],
    'approved, edit in review': [...OWNER_APPROVED, 'RetractApprovalRequest', 'RequestToShelve', ...REALIGN],
    shelving_in_review: ['RequestToShelve', ...REALIGN],
    shelved: ['Reactivate', ...REALIGN],
    results_in_review: ['EditResults', ...REALIGN],
    finalized: [],
  },
};

export function isVisible(standpoint: Standpoint, situation: Situation): boolean {
  return PERMISSIONS[standpoint][situation] !== undefined;
}
