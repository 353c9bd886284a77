import type { Ctx, HandlersOf } from '../../../kernel/http/index.ts';
import { currentPeriod } from '../../periods/index.ts';
import { readGoalsById } from '../core/records/read-goals.ts';
import { findCompanyGoalIds } from './company-goals.queries.ts';
import { listGoals } from './list-goals.ts';
import { readGoalUsers, readParentCandidates } from './pickers.ts';

async function readCompanyGoals(ctx: Ctx) {
  const period = await currentPeriod(ctx.db, ctx.actor.tenantId, ctx.today);
  return readGoalsById(ctx, await findCompanyGoalIds(ctx.db, ctx.actor, period.id));
}

/** Many goals: the list with its filters, single rows, and the options of pickers. */
export const listRoutes = {
  'goals.list': (ctx, { body }) => listGoals(ctx, body),
  'goals.rows': async (ctx, { body }) => ({ data: await readGoalsById(ctx, body.Ids) }),
  'goals.company': async (ctx) => ({ data: await readCompanyGoals(ctx) }),
  'goals.users': (ctx) => readGoalUsers(ctx),
  'goals.parentCandidates': (ctx, { params, query }) => readParentCandidates(ctx, params, query),
} satisfies Partial<HandlersOf<'goals'>>;
