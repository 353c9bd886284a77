import { notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { defineSlice } from '../../kernel/http/index.ts';
import { answerOnce as once } from './core/steps/answer-once.ts';
import { createGoal } from './goal/create-goal.ts';
import { deleteGoal } from './goal/delete-goal.ts';
import { changeOwner, changeParent } from './goal/reassign.ts';
import { changeStatus } from './approval/status-call.ts';
import { loadVisible } from './core/steps/subject.ts';
import { updateGoal } from './goal/update-goal.ts';
import { addComment, deleteComment, readStatusComments, updateComment } from './comments/comments.ts';
import { toggleFollow } from './goal/follow-goal.ts';
import { listGoals } from './list/list-goals.ts';
import { currentPeriod } from '../periods/index.ts';
import { readApprovalRequest } from './approval/approval-request.ts';
import { findChildIds, findCompanyGoalIds } from './goal/family.queries.ts';
import { readGoalsById } from './list/goals-by-id.ts';
import { readGoalUsers, readParentCandidates, readPeriods } from './list/pickers.ts';
import { readBundle } from './goal/read-bundle.ts';
import { retractResult, submitResult } from './results/submit-result.ts';
import { reviewResult } from './results/review-result.ts';
import { findRecords } from './core/records/goal-records.queries.ts';
import { presentGoals, presentOne } from './core/records/present-goal.ts';
import { presentStatus } from './core/records/present-status.ts';
import { findStatus, findStatuses } from './core/records/status-rows.queries.ts';
import { postStatus } from './weekly/post-status.ts';
import { readWeeklyPass } from './weekly/weekly-pass.ts';

async function readStatus(ctx: Ctx, id: number) {
  const status = await findStatus(ctx.db, id);
  if (!status) throw notFound();
  await loadVisible(ctx, status.goal_id);
  return presentStatus(status);
}

async function readChildren(ctx: Ctx, id: number) {
  await loadVisible(ctx, id);
  const ids = await findChildIds(ctx.db, ctx.actor, id);
  const statuses = await findStatuses(ctx.db, ids);
  return {
    Goals: await presentGoals(ctx, await findRecords(ctx.db, ctx.actor, ids)),
    GoalStatuses: statuses.map(presentStatus),
  };
}

async function readCompanyGoals(ctx: Ctx) {
  const period = await currentPeriod(ctx.db, ctx.actor.tenantId, ctx.today);
  const ids = await findCompanyGoalIds(ctx.db, ctx.actor, period.id);
  return { data: await presentGoals(ctx, await findRecords(ctx.db, ctx.actor, ids)) };
}

/** Everything about goals (core §7 Goals). */
export const goalsSlice = defineSlice('goals', {
  'goals.create': (ctx, { body }) => createGoal(ctx, body),
  'goals.update': (ctx, { params: { id }, body }) =>
    once(ctx, { goalId: id, operation: 'goals.update', body }, () => updateGoal(ctx, id, body)),
  'goals.list': (ctx, { body }) => listGoals(ctx, body),
  'goals.rows': async (ctx, { body }) => ({ data: await readGoalsById(ctx, body.Ids) }),
  'goals.read': (ctx, { params }) => readBundle(ctx, params.id),
  'goals.single': async (ctx, { params }) => presentOne(ctx, await loadVisible(ctx, params.id)),
  'goals.approvalRequest': (ctx, { params }) => readApprovalRequest(ctx, params.id),
  'goals.status': (ctx, { params }) => readStatus(ctx, params.id),
  'goals.statusComments': async (ctx, { params }) => ({
    data: await readStatusComments(ctx, params.statusId),
  }),
  'goals.periods': async (ctx) => ({ data: await readPeriods(ctx) }),
  'goals.users': (ctx) => readGoalUsers(ctx),
  'goals.parentCandidates': (ctx, { params, query }) => readParentCandidates(ctx, params, query),
  'goals.approve': (ctx, { body }) =>
    once(ctx, { goalId: body.Id, operation: 'goals.approve', body }, () =>
      changeStatus(ctx, 'approve', body),
    ),
  'goals.retract': (ctx, { body }) =>
    once(ctx, { goalId: body.Id, operation: 'goals.retract', body }, () =>
      changeStatus(ctx, 'retract', body),
    ),
  'goals.retractEdits': (ctx, { body }) =>
    once(ctx, { goalId: body.Id, operation: 'goals.retractEdits', body }, () =>
      changeStatus(ctx, 'retractedits', body),
    ),
  'goals.shelve': (ctx, { body }) =>
    once(ctx, { goalId: body.Id, operation: 'goals.shelve', body }, () => changeStatus(ctx, 'shelve', body)),
  'goals.updateStatus': (ctx, { body }) => postStatus(ctx, body),
  'goals.finalize': (ctx, { body }) =>
    once(ctx, { goalId: body.GoalId, operation: 'goals.finalize', body }, () => submitResult(ctx, body)),
  'goals.finalizeApproved': (ctx, { body }) =>
    once(ctx, { goalId: body.GoalId, operation: 'goals.finalizeApproved', body }, () =>
      reviewResult(ctx, body),
    ),
  'goals.finalizeRetract': (ctx, { body }) =>
    once(ctx, { goalId: body.GoalId, operation: 'goals.finalizeRetract', body }, () =>
      retractResult(ctx, body),
    ),
  'goals.delete': async (ctx, { params }) => {
    await deleteGoal(ctx, params.id);
    return { Success: true };
  },
  'goals.commentAdd': (ctx, { body }) => addComment(ctx, body),
  'goals.commentUpdate': (ctx, { body }) => updateComment(ctx, body),
  'goals.commentDelete': async (ctx, { params }) => {
    await deleteComment(ctx, params.id);
    return { Success: true };
  },
  'goals.follow': async (ctx, { params }) => ({ IsFollowed: await toggleFollow(ctx, params.id) }),
  'goals.changeOwner': (ctx, { body }) =>
    once(ctx, { goalId: body.Id, operation: 'goals.changeOwner', body }, () => changeOwner(ctx, body)),
  'goals.changeParent': (ctx, { body }) =>
    once(ctx, { goalId: body.Id, operation: 'goals.changeParent', body }, () => changeParent(ctx, body)),
  'goals.children': (ctx, { params }) => readChildren(ctx, params.id),
  'goals.company': (ctx) => readCompanyGoals(ctx),
  'goals.weeklyPass': async (ctx) => ({ data: await readWeeklyPass(ctx) }),
});
