import { goalAction } from '@cadence/shared-contract';
import type { AnyGoalAction, Goal } from '@cadence/shared-contract';

/** What the viewer has to decide on. */
export interface ReviewKind {
  readonly matter: 'publication' | 'edits' | 'shelving';
  readonly question: string;
  readonly yes: AnyGoalAction;
  readonly no: AnyGoalAction;
  readonly doneYes: string;
  readonly doneNo: string;
}

export const PUBLICATION: ReviewKind = {
  matter: 'publication',
  question: 'Approve this goal?',
  yes: 'approve',
  no: 'requestChanges',
  doneYes: 'Goal approved',
  doneNo: 'Changes requested',
};

/** What a goal can wait for, except a result: that gets its own feedback. */
const REVIEW_KINDS: readonly ReviewKind[] = [
  PUBLICATION,
  {
    matter: 'edits',
    question: 'Approve these edits?',
    yes: 'approveEdit',
    no: 'requestEditChanges',
    doneYes: 'Edits approved',
    doneNo: 'Changes requested',
  },
  {
    matter: 'shelving',
    question: 'Shelve this goal?',
    yes: 'approveShelve',
    no: 'denyShelve',
    doneYes: 'Shelving approved',
    doneNo: 'Request denied',
  },
];

/** The decision that is open to the viewer on the goal as it is; undefined for none. */
export function reviewKindOf({ Actions }: Pick<Goal, 'Actions'>): ReviewKind | undefined {
  return REVIEW_KINDS.find(({ yes }) => Actions.includes(yes));
}

export type Choice = 'yes' | 'no' | null;

/** The button's text: it says what is still missing, or what it will do (core §5 Review of goal). */
export function decisionLabel(kind: ReviewKind, choice: Choice, comment: string): string {
  if (choice === null) return 'Select Yes or No';
  if (choice === 'yes') return goalAction(kind.yes).label;
  return comment.trim() === '' ? 'Comment Is Required' : goalAction(kind.no).label;
}
