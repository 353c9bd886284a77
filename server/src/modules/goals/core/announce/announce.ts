import type { AnyGoalAction, GoalFacts } from '@cadence/shared-contract';
import { goalAction, isEditAction } from '@cadence/shared-contract';
import type { RecipientGroup } from '@cadence/shared-contract/notifications';
import { NOTIFICATIONS } from '@cadence/shared-contract/notifications';
import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../../../../kernel/http/index.ts';
import type { HubGroup } from '../../../../kernel/outbox/index.ts';
import { membersGroup, observersGroup, tenantGroup, userGroup } from '../../../../kernel/outbox/index.ts';
import { notify } from '../../../notifications/index.ts';
import type { RowViewer } from '../visibility/viewer.ts';
import { canSee } from '../visibility/visibility.queries.ts';
import {
  findChildGoals,
  findEntitled,
  findGoalManagersAbove,
  findPeopleAround,
  findSubjects,
  findViewers,
} from './audience.queries.ts';
import type { Changed, GoalSubject, Receiver } from './goal-facts.ts';
import { factsFor, isKnownBetter, peopleNear, sees, whatChanged } from './goal-facts.ts';
import { isInConfidence } from './in-confidence.ts';

/** The parts of a request context needed to announce a change of a goal. */
export type AnnouncingCtx = Pick<Ctx, 'db' | 'actor' | 'now' | 'outbox' | 'today'>;

/** Something that was done to a goal. */
export interface Announcement {
  readonly action: AnyGoalAction;
  /** The goal before the action. */
  readonly before: GoalSubject;
  /** The goal before the request, where the request did more than this action; null where it did not exist. */
  readonly was?: GoalSubject | null | undefined;
  /** The goal after the action. */
  readonly after: GoalSubject;
  /** Makes the event unique: the id of its history row; of the weekly status for an update, announced once a week. */
  readonly eventId: number;
  /** What a notification links to, where that is not the goal. */
  readonly objectId?: number;
}

/** People whom the event itself names, by their audience. */
type Known = Readonly<Partial<Record<RecipientGroup, readonly (number | null)[]>>>;

interface Wanted {
  readonly groups: readonly RecipientGroup[];
  readonly known?: Known;
}

function findParents({ db, actor }: AnnouncingCtx, goals: readonly (GoalSubject | null)[]) {
  const ids = new Set(goals.flatMap((goal) => goal?.parent_id ?? []));
  return findSubjects(db, actor.tenantId, [...ids]);
}

/**
 * Children of a goal that not everybody could see before: people who see it now also see what they are aligned with.
 */
async function findNamingChildren(
  { db, actor }: AnnouncingCtx,
  { before, after }: Pick<Changed, 'before' | 'after'>,
): Promise<readonly GoalSubject[]> {
  if (before === null || sees('members', before) || after.deleted_at !== null) return [];
  const children = await findChildGoals(db, actor.tenantId, after.id);
  return findSubjects(
    db,
    actor.tenantId,
    children.map(({ id }) => id),
  );
}

/** The people related to a goal, as far as its own row names them. */
function namedBy(goal: GoalSubject, parents: readonly GoalSubject[]): Known {
  const parent = parents.find(({ id, deleted_at }) => id === goal.parent_id && deleted_at === null);
  return { owner: [goal.owner_id], approver: [goal.approver_id], parentOwner: [parent?.owner_id ?? null] };
}

/** The people in some audiences of a goal who may see it, without the actor. */
export async function findRecipients(
  ctx: AnnouncingCtx,
  goal: GoalSubject,
  { groups, known = {} }: Wanted,
): Promise<RowViewer[]> {
  const parents = groups.includes('parentOwner') ? await findParents(ctx, [goal]) : [];
  return recipientsAmong(ctx, goal, { groups, known: { ...namedBy(goal, parents), ...known } });
}

async function recipientsAmong(
  { db, actor }: AnnouncingCtx,
  goal: GoalSubject,
  { groups, known = {} }: Wanted,
): Promise<RowViewer[]> {
  const ids = groups.flatMap((group) => known[group] ?? []).filter((id) => id !== null);
  const around = await findPeopleAround(db, actor.tenantId, {
    ids,
    followersOf: groups.includes('followers') ? goal.id : undefined,
    reportsOf: groups.includes('directReports') ? goal.owner_id : undefined,
  });
  return around.filter((viewer) => viewer.id !== actor.id && canSee(viewer, goal));
}

/** What a receiver is sent, and whether it can no longer see the goal. */
interface Message {
  readonly facts: GoalFacts;
  readonly endsAccess: boolean;
}

function messageFor(receiver: Receiver, changed: Changed): Message | null {
  const facts = factsFor(receiver, changed);
  return facts && { facts, endsAccess: !sees(receiver, changed.after) };
}

/** What everybody in a part of the tenant may know. */
function messagesForAll(tenantId: number, changed: Changed): readonly (readonly [HubGroup, Message])[] {
  const [toMembers, toObservers] = [messageFor('members', changed), messageFor('observers', changed)];
  if (toMembers && isDeepStrictEqual(toMembers, toObservers)) return [[tenantGroup(tenantId), toMembers]];
  return [
    ...(toMembers ? [[membersGroup(tenantId), toMembers] as const] : []),
    ...(toObservers ? [[observersGroup(tenantId), toObservers] as const] : []),
  ];
}

