import type {
  NotificationFacts,
  NotificationName,
  NotificationWords,
} from '@cadence/shared-contract/notifications';
import type { Ctx } from '../../kernel/http/index.ts';
import { userGroup } from '../../kernel/outbox/index.ts';
import { insertNotifications } from './notifications.queries.ts';

/** Something that happened and whom it concerns. `Facts` are the values in its words. */
export interface NotificationEvent<Facts extends { readonly actor: string } = NotificationFacts> {
  /**
   * A permanent name of the event: `goal/12/submitted/3`. A person is notified once per event, however often it is
   * sent.
   */
  readonly eventId: string;
  readonly recipients: Iterable<number | null | undefined>;
  /** Its row of the table: the words, what a click opens, and whether it is mailed. */
  readonly rule: NotificationWords<Facts>;
  readonly facts: Facts;
  readonly objectId: number | null;
  /** The goal that the words name: they are written again at each reading, since it may be hidden by then (D-120). */
  readonly goal?: { readonly name: NotificationName; readonly id: number; readonly childId?: number };
}

/**
 * Notifies people in the app, in the same transaction as the change, and raises `NotificationUpdate` for each of them
 * after the commit. Never notifies the actor, nor anybody twice (D-37). The caller decides who may see the object.
 */
export async function notify<Facts extends { readonly actor: string }>(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'outbox'>,
  event: NotificationEvent<Facts>,
): Promise<void> {
  const recipients = new Set(event.recipients);
  const people = [...recipients].filter((id): id is number => typeof id === 'number' && id !== ctx.actor.id);
  const added = await insertNotifications(
    ctx.db,
    people.map((personId) => ({
      tenant_id: ctx.actor.tenantId,
      person_id: personId,
      event_id: event.eventId,
      subject: event.rule.subject,
      body: event.rule.body(event.facts),
      object_type: event.rule.object,
      object_id: event.objectId,
      kind: event.goal?.name ?? null,
      goal_id: event.goal?.id ?? null,
      child_id: event.goal?.childId ?? null,
      actor_name: event.goal ? event.facts.actor : null,
      // A reminder is from nobody.
      actor_id: event.facts.actor === '' ? null : ctx.actor.id,
      created_at: ctx.now,
      // No mail is sent: it counts as mailed.
      mailed_at: event.rule.mail ? null : ctx.now,
    })),
  );
  for (const { id, person_id } of added) ctx.outbox.live(userGroup(person_id), 'NotificationUpdate', { id });
}
