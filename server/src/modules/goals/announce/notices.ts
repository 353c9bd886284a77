import type { GoalAction, GoalEditAction } from '@cadence/shared-contract';

/** Groups of people around a goal (D-37). */
export const CIRCLES = ['owner', 'approver', 'parentOwner', 'followers', 'directReports'] as const;
export type Circle = (typeof CIRCLES)[number];

/** Who is told about an action, and in which words. */
export interface Notice {
  readonly to: readonly Circle[];
  readonly subject: string;
  readonly body: (actor: string, title: string) => string;
}

function notice(to: readonly Circle[], subject: string, deed: string): Notice {
  return { to, subject, body: (actor, title) => `${actor} ${deed} “${title}”.` };
}

const UPWARD = ['approver', 'parentOwner'] as const;
const DECISION = ['owner'] as const;
const PUBLISHED = ['owner', 'followers', 'directReports'] as const;

/** Who hears of which action (D-37); actions that are not here tell nobody. Never the actor, nobody twice. */
export const NOTICES: Readonly<Partial<Record<GoalAction | GoalEditAction, Notice>>> = {
  submit: notice(UPWARD, 'Goal submitted for approval', 'asks for approval of'),
  resubmit: notice(UPWARD, 'Goal submitted again', 'changed and submitted again'),
  approve: notice(PUBLISHED, 'Goal approved', 'approved'),
  publish: notice(PUBLISHED, 'Goal published', 'published'),
  requestChanges: notice(DECISION, 'Changes requested', 'asks for changes to'),
  submitEdit: notice(UPWARD, 'Goal edits submitted for approval', 'asks for approval of changes to'),
  resubmitEdit: notice(UPWARD, 'Goal edits submitted again', 'submitted again the changes to'),
  applyEdit: notice(['owner', ...UPWARD], 'Goal changed', 'published changes to'),
  edit: notice(['owner', ...UPWARD], 'Goal changed', 'published changes to'),
  approveEdit: notice(DECISION, 'Goal edits approved', 'approved the changes to'),
  requestEditChanges: notice(DECISION, 'Changes requested', 'asks for other changes to'),
  requestShelve: notice(UPWARD, 'Request to shelve a goal', 'asks to shelve'),
  shelve: notice(DECISION, 'Goal shelved', 'shelved'),
  approveShelve: notice(DECISION, 'Goal shelved', 'approved the request to shelve'),
  denyShelve: notice(DECISION, 'Request to shelve denied', 'denied the request to shelve'),
  reactivate: notice(['owner', ...UPWARD], 'Goal reactivated', 'reactivated'),
  postStatus: notice([...UPWARD, 'followers'], 'Weekly update', 'posted an update on'),
  submitResult: notice(UPWARD, 'Goal result to review', 'submitted the result of'),
  submitOwnFinalResult: notice(['parentOwner', 'followers'], 'Goal finalized', 'finalized'),
  finalize: notice(['owner', 'followers'], 'Goal finalized', 'finalized'),
  editManagerResult: notice(DECISION, 'Goal review changed', 'changed the review of'),
  changeOwner: notice(['owner', ...UPWARD], 'Goal owner changed', 'changed the owner of'),
  changeParent: notice(DECISION, 'Goal alignment changed', 'changed the parent goal of'),
  delete: notice(DECISION, 'Goal Deleted', 'deleted'),
};

/** What the owners of aligned goals hear when the goal above theirs goes (D-31, D-32, D-37). */
export const ORPHAN_NOTICES = {
  shelved: {
    subject: 'Parent goal shelved',
    body: (actor: string, parent: string, child: string): string =>
      `${actor} shelved “${parent}”. Your goal “${child}” goes on and counts as not aligned.`,
  },
  deleted: {
    subject: 'Parent Goal Deleted',
    body: (actor: string, parent: string, child: string): string =>
      `${actor} deleted “${parent}”. Your goal “${child}” goes on and counts as not aligned.`,
  },
} as const;
