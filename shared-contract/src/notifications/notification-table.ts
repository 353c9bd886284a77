import { NOTIFICATION_SUBJECTS } from '../messages.ts';
import type { NotifiedObjectType } from '../operations/notifications.ts';

/** Groups of people around what happened (D-37), and how docs/notifications.md names them. */
export const CIRCLES = {
  owner: 'the owner',
  previousOwner: 'the owner until now',
  approver: 'the approver',
  parentOwner: 'the owner of the parent goal',
  followers: 'the followers',
  directReports: 'the owner’s direct reports',
  thread: 'the people in the thread',
  childOwners: 'the owners of the goals aligned with it',
  assignee: 'the assignee',
  requester: 'the requester',
  namer: 'who put it in the requester’s name',
  ownersLackingUpdate: 'owners of approved goals without an update for the current week',
} as const;
export type Circle = keyof typeof CIRCLES;

/** What a notification may mention. */
export interface NotificationFacts {
  /** Who did it; '' for nobody in particular. */
  readonly actor: string;
  /** Of the goal or the action item it was done to; null for a reader who may not see the goal (any more). */
  readonly title: string | null;
  /** Of the goal beneath, which is the reader's. */
  readonly child?: string | null;
  /** Why, in the actor's words; absent or '' where none were given. */
  readonly reason?: string;
}

/** How a goal is named to a reader who may not see it. */
const UNSEEN_GOAL = 'a goal that you can no longer see';

/** How people are told about an event. */
export interface NotificationWords<Facts> {
  readonly subject: string;
  readonly body: (facts: Facts) => string;
  /** What a click opens (people §2.8). */
  readonly object: NotifiedObjectType;
  /** Whether it is mailed as well, in the person's next batch. */
  readonly mail: boolean;
}

/** Who is told about an event, and how. */
export interface NotificationRule extends NotificationWords<NotificationFacts> {
  readonly to: readonly Circle[];
}

type Options = Partial<Pick<NotificationRule, 'object' | 'mail'>>;

function named(title: string | null): string {
  return title === null ? UNSEEN_GOAL : `“${title}”`;
}

/** Somebody did something to a goal. */
function deed(
  to: readonly Circle[],
  subject: string,
  [verb, options = {}]: readonly [string, Options?],
): NotificationRule {
  const body = ({ actor, title }: NotificationFacts): string => `${actor} ${verb} ${named(title)}.`;
  return { to, subject, body, object: 'Goal', mail: true, ...options };
}

/** The goal above the reader's went away (D-31, D-32). */
function orphaning(subject: string, verb: string): NotificationRule {
  const body = ({ actor, title, child = null }: NotificationFacts): string =>
    `${actor} ${verb} ${named(title)}. ${child === null ? 'A goal aligned with it' : `Your goal “${child}”`} goes on and counts as not aligned.`;
  return { to: ['childOwners'], subject, body, object: 'Goal', mail: true };
}

/** Somebody did something to an action item. */
function errand(to: readonly Circle[], subject: string, words: (title: string) => string): NotificationRule {
  const body = ({ actor, title }: NotificationFacts): string => `${actor} ${words(`“${title}”`)}.`;
  return { to, subject, body, object: 'ActionItem', mail: true };
}

const UPWARD = ['approver', 'parentOwner'] as const;
const DECISION = ['owner'] as const;
const PUBLISHED = ['owner', 'followers', 'directReports'] as const;

/**
 * Every event of which people are told: whom, in which words, what a click opens, and whether by mail (D-37). Never the
 * actor, nobody twice of one event, nobody who may not see the object. Rows that are named like an action of the
 * lifecycle follow that action. The server, the demo data and docs/notifications.md read this table. Who is told of
 * appraisals stands in their lifecycle: see `appraisalNotifications`.
 */
