import type { DashboardStrategy } from '@cadence/shared-contract';
import type { Ctx } from '../../kernel/http/index.ts';
import { isDraft } from './read-strategy.ts';
import { NOTHING_WRITTEN, presentStatements } from './strategy-content.ts';
import { mayEditStrategy, mayReadStrategy } from './strategy.policy.ts';
import { findPublished, findWorkingCopy } from './strategy.queries.ts';

/**
 * The strategy on the dashboard: the published statements and, for editors, whether there is more to publish (core §3).
 * Null for people who may not read it (core §6).
 */
export async function readStrategySummary(
  ctx: Pick<Ctx, 'db' | 'actor' | 'tenant'>,
): Promise<DashboardStrategy | null> {
  if (!mayReadStrategy(ctx)) return null;
  const published = await findPublished(ctx.db);
  const working = mayEditStrategy(ctx) ? await findWorkingCopy(ctx.db) : undefined;
  return {
    ...presentStatements(published ?? NOTHING_WRITTEN),
    StrategyEnabled: ctx.tenant.strategyEnabled,
    IsStrategy: true,
    IsDraft: isDraft(working, published),
  };
}
