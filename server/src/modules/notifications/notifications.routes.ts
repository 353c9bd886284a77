import type { Notification, NotifiedObjectType, PersonRef } from '@cadence/shared-contract';
import { notFound } from '../../kernel/errors/index.ts';
import type { Slice } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import { userGroup } from '../../kernel/outbox/index.ts';
import { findPersonRefs } from '../people/index.ts';
import type { GoalNews, ReadGoalNews } from './goal-news.ts';
import { newsOf, wantedNews } from './goal-news.ts';
import type { NotificationRow } from './notifications.queries.ts';
import {
  countNotifications,
  listNotifications,
  markAllRead,
  markManyRead,
  markRead,
} from './notifications.queries.ts';
import type { ReadGoalTitles, TitleFor } from './shown-words.ts';
import { shownWords, titlesOf } from './shown-words.ts';

/** What the rows of a page mention, as their reader may know it now. */
interface Mentioned {
  readonly titleFor: TitleFor;
  readonly news: GoalNews;
  readonly people: ReadonlyMap<number, PersonRef>;
}

function actorOf({ actor_id }: NotificationRow, people: Mentioned['people']): Notification['Actor'] {
  const actor = actor_id === null ? undefined : people.get(actor_id);
  return actor ? { Id: actor.Id, Name: actor.Name, Avatar: actor.Avatar } : null;
}

function present(row: NotificationRow, { titleFor, news, people }: Mentioned): Notification {
  const { body, brief, objectId } = shownWords(row, titleFor);
  const { goal, update, said } = newsOf(row, news);
  return {
    Id: row.id,
    Subject: row.subject,
    Body: body,
    CreatedAt: row.created_at.toISOString(),
    IsRead: row.read_at !== null,
    // Only `notify` writes rows, and it accepts no other type.
    NotifiedObjectType: row.object_type as NotifiedObjectType,
    NotifiedObjectId: objectId,
    Event: row.kind,
    Actor: actorOf(row, people),
    Goal: goal,
    Sentence: goal === null ? body : brief,
    Said: said,
    Update: update,
  };
}

export interface NotificationServices {
  readonly readTitles: ReadGoalTitles;
  readonly readNews: ReadGoalNews;
}

/** A person's own notifications (people §7 Notifications), each in words that the person may read now (D-120). */
export function createNotificationsSlice({ readTitles, readNews }: NotificationServices): Slice {
  return defineSlice('notifications', {
    'notifications.list': async (ctx, { params }) => {
      const { db, actor } = ctx;
      const rows = await listNotifications(db, actor.id, params.page);
      const mentioned = {
        titleFor: await titlesOf(db, { tenantId: actor.tenantId, rows }, readTitles),
        news: await readNews(ctx, wantedNews(rows)),
        people: await findPersonRefs(
          ctx,
          rows.flatMap((row) => row.actor_id ?? []),
        ),
      };
      const { total, unread } = await countNotifications(db, actor.id);
      return {
        Notifications: rows.map((row) => present(row, mentioned)),
        UnreadCount: unread,
        count: total,
      };
    },

    'notifications.markRead': async ({ db, actor, now, outbox }, { params }) => {
      if (!(await markRead(db, { personId: actor.id, id: params.id }, now))) throw notFound();
      outbox.live(userGroup(actor.id), 'NotificationUpdate', { id: params.id });
      return { Success: true };
    },

    'notifications.markManyRead': async ({ db, actor, now, outbox }, { body }) => {
      const changed = await markManyRead(db, { personId: actor.id, ids: body.Ids }, now);
      if (changed > 0) outbox.live(userGroup(actor.id), 'NotificationUpdate', { id: null });
      return { Success: true };
    },

    'notifications.markAllRead': async ({ db, actor, now, outbox }) => {
      const changed = await markAllRead(db, actor.id, now);
      if (changed > 0) outbox.live(userGroup(actor.id), 'NotificationUpdate', { id: null });
      return { Success: true };
    },
  });
}
