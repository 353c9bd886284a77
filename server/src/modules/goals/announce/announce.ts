import type { GoalAction, GoalEditAction } from '@cadence/shared-contract';
import type { Circle, NotificationName, NotificationRule } from '@cadence/shared-contract/notifications';
import { isNotificationName, NOTIFICATIONS } from '@cadence/shared-contract/notifications';
import type { Ctx } from '../../../kernel/http/index.ts';
import { tenantGroup, userGroup } from '../../../kernel/outbox/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Viewer } from '../policy/viewer.ts';
import type { VisibleSubject } from '../policy/visibility.ts';
import { canSee, isOpenToAll } from '../policy/visibility.ts';
import type { GoalRecord } from '../rows/goal-records.ts';
import { findRecord } from '../rows/goal-records.ts';
import {
  findChildGoals,
  findEntitled,
  findFollowerIds,
  findOwnerId,
  findReportIds,
  findViewers,
} from './audience.queries.ts';

/** What goals need of a request to tell others. */
export type AnnouncingCtx = Pick<Ctx, 'db' | 'actor' | 'now' | 'outbox' | 'today'>;

/** Something that was done to a goal. */
export interface Deed {
  readonly action: GoalAction | GoalEditAction;
  /** The goal before it. */
  readonly before: GoalRecord;
  /** Makes the event unlike every other: the id of its history row. */
  readonly eventId: number;
  /** Drafts of edits concern those who may see them, although the goal is public. */
  readonly isConfidential?: boolean;
  /** What a notification leads to, where that is not the goal. */
  readonly objectId?: number;
}

/** People whom the event itself names, by the circle they form. */
type Known = Readonly<Partial<Record<Circle, readonly number[]>>>;

async function peopleIn(
  circle: Circle,
  ctx: AnnouncingCtx,
  goal: GoalRecord,
): Promise<readonly (number | null)[]> {
  switch (circle) {
    case 'owner':
      return [goal.owner_id];
    case 'approver':
      return [goal.approver_id];
    case 'parentOwner':
      return goal.parent_id === null ? [] : [await findOwnerId(ctx.db, goal.parent_id)];
    case 'followers':
      return findFollowerIds(ctx.db, goal.id);
    case 'directReports':
      return findReportIds(ctx.db, goal.owner_id);
    default:
      return [];
  }
}

/** The people in some circles around a goal who may see it, the actor left out. */
export async function findRecipients(
  ctx: AnnouncingCtx,
  goal: GoalRecord,
  { circles, known = {} }: { readonly circles: readonly Circle[]; readonly known?: Known },
): Promise<Viewer[]> {
  const ids = new Set<number>();
  for (const circle of circles) {
    for (const id of known[circle] ?? (await peopleIn(circle, ctx, goal))) if (id !== null) ids.add(id);
  }
  ids.delete(ctx.actor.id);
  return (await findViewers(ctx.db, [...ids])).filter((viewer) => canSee(viewer, goal));
}

interface LiveChange {
  readonly before: VisibleSubject;
  readonly after: GoalRecord;
  /** The goal may be public; what changed is not. */
  readonly isConfidential?: boolean | undefined;
}

/** Tells browsers that a goal changed: everyone if everyone may see it, before or now; else who may (D-6). */
export async function announceLive(
  ctx: AnnouncingCtx,
  { before, after, isConfidential = false }: LiveChange,
): Promise<void> {
  const event = { type: 'goal_update', id: after.id, actorId: ctx.actor.id } as const;
  if (!isConfidential && (isOpenToAll(before) || (after.deleted_at === null && isOpenToAll(after)))) {
    ctx.outbox.live(tenantGroup(ctx.actor.tenantId), 'TenantUpdate', event);
    return;
  }
  const near = [before.owner_id, before.creator_id, before.approver_id, after.owner_id, after.approver_id];
  const entitled = await findEntitled(
    ctx.db,
    near.filter((id) => id !== null),
  );
  for (const viewer of entitled) {
    if (canSee(viewer, before) || canSee(viewer, after)) {
      ctx.outbox.live(userGroup(viewer.id), 'TenantUpdate', event);
    }
  }
}

/** Which event an action is for the owners of the goals aligned with it. */
const ORPHANING: Readonly<Partial<Record<Deed['action'], NotificationName>>> = {
  shelve: 'parentShelved',
  approveShelve: 'parentShelved',
  delete: 'parentDeleted',
};

/** To people who may not see a private parent there was none: they hear nothing of its end (D-83). */
async function tellOrphans(ctx: AnnouncingCtx, goal: GoalRecord, name: NotificationName): Promise<void> {
  const children = await findChildGoals(ctx.db, goal.id);
  const owners = await findViewers(
    ctx.db,
    children.map((child) => child.owner_id),
  );
  const published = { ...goal, state: 'approved', deleted_at: null } as const;
  const knowing = new Set(owners.filter((owner) => canSee(owner, published)).map((owner) => owner.id));
  for (const child of children.filter(({ owner_id }) => knowing.has(owner_id))) {
    await notify(ctx, {
      rule: NOTIFICATIONS[name],
      eventId: `goal/${goal.id}/${name}/${goal.updated_at.getTime()}/child/${child.id}`,
      recipients: [child.owner_id],
      facts: { actor: ctx.actor.name, title: goal.title, child: child.title },
      objectId: child.id,
      goal: { name, id: goal.id, childId: child.id },
    });
  }
}

/**
 * Tells the people whom the documents name, and every open browser that may know of the goal (D-37, D-6). Part of the
 * transaction of the change; nobody hears of a goal they may not see.
 */
export async function announce(ctx: AnnouncingCtx, deed: Deed): Promise<void> {
  const { action, before } = deed;
  const after = (await findRecord(ctx.db, ctx.actor, before.id)) ?? before;
  if (isNotificationName(action)) {
    const rule: NotificationRule = NOTIFICATIONS[action];
    const seen = action === 'delete' ? before : after;
    const circles = { circles: rule.to, known: { previousOwner: [before.owner_id] } };
    await notify(ctx, {
      rule,
      eventId: `goal/${before.id}/${action}/${deed.eventId}`,
      recipients: (await findRecipients(ctx, seen, circles)).map((viewer) => viewer.id),
      facts: { actor: ctx.actor.name, title: after.title },
      objectId: deed.objectId ?? before.id,
      goal: { name: action, id: before.id },
    });
  }
  const orphaning = ORPHANING[action];
  if (orphaning) await tellOrphans(ctx, after, orphaning);
  await announceLive(ctx, { before, after, isConfidential: deed.isConfidential });
}
