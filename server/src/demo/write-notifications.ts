import type { RecipientGroup } from '@cadence/shared-contract/notifications';
import { notificationNamed } from '@cadence/shared-contract/notifications';
import type { DemoPerson } from './company.ts';
import type { PlannedGoal } from './plan-goals.ts';
import type { DemoContext, DemoEvent, DemoNotice } from './demo-context.ts';

/** Accounts whose inbox a visitor may open. */
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
/** Older notifications are read. */
const UNREAD_DAYS = 3;
const KEPT_DAYS = 45;

/** Who is in an audience of the goal; the demo notifies nobody else. */
const IS_IN_GROUP: Readonly<Partial<Record<RecipientGroup, (key: string, goal: PlannedGoal) => boolean>>> = {
  owner: (key, { owner }) => owner.key === key,
  approver: (key, { owner }) => owner.manager === key,
  parentOwner: (key, { parent, isPrivate }) => !isPrivate && parent?.owner.key === key,
};

function concerns({ key }: DemoPerson, event: DemoEvent): boolean {
  if (event.actorKey === key) return false;
  const groups = notificationNamed(event.action)?.to ?? [];
  return groups.some((group) => IS_IN_GROUP[group]?.(key, event.goal));
}

/** The words of a notification, and the values that they are made from. */
function wordsOf(
  { action, goal, goalId, object }: DemoEvent,
  { id, name: actor }: { readonly id: number | null; readonly name: string },
): DemoNotice['words'] {
  const rule = notificationNamed(action);
  return {
    subject: rule?.subject ?? '',
    body: rule?.body({ actor, title: goal.text.title }) ?? '',
    kind: action,
    goal_id: goalId,
    actor_name: actor,
    actor_id: id,
    object_type: object.type,
    object_id: object.id,
  };
}

function noticesOf(
  { company, events, personIds }: DemoContext,
  accounts: readonly DemoPerson[],
): readonly DemoNotice[] {
  const names = new Map(company.people.map(({ key, name }) => [key, name]));
  return events.flatMap((event) =>
    accounts
      .filter((account) => concerns(account, event))
      .map((person) => ({
        eventId: `goal/${event.goalId}/${event.action}/${event.rowId}`,
        personKey: person.key,
        at: event.at,
        words: wordsOf(event, {
          id: personIds.get(event.actorKey) ?? null,
          name: names.get(event.actorKey) ?? '',
        }),
      })),
  );
}

/** Fills the demo accounts' inboxes with recent events (D-37), oldest first. */
export function writeNotifications(context: DemoContext): void {
  const { company, rows, personIds, timeline, notices } = context;
  const accounts = company.people.filter(({ key }) => ACCOUNTS.some((account) => account === key));
  const ageOf = (at: Date): number => timeline.now.getTime() - at.getTime();
  const recent = [...noticesOf(context, accounts), ...notices]
    .filter(
      ({ at, personKey }) => ageOf(at) < KEPT_DAYS * DAY && accounts.some(({ key }) => key === personKey),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { eventId, personKey, at, words } of recent)
    rows.add('notifications', company.id, {
      person_id: personIds.get(personKey) ?? 0,
      event_id: eventId,
      ...words,
      created_at: at,
      mailed_at: at,
      read_at: ageOf(at) > UNREAD_DAYS * DAY ? new Date(at.getTime() + DAY) : null,
    });
}
