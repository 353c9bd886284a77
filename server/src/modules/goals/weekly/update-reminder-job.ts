import { actorFlagsOf, mondayOf, NO_FLAGS } from '@cadence/shared-contract';
import { NOTIFICATIONS } from '@cadence/shared-contract/notifications';
import { DateTime } from 'luxon';
import type { Clock } from '../../../kernel/clock/clock.ts';
import type { DatabaseHandle, Db } from '../../../kernel/db/index.ts';
import { listActiveTenants } from '../../../kernel/db/index.ts';
import type { ScheduledJob } from '../../../kernel/jobs/index.ts';
import { Outbox } from '../../../kernel/outbox/index.ts';
import type { Actor } from '../../../kernel/session/index.ts';
import { notify } from '../../notifications/index.ts';
import { findOwnersLacking } from './update-reminder.queries.ts';

/** Friday, from 8:00 until before 18:00, in the tenant's time zone (D-37). */
const FRIDAY = 5;
const FIRST_HOUR = 8;
const LAST_HOUR = 17;

export interface ReminderServices {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  /** Called after a commit that wrote outbox rows. */
  readonly onOutbox: () => void;
}

/** The actor of a reminder: no person. */
function nobody(tenantId: number): Actor {
  const none = { id: 0, name: '', email: '', managerId: null, path: '', strategyMember: false, decides: [] };
  return { ...none, ...actorFlagsOf(NO_FLAGS), tenantId, role: 'observer' };
}

async function remindTenant(db: Db, tenantId: number, local: DateTime): Promise<boolean> {
  const now = local.toJSDate();
  const monday = mondayOf(local.toFormat('yyyy-MM-dd'));
  const outbox = new Outbox(now);
  await notify(
    { db, now, outbox, actor: nobody(tenantId) },
    {
      rule: NOTIFICATIONS.updateReminder,
      eventId: `goals/update-reminder/${monday}`,
      recipients: await findOwnersLacking(db, monday),
      facts: { actor: '', title: '' },
      objectId: null,
    },
  );
  return outbox.flush(db, tenantId);
}

/** Reminds the owners who lack this week's update, on Fridays; once per person and week. */
export async function remindOfUpdates({ db, clock, onOutbox }: ReminderServices): Promise<void> {
  const tenants = await db.transaction({ role: 'app', tenantId: null }, listActiveTenants);
  for (const { id, time_zone } of tenants) {
    const local = DateTime.fromJSDate(clock.now(), { zone: time_zone });
    if (local.weekday !== FRIDAY || local.hour < FIRST_HOUR || local.hour > LAST_HOUR) continue;
    const hasNews = await db.transaction({ role: 'app', tenantId: id }, (tx) => remindTenant(tx, id, local));
    if (hasNews) onOutbox();
  }
}

export function updateReminderJob(services: ReminderServices): ScheduledJob {
  return { name: 'goal-update-reminder', every: 60, at: 9, run: () => remindOfUpdates(services) };
}
