import { openActions } from '@cadence/shared-contract';
import type { Ctx } from '../../../kernel/http/index.ts';
import type { GoalRecord } from '../core/records/goal-records.queries.ts';
import { refusal } from '../core/steps/refusals.ts';
import type { Subject } from '../core/steps/subject.ts';
import type { Step } from '../core/steps/take-step.ts';
import { takeStep } from '../core/steps/take-step.ts';

/**
 * Publishes a draft where the actor may, else requests approval (core §6). Returns the goal as it is then.
 *
 * @throws denied
 */
export async function submitOrPublish(
  ctx: Ctx,
  subject: Subject,
  step: Pick<Step, 'comment' | 'was'>,
): Promise<GoalRecord> {
  const open = openActions(subject.situation);
  const action = (['publish', 'submit'] as const).find((candidate) => open.includes(candidate));
  if (!action) throw refusal('SubmitForApproval');
  return takeStep(ctx, subject, { action, ...step });
}
