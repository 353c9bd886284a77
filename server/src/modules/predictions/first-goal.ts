import type { OutputOf, PredictionRef } from '@cadence/shared-contract';
import { notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { findCompanyGoalIds, presentOwner } from '../goals/index.ts';
import { currentPeriod, findPeriod } from '../periods/index.ts';
import type { RefRow } from './predictions.queries.ts';
import { findOwnGoals, searchGoals } from './predictions.queries.ts';

type ReadCtx = Pick<Ctx, 'db' | 'actor' | 'today' | 'now'>;

function presentRef(ctx: ReadCtx, row: RefRow): PredictionRef {
  return {
    Id: row.id,
    Title: row.title,
    State: row.state,
    User: presentOwner(ctx, row),
    ChildCount: row.child_count,
  };
}

async function periodIdOf({ db, actor, today }: ReadCtx, periodId: number): Promise<number> {
  if (periodId === 0) return (await currentPeriod(db, actor.tenantId, today)).id;
  const period = await findPeriod(db, periodId);
  if (!period) throw notFound();
  return period.id;
}

/**
 * The start of the predictions of a period: the viewer's first own goal with children, else the first company goal
 * (D-34); and all own goals of the period. Period 0 is the current one.
 *
 * @throws not_found
 */
export async function readFirstGoal(
  ctx: ReadCtx,
  wantedPeriod: number,
): Promise<OutputOf<'predictions.firstGoal'>> {
  const periodId = await periodIdOf(ctx, wantedPeriod);
  const own = await findOwnGoals(ctx.db, ctx.actor, periodId);
  const first = own.find((row) => row.child_count > 0)?.id;
  const [company = null] = first ? [] : await findCompanyGoalIds(ctx.db, ctx.actor, periodId);
  return { Id: first ?? company, data: own.map((row) => presentRef(ctx, row)) };
}

/** Goals of the current period with the text in their title, among those that the viewer may see (D-21). */
export async function findByTitle(ctx: ReadCtx, title: string): Promise<{ data: PredictionRef[] }> {
  const text = title.trim();
  if (text === '') return { data: [] };
  const periodId = await periodIdOf(ctx, 0);
  return {
    data: (await searchGoals(ctx.db, ctx.actor, { periodId, text })).map((row) => presentRef(ctx, row)),
  };
}
