import type { GoalAction, GoalBundle, GoalEditAction } from '@cadence/shared-contract';

/** What the viewer is asked to decide on. */
export interface ReviewKind {
  readonly question: string;
  readonly yes: GoalAction | GoalEditAction;
  readonly no: GoalAction | GoalEditAction;
  /** What No is called once its comment is written (D-65). */
  readonly noLabel: 'Request Changes' | 'Deny Request';
  readonly doneYes: string;
  readonly doneNo: string;
}

const PUBLICATION: ReviewKind = {
  question: 'Approve this goal?',
  yes: 'approve',
  no: 'requestChanges',
  noLabel: 'Request Changes',
  doneYes: 'Goal approved',
  doneNo: 'Changes requested',
};
const EDITS: ReviewKind = {
  question: 'Approve these edits?',
  yes: 'approveEdit',
  no: 'requestEditChanges',
  noLabel: 'Request Changes',
  doneYes: 'Edits approved',
  doneNo: 'Changes requested',
};
const SHELVING: ReviewKind = {
  question: 'Shelve this goal?',
  yes: 'approveShelve',
  no: 'denyShelve',
  noLabel: 'Deny Request',
  doneYes: 'Shelving approved',
  doneNo: 'Request denied',
};

/** What a goal can wait for, a result apart: that is answered with feedback of its own. */
export const REVIEW_KINDS = { publication: PUBLICATION, edits: EDITS, shelving: SHELVING } as const;
export type ReviewMatter = keyof typeof REVIEW_KINDS;

/** Which decision the permissions grant on the goal as it stands. */
export function reviewKindOf({ Permissions }: Pick<GoalBundle, 'Permissions'>): ReviewKind {
  if (Permissions.includes('ApproveShelve')) return SHELVING;
  return Permissions.includes('ReviewPublicationRequest2') ? EDITS : PUBLICATION;
}

export type Choice = 'yes' | 'no' | null;

/** The button's text: it says what is still missing, or what it will do (core §5 Review of goal). */
export function decisionLabel(kind: ReviewKind, choice: Choice, comment: string): string {
  if (choice === null) return 'Select Yes or No';
  if (choice === 'yes') return 'Approve';
  return comment.trim() === '' ? 'Comment Is Required' : kind.noLabel;
}
