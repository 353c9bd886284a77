import { GOAL_ACTIONS, goalAction, isGoalAction } from '../goals/resolve-action.ts';
import type { AnyGoalAction } from '../goals/resolve-action.ts';
import { NOTIFICATION_SUBJECTS } from '../messages.ts';
import type { RecipientGroup, NotificationFacts, NotificationRule } from './rule.ts';
import { goalNamed, goalNotification } from './rule.ts';

/** The goal above the reader's went away (D-31, D-32). */
function parentGone(subject: string, verb: string): NotificationRule {
  const body = ({ actor, title, child = null }: NotificationFacts): string =>
    `${actor} ${verb} ${goalNamed(title)}. ${child === null ? 'A goal aligned with it' : `Your goal “${child}”`} goes on and counts as not aligned.`;
  const brief = ({ actor, title }: NotificationFacts): string =>
    `${actor} ${verb} ${goalNamed(title)}. This goal goes on and counts as not aligned.`;
  return { to: ['childOwners'], subject, body, brief, object: 'Goal', mail: true };
}

/** Somebody did something to an action item. */
function aboutActionItem(
  to: readonly RecipientGroup[],
  subject: string,
  words: (title: string) => string,
): NotificationRule {
  const body = ({ actor, title }: NotificationFacts): string => `${actor} ${words(`“${title}”`)}.`;
  return { to, subject, body, object: 'ActionItem', mail: true };
}

/**
 * The events of which people are notified, besides the steps of goals and appraisals, whose lifecycles say it themselves:
 * whom, in which words, what a click opens, and whether by mail (D-37). Never the actor, nobody twice of one event, nobody
 * who may not see the object.
 */
export const NOTIFICATIONS = {
  comment: {
    ...goalNotification(['owner', 'followers', 'thread'], 'New comment', 'commented on'),
    object: 'Comment',
  },
  parentShelved: parentGone('Parent goal shelved', 'shelved'),
  parentDeleted: parentGone('Parent Goal Deleted', 'deleted'),
  actionItemAssigned: aboutActionItem(
    ['assignee'],
    'New action item',
    (title) => `assigned the action item ${title} to you`,
  ),
  actionItemChanged: aboutActionItem(
    ['assignee'],
    'Action item changed',
    (title) => `changed your action item ${title}`,
  ),
  actionItemCompleted: aboutActionItem(
    ['requester'],
    'Action item completed',
    (title) => `completed the action item ${title}`,
  ),
  actionItemRequested: aboutActionItem(
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
type OtherEvent = keyof typeof NOTIFICATIONS;
export type NotificationName = AnyGoalAction | OtherEvent;

const isOtherEvent = (name: string): name is OtherEvent => Object.hasOwn(NOTIFICATIONS, name);

/** Who is notified of an event, and how; undefined where it notifies nobody. */
export function notificationNamed(name: string): NotificationRule | undefined {
  if (isGoalAction(name)) return goalAction(name).notifies ?? undefined;
  return isOtherEvent(name) ? NOTIFICATIONS[name] : undefined;
}

/** Every event that notifies somebody, appraisals apart, with its rule. */
export function notificationRules(): readonly (readonly [name: NotificationName, rule: NotificationRule])[] {
  const ofGoals = GOAL_ACTIONS.flatMap((action) => {
    const rule = notificationNamed(action);
    return rule === undefined ? [] : [[action, rule] as const];
  });
  const others = Object.keys(NOTIFICATIONS).filter(isOtherEvent);
  return [...ofGoals, ...others.map((name) => [name, NOTIFICATIONS[name]] as const)];
}
