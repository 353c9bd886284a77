import { resolveActions } from '@cadence/shared-contract';
import { notFound } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { announce } from '../core/announce/announce.ts';
import { findRecord } from '../core/records/goal-records.queries.ts';
import { cancelOpenEdit, moveGoal } from '../core/steps/goal-writes.queries.ts';
import { permittedAction } from '../core/steps/permitted-action.ts';
import { readChanged, subjectOf, tooLate } from '../core/steps/subject.ts';
import { record } from '../core/steps/take-step.ts';
import { canSee } from '../core/visibility/visibility.queries.ts';

/**
 * Deletes a goal softly; goals aligned to it continue, unaligned, and their owners are notified (D-31). Deleting it
 * again changes nothing for the person who deleted it.
 *
 * @throws not_found, denied, conflict
 */
export async function deleteGoal(ctx: Ctx, id: number): Promise<void> {
  const found = await findRecord(ctx.db, ctx.actor, id);
  if (found?.deleted_at && found.deleted_by === ctx.actor.id) return;
  if (!found || !canSee(ctx.actor, found)) throw notFound();
  const subject = subjectOf(ctx, found);
  const { goal } = subject;
  await permittedAction(ctx, subject, { resolution: resolveActions(['delete'], subject.situation) });
  const values = { deleted_at: ctx.now, deleted_by: ctx.actor.id };
  const isDeleted = await moveGoal(ctx.db, id, { from: [goal.state], to: null, now: ctx.now, values });
  if (!isDeleted) throw await tooLate(ctx, goal);
  await cancelOpenEdit(ctx.db, id, ctx.now);
  const eventId = await record(ctx, goal, { action: 'delete', from: goal.state, to: null });
  const after = await readChanged(ctx, id);
  await announce(ctx, { action: 'delete', before: goal, after, eventId });
}
