import type { OperationId } from '@cadence/shared-contract';
import { LIMITS } from '@cadence/shared-contract';
import { createHash } from 'node:crypto';
import type { Ctx } from '../../../../kernel/http/index.ts';
import { findLastRequest, holdGoal, saveLastRequest } from './answer-once.queries.ts';

/** A request that changes a goal. */
export interface GoalRequest {
  readonly goalId: number;
  readonly operation: OperationId;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A hash of what is requested, without the version that it was made from. */
function nameRequest({ operation, body }: GoalRequest): string {
  const { UpdatedAt: _version, ...wanted } = body;
  const fields = Object.entries(wanted).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([operation, fields]))
    .digest('hex');
}

/**
 * Makes changes of a goal idempotent: the same request of the same person within a minute, from any window, gets the
 * first answer again, as long as nothing else has happened to the goal since (D-89). Of two concurrent requests the
 * second waits for the first. The answer is stored, because afterwards the person may no longer see the goal.
 */
export async function answerOnce<T>(ctx: Ctx, request: GoalRequest, work: () => Promise<T>): Promise<T> {
  const { db, actor, now } = ctx;
  const { goalId } = request;
  const held = await holdGoal(db, goalId);
  if (held === undefined) return work();
  const content = nameRequest(request);
  const last = await findLastRequest(db, goalId);
  const isRepeat =
    last?.content === content &&
    last.person_id === actor.id &&
    last.goal_version.getTime() === held.getTime() &&
    now.getTime() - last.answered_at.getTime() < LIMITS.repeatWindow;
  if (isRepeat) return last.response as T;
  const answer = await work();
  await saveLastRequest(db, {
    tenant_id: actor.tenantId,
    goal_id: goalId,
    person_id: actor.id,
    content,
    response: JSON.stringify(answer),
    answered_at: now,
  });
  return answer;
}
