/** The subject of a notification (people §3). */
export const NOTIFIED_OBJECT_TYPES = [
  'Goal',
  'Comment',
  'GoalStatus',
  'User',
  'ActionItem',
  'EmployeeEvaluation',
] as const;
export type NotifiedObjectType = (typeof NOTIFIED_OBJECT_TYPES)[number];

/** Groups of people around what happened (D-37), and how docs/notifications.md names them. */
export const RECIPIENT_GROUPS = {
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
export type RecipientGroup = keyof typeof RECIPIENT_GROUPS;

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

/** How people are notified of an event. */
export interface NotificationWords<Facts> {
  readonly subject: string;
  readonly body: (facts: Facts) => string;
  /** The same beneath a heading that names the goal; absent where `body` names none. */
  readonly brief?: (facts: Facts) => string;
  /** What a click opens (people §2.8). */
  readonly object: NotifiedObjectType;
  /** Whether it is mailed as well, in the person's next batch. */
  readonly mail: boolean;
}

/** Who is notified of an event, and how. */
export interface NotificationRule extends NotificationWords<NotificationFacts> {
  readonly to: readonly RecipientGroup[];
}

/** The goal's title in quotes, or how a goal is named to a reader who may not see it. */
export function goalNamed(title: string | null): string {
  return title === null ? 'a goal that you can no longer see' : `“${title}”`;
}

/** 'commented on' → 'commented', 'approved' → 'approved the goal'. */
function withoutTitle(verb: string): string {
  const stem = verb.replace(/ (?:of|on|to)$/, '');
  return stem === verb ? `${verb} the goal` : stem;
}

/** Somebody did something to a goal. @param verb what they did, before the goal's title */
export function goalNotification(
  to: readonly RecipientGroup[],
  subject: string,
  verb: string,
): NotificationRule {
  const body = ({ actor, title }: NotificationFacts): string => `${actor} ${verb} ${goalNamed(title)}.`;
  const brief = ({ actor }: NotificationFacts): string => `${actor} ${withoutTitle(verb)}`;
  return { to, subject, body, brief, object: 'Goal', mail: true };
}
