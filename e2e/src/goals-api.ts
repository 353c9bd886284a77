import type { OutputOf } from '@cadence/shared-contract';
import type { ApiSession } from './api.ts';

export type ReadGoal = OutputOf<'goals.create'>['Goal'];

/** A goal of this person in the current quarter: a draft, or asking for approval. */
export async function makeGoal(
  owner: ApiSession,
  title: string,
  {
    isDraft = false,
    parentId = null,
  }: { readonly isDraft?: boolean; readonly parentId?: number | null } = {},
): Promise<ReadGoal> {
  const body = {
    Title: title,
    Measurement: 'Counted at the end of every week.',
    PeriodId: owner.me.Period.Id,
    IsDraft: isDraft,
    ...(parentId !== null && { ParentId: parentId }),
  };
  const { Goal } = await owner.call('goals.create', { body });
  return Goal;
}

/** An approved goal of this person, who may update and finalize it from now on. */
export async function makeApprovedGoal(
  owner: ApiSession,
  approver: ApiSession,
  title: string,
): Promise<ReadGoal> {
  const { Id } = await makeGoal(owner, title);
  const { Goal } = await approver.call('goals.approve', { body: { Id, Status: 'approved' } });
  return Goal;
}

/** Posts what the owner thinks of this week. @param prediction likelihood and quality, 0 to 4 */
export async function postThisWeek(
  owner: ApiSession,
  goalId: number,
  prediction: { readonly Likelihood: number; readonly Quality: number },
): Promise<void> {
  const { GoalStatuses } = await owner.call('goals.read', { params: { id: goalId } });
  const status = GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.Id === owner.me.Period.WeekId);
  await owner.call('goals.updateStatus', { body: { Id: Number(status?.Id), ...prediction } });
}
