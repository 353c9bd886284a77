import type { Notification, NotifiedObjectType } from '@cadence/shared-contract';
import { notFound } from '../../kernel/errors/index.ts';
import type { Slice } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import { userGroup } from '../../kernel/outbox/index.ts';
import type { NotificationRow } from './notifications.queries.ts';
import { countNotifications, listNotifications, markAllRead, markRead } from './notifications.queries.ts';
import type { ReadGoalTitles, TitleFor } from './shown-words.ts';
import { shownWords, titlesOf } from './shown-words.ts';

function present(row: NotificationRow, titleFor: TitleFor): Notification {
  const { body, objectId } = shownWords(row, titleFor);
  return {
    Id: row.id,
    Subject: row.subject,
    Body: body,
    CreatedAt: row.created_at.toISOString(),
    IsRead: row.read_at !== null,
    // Only `notify` writes rows, and it accepts no other type.
    NotifiedObjectType: row.object_type as NotifiedObjectType,
    NotifiedObjectId: objectId,
  };
}

/** A person's own notifications (people §7 Notifications), each in words that the person may read now (D-120). */
export function createNotificationsSlice(readTitles: ReadGoalTitles): Slice {
  return defineSlice('notifications', {
    'notifications.list': async ({ db, actor }, { params }) => {
      const rows = await listNotifications(db, actor.id, params.page);
      const titleFor = await titlesOf(db, { tenantId: actor.tenantId, rows }, readTitles);
      const { total, unread } = await countNotifications(db, actor.id);
      return {
        Notifications: rows.map((row) => present(row, titleFor)),
        UnreadCount: unread,
        count: total,
      };
    },

    'notifications.markRead': async ({ db, actor, now, outbox }, { params }) => {
      if (!(await markRead(db, { personId: actor.id, id: params.id }, now))) throw notFound();
      outbox.live(userGroup(actor.id), 'NotificationUpdate', { id: params.id });
      return { Success: true };
    },

    'notifications.markAllRead': async ({ db, actor, now, outbox }) => {
      const changed = await markAllRead(db, actor.id, now);
      if (changed > 0) outbox.live(userGroup(actor.id), 'NotificationUpdate', { id: null });
      return { Success: true };
    },
  });
}
