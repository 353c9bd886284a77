/**
 * Renders docs/notifications.md: what people are notified of, by the table. Run it to write the page; a test keeps the
 * two equal.
 *   node shared-contract/docs/notifications-page.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppraisalAction, NotifiedObjectType } from '../src/index.ts';
import { APPRAISAL_ACTIONS, NOTIFICATION_SUBJECTS } from '../src/index.ts';
import type { NotificationRule, NotificationWords } from '../src/notifications/index.ts';
import {
  APPRAISAL_PARTIES,
  appraisalNotifications,
  RECIPIENT_GROUPS,
  notificationRules,
} from '../src/notifications/index.ts';

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

type Opening = Pick<NotificationWords<never>, 'subject' | 'object'>;

function opens({ subject, object }: Opening): string {
  if (subject === NOTIFICATION_SUBJECTS.updateGoals) return 'the goals list';
  if (subject === NOTIFICATION_SUBJECTS.appraisalAvailable) return 'My Appraisals';
  return subject.includes(NOTIFICATION_SUBJECTS.deletedWord) && object === 'Goal' ? 'nothing' : OPENS[object];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function line([name, rule]: readonly [string, NotificationRule]): string {
  const recipients = rule.to.map((group) => RECIPIENT_GROUPS[group]).join(', ');
  const facts = { actor: 'Ann', title: 'Goal', child: 'Goal beneath' };
  return row([name, recipients, rule.subject, rule.body(facts), opens(rule), rule.mail ? 'yes' : 'no']);
}

function appraisalLines(action: AppraisalAction): string[] {
  const facts = { actor: 'Ann', employee: 'Ben', period: 'Q3 2026', comment: 'Why so?' };
  return appraisalNotifications(action).map(({ to, rule }) =>
    row([
      action,
      APPRAISAL_PARTIES[to],
      rule.subject,
      rule.body(facts),
      opens(rule),
      rule.mail ? 'yes' : 'no',
    ]),
  );
}

const HEAD = `| event | who is notified | subject | words | a click opens | mailed |
| --- | --- | --- | --- | --- | --- |`;

/** The whole page as Markdown. */
export function renderNotificationsPage(): string {
  return `# Who is notified of what

Written by \`node shared-contract/docs/notifications-page.ts\` from the lifecycles of [goals](goal-lifecycle.md) and
[appraisals](appraisal-lifecycle.md), whose actions say whom they notify, and from the table of all other events in
\`shared-contract/src/notifications/notification-table.ts\` (D-37).

For every row: the actor is never notified, nobody is notified twice of one event, and nobody who may not see the object
is notified at all. A notification is written in the transaction of what happened; after the commit \`NotificationUpdate\` reaches the
person's open pages through the outbox, at least once. Mails are gathered for ten minutes into one message per person, leave
out what was read by then, and obey the person's preference; mails about the account itself do not wait for it.

## Goals and action items

${HEAD}
${notificationRules().map(line).join('\n')}

## Appraisals

The employee is notified of nothing that happens while it is a draft (D-51).

${HEAD}
${APPRAISAL_ACTIONS.flatMap(appraisalLines).join('\n')}
`;
}

if (import.meta.main) writeFileSync(NOTIFICATIONS_PAGE, renderNotificationsPage());
