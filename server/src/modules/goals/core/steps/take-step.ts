import type { GoalAction, GoalEditAction, GoalEditRow, GoalRow } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { invalid } from '../../../../kernel/errors/index.ts';
import type { AnnouncingCtx } from '../announce/announce.ts';
import { announce } from '../announce/announce.ts';
import { insertComment } from '../records/comment-rows.queries.ts';
import { insertTransition } from './transitions.queries.ts';
import type { EditSnapshot, GoalRecord } from '../records/goal-records.queries.ts';
import { isBlankText } from '@cadence/shared-contract/operations';
import { disableWeeks, enableWeeks } from './enabled-weeks.queries.ts';
import { applyEdit } from './apply-edit.ts';
import type { GoalValues } from './goal-writes.queries.ts';
import { cancelOpenEdit, moveEdit, moveGoal } from './goal-writes.queries.ts';
import type { Subject } from './subject.ts';
import { readChanged, tooLate } from './subject.ts';

/** A row of the lifecycle table, about to be taken. */
export interface Step {
  readonly row: GoalRow | GoalEditRow;
  readonly comment?: string | undefined;
  /** Columns that change in the same statement as the state. */
  readonly values?: GoalValues;
  /** The step rests on what was read: another version loses the race as another state does (D-3). */
  readonly isVersioned?: boolean;
  /** The goal before the request, where that did more than this step; null where it did not exist. */
  readonly was?: GoalRecord | null | undefined;
}

/** Rows of the table carry our action names as plain text; their lists say which. */
type Action = GoalAction | GoalEditAction;

/** What follows from a step besides the new state. */
const CONSEQUENCES: Readonly<
  Partial<Record<Action, (ctx: AnnouncingCtx, goal: GoalRecord) => Promise<void>>>
> = {
  publish: (ctx, goal) => enableWeeks(ctx.db, goal, ctx.today),
  approve: (ctx, goal) => enableWeeks(ctx.db, goal, ctx.today),
  reactivate: (ctx, goal) => enableWeeks(ctx.db, goal, ctx.today),
  retractResult: (ctx, goal) => enableWeeks(ctx.db, goal, ctx.today),
  shelve: (ctx, goal) => disableWeeks(ctx.db, goal.id, ctx.today),
  approveShelve: (ctx, goal) => disableWeeks(ctx.db, goal.id, ctx.today),
  submitResult: (ctx, goal) => disableWeeks(ctx.db, goal.id, ctx.today),
  submitOwnFinalResult: async (ctx, goal) => {
    await disableWeeks(ctx.db, goal.id, ctx.today);
    await cancelOpenEdit(ctx.db, goal.id, ctx.now);
  },
  finalize: (ctx, goal) => cancelOpenEdit(ctx.db, goal.id, ctx.now),
};

interface Moved {
  readonly from: string;
  readonly to: string;
}

const PUBLISHING: readonly string[] = ['publish', 'approve'];
const APPLYING: readonly string[] = ['applyEdit', 'approveEdit'];

function requireComment(row: GoalRow | GoalEditRow, comment: string): void {
  if (row.comment === 'required' && isBlankText(comment)) {
    throw invalid([{ path: 'Comment', message: MESSAGES.transitionCommentRequired }]);
  }
}

/** The compare-and-set of goal or edit: the states it led from and to, null when the race was lost. */
async function move(ctx: AnnouncingCtx, { goal }: Subject, step: Step): Promise<Moved | null> {
  const { row, values, isVersioned = false } = step;
  if (row.subject === 'goalEdit') return goal.edit && moveOpenEdit(ctx, goal.edit, { row, isVersioned });
  // The stamp stays with the goal, so that a change of ceo keeps company goals (D-20).
  const stamp = PUBLISHING.includes(row.action) ? { owner_was_ceo: goal.owner_role === 'ceo' } : {};
  const { from, to } = row;
  const isMoved = await moveGoal(ctx.db, goal.id, {
    from,
    to,
    now: ctx.now,
    version: isVersioned ? goal.updated_at : undefined,
    values: { ...stamp, ...values },
  });
  return isMoved ? { from: goal.state, to: to ?? goal.state } : null;
}

async function moveOpenEdit(
  ctx: AnnouncingCtx,
  edit: EditSnapshot,
  { row, isVersioned }: { readonly row: GoalEditRow; readonly isVersioned: boolean },
): Promise<Moved | null> {
  const version = isVersioned ? edit.updated_at : undefined;
  const isMoved = await moveEdit(ctx.db, edit, { from: row.from, to: row.to, now: ctx.now, version });
  return isMoved ? { from: edit.state, to: row.to ?? edit.state } : null;
}

/**
 * Takes one row of the lifecycle table: compare-and-set of the state, history, comment, consequences and announcements,
 * all in the request's transaction. Answers the goal as it is then.
 *
 * @throws invalid when a required comment is missing; conflict when somebody was faster (D-3)
 */
export async function takeStep(ctx: AnnouncingCtx, subject: Subject, step: Step): Promise<GoalRecord> {
  const { goal } = subject;
  const { row } = step;
  const comment = step.comment?.trim() ?? '';
  requireComment(row, comment);
  const moved = await move(ctx, subject, step);
  if (!moved) throw await tooLate(ctx, goal);
  const action = row.action as Action;
  const isApplied = APPLYING.includes(action);
  if (isApplied && goal.edit) await applyEdit(ctx, goal, goal.edit);
  await CONSEQUENCES[action]?.(ctx, goal);
  const eventId = await record(ctx, goal, { subject: row.subject, action, ...moved, comment });
  const isConfidential = row.subject === 'goalEdit' && !isApplied;
  const after = await readChanged(ctx, goal.id);
  await announce(ctx, { action, before: goal, was: step.was, after, eventId, isConfidential });
  return after;
}

interface Recorded {
  readonly subject: 'goal' | 'goalEdit';
  readonly action: Action;
  readonly from: string | null;
  readonly to: string | null;
  readonly comment?: string;
}

/** Writes the history row and the comment that came with the step; answers the row's id. */
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
