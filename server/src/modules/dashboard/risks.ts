import type { OutputOf } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { denied } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { readGoalsById } from '../goals/index.ts';
import { currentPeriod } from '../periods/index.ts';
import { seesGoalsBeneath } from './dashboard.policy.ts';
import { findRisks } from './risks.queries.ts';

/**
 * Where the company goals at risk have it from.
 *
 * @throws denied for observers, who see nothing beneath a company goal (core §6)
 */
export async function readRisks(
  ctx: Pick<Ctx, 'db' | 'actor' | 'tenant' | 'today' | 'now'>,
): Promise<OutputOf<'dashboard.risks'>> {
  const { db, actor, today } = ctx;
  if (!seesGoalsBeneath(actor)) throw denied(MESSAGES.notAuthorized);
  const { id: periodId } = await currentPeriod(db, actor.tenantId, today);
  const rows = await findRisks(db, { actor, periodId });
  const goals = await readGoalsById(
    ctx,
    rows.flatMap((row) => row.origin_id ?? []),
  );
  return {
    data: rows.map((row) => ({
      GoalId: row.goal_id,
      Beneath: row.beneath,
      AtRisk: row.at_risk,
      Origin: goals.find(({ Id }) => Id === row.origin_id) ?? null,
    })),
  };
}
