import type { BodyOf, StatusCall } from '@cadence/shared-contract';
import type { Ctx, HandlersOf } from '../../../kernel/http/index.ts';
import { answerOnce } from '../core/steps/answer-once.ts';
import { readApprovalRequest } from './approval-request.ts';
import { changeStatus } from './status-call.ts';

type Call = 'goals.approve' | 'goals.retract' | 'goals.retractEdits' | 'goals.shelve';

/** A call that carries a wanted state; a repeat of it is applied once. */
const changing =
  (operation: Call, name: StatusCall) =>
  (ctx: Ctx, { body }: { readonly body: BodyOf<Call> }) =>
    answerOnce(ctx, { goalId: body.Id, operation, body }, () => changeStatus(ctx, name, body));

/** Requests and decisions: publication, shelving, edits. */
export const approvalRoutes = {
  'goals.approvalRequest': (ctx, { params }) => readApprovalRequest(ctx, params.id),
  'goals.approve': changing('goals.approve', 'approve'),
  'goals.retract': changing('goals.retract', 'retract'),
  'goals.retractEdits': changing('goals.retractEdits', 'retractedits'),
  'goals.shelve': changing('goals.shelve', 'shelve'),
} satisfies Partial<HandlersOf<'goals'>>;