export const NOTIFICATIONS = {
  submit: deed(UPWARD, 'Goal submitted for approval', ['asks for approval of']),
  resubmit: deed(UPWARD, 'Goal submitted again', ['changed and submitted again']),
  approve: deed(PUBLISHED, 'Goal approved', ['approved']),
  publish: deed(PUBLISHED, 'Goal published', ['published']),
  requestChanges: deed(DECISION, 'Changes requested', ['asks for changes to']),
  submitEdit: deed(UPWARD, 'Goal edits submitted for approval', ['asks for approval of changes to']),
  resubmitEdit: deed(UPWARD, 'Goal edits submitted again', ['submitted again the changes to']),
  applyEdit: deed(['owner', ...UPWARD], 'Goal changed', ['published changes to']),
  edit: deed(['owner', ...UPWARD], 'Goal changed', ['published changes to']),
  approveEdit: deed(DECISION, 'Goal edits approved', ['approved the changes to']),
  requestEditChanges: deed(DECISION, 'Changes requested', ['asks for other changes to']),
  requestShelve: deed(UPWARD, 'Request to shelve a goal', ['asks to shelve']),
  shelve: deed(DECISION, 'Goal shelved', ['shelved']),
  approveShelve: deed(DECISION, 'Goal shelved', ['approved the request to shelve']),
  denyShelve: deed(DECISION, 'Request to shelve denied', ['denied the request to shelve']),
  reactivate: deed(['owner', ...UPWARD], 'Goal reactivated', ['reactivated']),
  postStatus: deed([...UPWARD, 'followers'], 'Weekly update', [
    'posted an update on',
    { object: 'GoalStatus' },
  ]),
  submitResult: deed(UPWARD, 'Goal result to review', ['submitted the result of']),
  submitOwnFinalResult: deed(['parentOwner', 'followers'], 'Goal finalized', ['finalized']),
  finalize: deed(['owner', 'followers'], 'Goal finalized', ['finalized']),
  editManagerResult: deed(DECISION, 'Goal review changed', ['changed the review of']),
  changeOwner: deed(['owner', 'previousOwner', ...UPWARD], 'Goal owner changed', ['changed the owner of']),
  // D-37 does not name it: worth a line in the app, not a mail.
  changeParent: deed(DECISION, 'Goal alignment changed', ['changed the parent goal of', { mail: false }]),
  delete: deed(DECISION, 'Goal Deleted', ['deleted']),
  comment: deed(['owner', 'followers', 'thread'], 'New comment', ['commented on', { object: 'Comment' }]),
  parentShelved: orphaning('Parent goal shelved', 'shelved'),
  parentDeleted: orphaning('Parent Goal Deleted', 'deleted'),
  actionItemAssigned: errand(
    ['assignee'],
    'New action item',
    (title) => `assigned the action item ${title} to you`,
  ),
  actionItemChanged: errand(
    ['assignee'],
    'Action item changed',
    (title) => `changed your action item ${title}`,
  ),
  actionItemCompleted: errand(
    ['requester'],
    'Action item completed',
    (title) => `completed the action item ${title}`,
  ),
  actionItemRequested: errand(
    ['requester'],
    'Action item in your name',
    (title) => `made you the requester of the action item ${title}`,
  ),
  actionItemDeclined: {
    to: ['namer'],
    subject: 'Action item declined',
    body: ({ actor, title, reason = '' }: NotificationFacts): string =>
      `${actor} declined to be the requester of the action item “${title}”. It is in your name now.${reason === '' ? '' : ` They wrote: ${reason}`}`,
    object: 'ActionItem',
    mail: true,
  },
  updateReminder: {
    to: ['ownersLackingUpdate'],
    subject: NOTIFICATION_SUBJECTS.updateGoals,
    body: () => 'At least one of your goals has no update for this week yet.',
    object: 'Goal',
    mail: true,
  },
} as const satisfies Readonly<Record<string, NotificationRule>>;
export type NotificationName = keyof typeof NOTIFICATIONS;

/** Whether a row of the table is named so; actions that tell nobody name none. */
export function isNotificationName(name: string): name is NotificationName {
  return Object.hasOwn(NOTIFICATIONS, name);
}

/** The row that is named like an action; undefined where the action tells nobody. */
export function notificationNamed(action: string): NotificationRule | undefined {
  return isNotificationName(action) ? NOTIFICATIONS[action] : undefined;
}
