import type { AnyGoalAction, GoalEditAction, GoalEffect } from '@cadence/shared-contract';
import {
  GOAL_EDIT_LIFECYCLE,
  GOAL_LIFECYCLE,
  goalAction,
  isEditAction,
  MESSAGES,
} from '@cadence/shared-contract';
import { invalid } from '../../../../kernel/errors/index.ts';
import type { AnnouncingCtx } from '../announce/announce.ts';
import { announce } from '../announce/announce.ts';
import { insertComment } from '../records/comment-rows.queries.ts';
import type { NewTransition } from './transitions.queries.ts';
import { insertTransition } from './transitions.queries.ts';
import type { EditSnapshot, GoalRecord } from '../records/goal-records.queries.ts';
import { isBlankText } from '@cadence/shared-contract/operations';
import { disableWeeks, enableWeeks } from './enabled-weeks.queries.ts';
import { applyEdit } from './apply-edit.ts';
import type { GoalValues } from './goal-writes.queries.ts';
import { cancelOpenEdit, moveEdit, moveGoal } from './goal-writes.queries.ts';
import type { Subject } from './subject.ts';
import { readChanged, tooLate } from './subject.ts';

/** An action of the lifecycle, about to be taken. */
export interface Step {
  readonly action: AnyGoalAction;
  readonly comment?: string | undefined;
  /** Columns that change in the same statement as the state. */
  readonly values?: GoalValues;
  /** The step depends on what was read: another version makes it fail as another state does (D-3). */
  readonly isVersioned?: boolean;
  /** The goal before the request, where the request did more than this step; null where it did not exist. */
  readonly was?: GoalRecord | null | undefined;
  /** Further fields of the history row. */
  readonly details?: Pick<NewTransition, 'actionType' | 'meta' | 'toParentId'>;
}

/** What a step does to the goal besides the change of state. */
const EFFECTS: Readonly<
  Partial<Record<GoalEffect, (ctx: AnnouncingCtx, goal: GoalRecord) => Promise<void>>>
> = {
  applyEdit: async (ctx, goal) => {
    if (goal.edit) await applyEdit(ctx, goal, goal.edit);
  },
  enableWeeks: (ctx, goal) => enableWeeks(ctx.db, goal, ctx.today),
  disableWeeks: (ctx, goal) => disableWeeks(ctx.db, goal.id, ctx.today),
  cancelEdit: (ctx, goal) => cancelOpenEdit(ctx.db, goal.id, ctx.now),
};

interface Moved {
  readonly from: string;
  readonly to: string;
}

function requireComment(action: AnyGoalAction, comment: string): void {
  if (goalAction(action).comment === 'required' && isBlankText(comment)) {
    throw invalid([{ path: 'Comment', message: MESSAGES.transitionCommentRequired }]);
  }
}

/** The compare-and-set of goal or edit: the states before and after, null when something else changed it first. */
async function move(ctx: AnnouncingCtx, { goal }: Subject, step: Step): Promise<Moved | null> {
  const { action, values, isVersioned = false } = step;
  if (isEditAction(action)) return goal.edit && moveOpenEdit(ctx, goal.edit, { action, isVersioned });
  const { to, effects } = GOAL_LIFECYCLE[action];
  const isMarked = effects.some((effect) => effect === 'markCompanyGoal');
  const mark = isMarked ? { owner_was_ceo: goal.owner_role === 'ceo' } : {};
  const isMoved = await moveGoal(ctx.db, goal.id, {
    from: [goal.state],
    to,
    now: ctx.now,
    version: isVersioned ? goal.updated_at : undefined,
    values: { ...mark, ...values },
  });
  return isMoved ? { from: goal.state, to: to ?? goal.state } : null;
}

async function moveOpenEdit(
  ctx: AnnouncingCtx,
  edit: EditSnapshot,
  { action, isVersioned }: { readonly action: GoalEditAction; readonly isVersioned: boolean },
): Promise<Moved | null> {
  const version = isVersioned ? edit.updated_at : undefined;
  const { to } = GOAL_EDIT_LIFECYCLE[action];
  const isMoved = await moveEdit(ctx.db, edit, { from: [edit.state], to, now: ctx.now, version });
  return isMoved ? { from: edit.state, to } : null;
}

/**
 * Takes one action of the lifecycle: compare-and-set of the state, history, comment, effects and announcements, all in
 * the request's transaction. Returns the goal as it is then.
 *
 * @throws invalid when a required comment is missing; conflict when somebody else changed the goal first (D-3)
 */
export async function takeStep(ctx: AnnouncingCtx, subject: Subject, step: Step): Promise<GoalRecord> {
  const { goal } = subject;
  const { action, details } = step;
  const comment = step.comment?.trim() ?? '';
  requireComment(action, comment);
  const moved = await move(ctx, subject, step);
  if (!moved) throw await tooLate(ctx, goal);
  for (const effect of goalAction(action).effects) await EFFECTS[effect]?.(ctx, goal);
  const eventId = await record(ctx, goal, { action, ...moved, ...details, comment });
  const after = await readChanged(ctx, goal.id);
  await announce(ctx, { action, before: goal, was: step.was, after, eventId });
  return after;
}

interface Recorded extends Pick<
  NewTransition,
  'action' | 'from' | 'to' | 'actionType' | 'meta' | 'toParentId'
> {
  readonly comment?: string;
}

/** Writes the history row and the step's comment; returns the row's id. */
export async function record(
  ctx: AnnouncingCtx,
  goal: Pick<GoalRecord, 'id' | 'tenant_id' | 'title'>,
  { comment = '', ...recorded }: Recorded,
): Promise<number> {
  const transitionId = await insertTransition(ctx.db, {
    tenantId: goal.tenant_id,
    goalId: goal.id,
    ...recorded,
    goalName: goal.title,
    personId: ctx.actor.id,
    at: ctx.now,
  });
  if (!isBlankText(comment)) {
    await insertComment(ctx.db, {
      tenantId: goal.tenant_id,
      goalId: goal.id,
      type: 'StateTransition',
      commentableId: transitionId,
      personId: ctx.actor.id,
      comment,
      at: ctx.now,
    });
  }
  return transitionId;
}