/** Sends browsers the change of a goal: each only what its user may know, and nothing to anyone else (D-6, D-22). */
async function sendToPages(
  ctx: AnnouncingCtx,
  change: Omit<Changed, 'children'>,
  isConfidential: boolean,
): Promise<void> {
  if (isConfidential) return sendInConfidence(ctx, { ...change, children: [] });
  const changed = { ...change, children: await findNamingChildren(ctx, change) };
  const { tenantId } = ctx.actor;
  const toAll = messagesForAll(tenantId, changed);
  for (const [group, message] of toAll) send(ctx, group, { goalId: changed.after.id, ...message });
  if (!isKnownBetter(changed)) return;
  const { before, after, parents, children } = changed;
  const near = peopleNear([before, after, ...parents, ...children]);
  for (const viewer of await findEntitled(ctx.db, tenantId, near)) {
    const message = messageFor(viewer, changed);
    const isKnown = isDeepStrictEqual(message?.facts, toAll[0]?.[1].facts);
    if (message && !isKnown) send(ctx, userGroup(viewer.id), { goalId: after.id, ...message });
  }
}

/** Sends browsers a change that not everyone who sees the goal may read. */
async function sendInConfidence(ctx: AnnouncingCtx, changed: Changed): Promise<void> {
  const { tenantId } = ctx.actor;
  const { change, after } = changed;
  const managers = change === 'discussion' ? [] : await findGoalManagersAbove(ctx.db, tenantId, after.id);
  for (const viewer of await findEntitled(ctx.db, tenantId, [...peopleNear([after]), ...managers])) {
    const message = isInConfidence(viewer, changed, managers) ? messageFor(viewer, changed) : null;
    if (message) send(ctx, userGroup(viewer.id), { goalId: after.id, ...message });
  }
}

function send(
  { actor, outbox }: AnnouncingCtx,
  group: HubGroup,
  { goalId, facts, endsAccess }: Message & { readonly goalId: number },
): void {
  const event = { type: 'goal_update', id: goalId, actorId: actor.id, goal: facts } as const;
  if (endsAccess) outbox.liveOnlyNow(group, 'TenantUpdate', event);
  else outbox.live(group, 'TenantUpdate', event);
}

interface LiveChange extends Pick<Changed, 'change' | 'before' | 'after'> {
  /** The goal may be public; what changed is not. */
  readonly isConfidential?: boolean | undefined;
}

/** Notifies open browsers that a goal changed, and nobody else. */
export async function announceLive(
  ctx: AnnouncingCtx,
  { change, before, after, isConfidential = false }: LiveChange,
): Promise<void> {
  const parents = await findParents(ctx, [before, after]);
  await sendToPages(
    ctx,
    { change: whatChanged(change, { before, after }), before, after, parents },
    isConfidential,
  );
}

/** Actions that are separate events for the owners of the goals aligned with the goal. */
const PARENT_EVENTS = ['parentShelved', 'parentDeleted'] as const;
type ParentEvent = (typeof PARENT_EVENTS)[number];

/** People who may not see a private parent are not notified of its end: for them there was no parent (D-83). */
async function notifyUnalignedOwners(
  ctx: AnnouncingCtx,
  goal: GoalSubject,
  name: ParentEvent,
): Promise<void> {
  const { tenantId } = ctx.actor;
  const children = await findChildGoals(ctx.db, tenantId, goal.id);
  const owners = await findViewers(
    ctx.db,
    tenantId,
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

/** Notifies the people whom the table lists for the action, if any. */
async function notifyPeople(
  ctx: AnnouncingCtx,
  { action, before, eventId, objectId = before.id }: Announcement,
  { after, parents }: Pick<Changed, 'after' | 'parents'>,
): Promise<void> {
  const rule = goalAction(action).notifies;
  if (rule === null) return;
  const seen = action === 'delete' ? before : after;
  const known = { ...namedBy(seen, parents), previousOwner: [before.owner_id] };
  await notify(ctx, {
    rule,
    eventId: `goal/${before.id}/${action}/${eventId}`,
    recipients: (await recipientsAmong(ctx, seen, { groups: rule.to, known })).map((viewer) => viewer.id),
    facts: { actor: ctx.actor.name, title: after.title },
    objectId,
    goal: { name: action, id: before.id },
  });
}

/**
 * Notifies the people whom the documents name, and every open browser that may know of the goal (D-37, D-6). Part of
 * the transaction of the change; nobody is notified of a goal they may not see.
 */
export async function announce(ctx: AnnouncingCtx, announcement: Announcement): Promise<void> {
  const { action, before, was = before, after } = announcement;
  const { changes, effects } = goalAction(action);
  const parents = await findParents(ctx, [before, was, after]);
  await notifyPeople(ctx, announcement, { after, parents });
  const parentEvent = PARENT_EVENTS.find((event) => effects.includes(event));
  if (parentEvent) await notifyUnalignedOwners(ctx, after, parentEvent);
  const change = whatChanged(changes, { before: was, after });
  // Drafts of edits are only for those who may see them, although the goal is public.
  const isConfidential = isEditAction(action) && !effects.includes('applyEdit');
  await sendToPages(ctx, { change, before: was, after, parents }, isConfidential);
}
