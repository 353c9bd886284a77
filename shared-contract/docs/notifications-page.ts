/**
 * Renders docs/notifications.md: of what people are told, as the table says it. Run it to write the page; a test keeps
 * the two equal.
 *   node shared-contract/docs/notifications-page.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NotifiedObjectType } from '../src/index.ts';
import type { NotificationRule } from '../src/notifications/index.ts';
import { CIRCLES, NOTIFICATIONS } from '../src/notifications/index.ts';

export const NOTIFICATIONS_PAGE = join(import.meta.dirname, '../../docs/notifications.md');

/** Where a click leads (people §2.8). */
const OPENS: Readonly<Record<NotifiedObjectType, string>> = {
  Goal: 'the goal',
  Comment: 'the goal',
  GoalStatus: 'the goal of the weekly status',
  User: 'the profile',
  ActionItem: 'the action items',
  EmployeeEvaluation: 'Talent',
};

function opens({ subject, object }: NotificationRule): string {
  if (subject === NOTIFICATIONS.updateReminder.subject) return 'the goals list';
  return subject.includes('Deleted') && object === 'Goal' ? 'nothing' : OPENS[object];
}

function line([name, rule]: readonly [string, NotificationRule]): string {
  const told = rule.to.map((circle) => CIRCLES[circle]).join(', ');
  const facts = { actor: 'Ann', title: 'Goal', child: 'Goal beneath' };
  const cells = [name, told, rule.subject, rule.body(facts), opens(rule), rule.mail ? 'yes' : 'no'];
  return `| ${cells.join(' | ')} |`;
}

/** The whole page as Markdown. */
export function renderNotificationsPage(): string {
  const rows = Object.entries<NotificationRule>(NOTIFICATIONS);
  return `# Who is notified of what

Written by \`node shared-contract/docs/notifications-page.ts\` from the table in
\`shared-contract/src/notifications/notification-table.ts\` (D-37). A row that is named like an action of
[the lifecycle](goal-lifecycle.md) follows that action.

For every row: the actor is never told, nobody is told twice of one event, and nobody who may not see the object is told at
all. A notification is written in the transaction of what happened; after the commit \`NotificationUpdate\` reaches the
person's open pages through the outbox, at least once. Mails are gathered for ten minutes into one message per person, leave
out what was read meanwhile, and obey the person's preference; mails about the account itself do not wait for it.

| event | who is told | subject | words | a click opens | mailed |
| --- | --- | --- | --- | --- | --- |
${rows.map(line).join('\n')}
`;
}

if (import.meta.main) writeFileSync(NOTIFICATIONS_PAGE, renderNotificationsPage());
