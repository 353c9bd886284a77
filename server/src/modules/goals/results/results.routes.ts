import type { HandlersOf } from '../../../kernel/http/index.ts';
import { answerOnce as once } from '../core/steps/answer-once.ts';
import { reviewResult } from './review-result.ts';
import { retractResult, submitResult } from './submit-result.ts';

/** The owner's result and the manager's review of it. */
export const resultsRoutes = {
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
} satisfies Partial<HandlersOf<'goals'>>;
