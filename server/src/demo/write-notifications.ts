import type { Circle } from '@cadence/shared-contract/notifications';
import { notificationNamed } from '@cadence/shared-contract/notifications';
import type { DemoPerson } from './company.ts';
import type { PlannedGoal } from './plan-goals.ts';
import type { DemoContext, DemoEvent } from './write-goals.ts';

/** Accounts whose inbox a visitor looks into. */
const ACCOUNTS = [
  'ceo',
  'orgadmin',
  'goaladmin',
  'goalmanager',
  'hradmin',
  'manager',
  'contributor',
] as const;

const DAY = 86_400_000;
/** Older notifications have been read. */
const UNREAD_DAYS = 3;
const KEPT_DAYS = 45;

/** Who stands in a circle around the goal; the demo tells nobody else. */
const IN_CIRCLE: Readonly<Partial<Record<Circle, (key: string, goal: PlannedGoal) => boolean>>> = {
  owner: (key, { owner }) => owner.key === key,
  approver: (key, { owner }) => owner.manager === key,
  parentOwner: (key, { parent, isPrivate }) => !isPrivate && parent?.owner.key === key,
};

function concerns({ key }: DemoPerson, event: DemoEvent): boolean {
  if (event.actorKey === key) return false;
  const circles = notificationNamed(event.action)?.to ?? [];
  return circles.some((circle) => IN_CIRCLE[circle]?.(key, event.goal));
}

/** The words of an event, and what they are made of. */
function wordsOf(event: DemoEvent, actor: string) {
  const rule = notificationNamed(event.action);
  return {
    subject: rule?.subject ?? '',
    body: rule?.body({ actor, title: event.goal.text.title }) ?? '',
    kind: event.action,
    goal_id: event.goalId,
    actor_name: actor,
  };
}

/** Fills the demo accounts' inboxes with what happened lately (D-37), oldest first. */
export function writeNotifications({ company, rows, personIds, timeline, events }: DemoContext): void {
  const recent = events
    .filter(({ at }) => timeline.now.getTime() - at.getTime() < KEPT_DAYS * DAY)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const names = new Map(company.people.map(({ key, name }) => [key, name]));
  const accounts = company.people.filter(({ key }) => ACCOUNTS.some((account) => account === key));
  recent.forEach((event, number) => {
    const words = wordsOf(event, names.get(event.actorKey) ?? '');
    for (const person of accounts.filter((account) => concerns(account, event))) {
      const age = timeline.now.getTime() - event.at.getTime();
      rows.add('notifications', company.id, {
        person_id: personIds.get(person.key) ?? 0,
        event_id: `demo/${number}`,
        ...words,
        object_type: event.object.type,
        object_id: event.object.id,
        created_at: event.at,
        mailed_at: event.at,
        read_at: age > UNREAD_DAYS * DAY ? new Date(event.at.getTime() + DAY) : null,
      });
    }
  });
}
