import type { OutputOf } from '@cadence/shared-contract';
import { GOAL_EDIT_LIFECYCLE, GOAL_LIFECYCLE } from '@cadence/shared-contract';
import { findPersonRefs } from '../../people/index.ts';
import type { AnnouncingCtx } from '../core/announce/announce.ts';
import { findRecipients } from '../core/announce/announce.ts';
import { presentOne } from '../core/records/present-goal.ts';
import { loadVisible } from '../core/steps/subject.ts';

/**
 * What the request-approval step shows: the goal, its open edit, who decides, and who a submit will notify (D-73). The
 * goal is evaluated as it will be: in review, where the approver may see it.
 *
 * @throws not_found
 */
export async function readApprovalRequest(
  ctx: AnnouncingCtx,
  id: number,
): Promise<OutputOf<'goals.approvalRequest'>> {
  const record = await loadVisible(ctx, id);
  const goal = await presentOne(ctx, record);
  const isDraft = record.state === 'draft';
  const submitted = isDraft ? ({ ...record, state: 'review' } as const) : record;
  const groups = (isDraft ? GOAL_LIFECYCLE.submit : GOAL_EDIT_LIFECYCLE.submitEdit).notifies.to;
  const recipients = await findRecipients(ctx, submitted, { groups });
  const people = await findPersonRefs(ctx, [
    ...recipients.map((viewer) => viewer.id),
    ...(record.approver_id === null ? [] : [record.approver_id]),
  ]);
  return {
    Goal: goal,
    GoalEdit: goal.GoalEdit,
    Approver: (record.approver_id === null ? undefined : people.get(record.approver_id)) ?? null,
    WillBeNotified: recipients.flatMap((viewer) => people.get(viewer.id) ?? []),
  };
}
