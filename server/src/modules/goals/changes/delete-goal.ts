import { openRows } from '@cadence/shared-contract';
import { notFound } from '../../../kernel/errors/index.ts';
import type { Ctx } from '../../../kernel/http/index.ts';
import { announce } from '../announce/announce.ts';
import { refusal } from '../policy/refusals.ts';
import { findRecord } from '../rows/goal-records.ts';
import { cancelOpenEdit, moveGoal } from './goal-writes.queries.ts';
import { loadForChange, tooLate } from './subject.ts';
import { record } from './take-step.ts';

/**
 * Deletes a goal softly; goals aligned to it go on, unaligned, and their owners are told (D-31). Deleting again what
 * one has deleted changes nothing.
 *
 * @throws not_found, denied, conflict
 */
export async function deleteGoal(ctx: Ctx, id: number): Promise<void> {
  const found = await findRecord(ctx.db, ctx.actor, id);
  if (found?.deleted_at && found.deleted_by === ctx.actor.id) return;
  if (!found || found.deleted_at) throw notFound();
  const { goal, situation } = await loadForChange(ctx, id);
  const row = openRows(situation).find(({ action }) => action === 'delete');
  if (row?.subject !== 'goal') throw refusal('Delete');
  const values = { deleted_at: ctx.now, deleted_by: ctx.actor.id };
  const isDeleted = await moveGoal(ctx.db, id, { from: row.from, to: null, now: ctx.now, values });
  if (!isDeleted) throw await tooLate(ctx, goal);
  await cancelOpenEdit(ctx.db, id, ctx.now);
  const eventId = await record(ctx, goal, { subject: 'goal', action: 'delete', from: goal.state, to: null });
  await announce(ctx, { action: 'delete', before: goal, eventId });
}
