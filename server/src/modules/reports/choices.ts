import type { ReportChoices } from '@cadence/shared-contract';
import { complianceScopes } from '../dashboard/index.ts';
import { currentPeriod, presentPeriods } from '../periods/index.ts';
import { countAppraisals, offeredPeriods } from '../talent/index.ts';
import { reportPeriods } from './questions.ts';
import { offeredReports } from './report-policy.ts';
import type { ReportCtx } from './report-request.ts';
import { appraisalScopes } from './tables/appraisal-team.ts';

type Audience = ReportChoices['Audiences'][number];

/** An Org Admin who is not the ceo can choose the audience of a summary (people §6 Reports). */
function audiencesOf({ isOrgAdmin, role }: ReportCtx['actor']): Audience[] {
  return isOrgAdmin && role !== 'ceo' ? ['me', 'ceo'] : ['me'];
}

async function appraisalPeriods(
  ctx: ReportCtx,
  periods: ReportChoices['Periods'],
): Promise<ReportChoices['AppraisalPeriods']> {
  if (!ctx.tenant.talentEnabled) return [];
  const offered = new Set((await offeredPeriods(ctx)).map(({ id }) => id));
  const counts = await countAppraisals(ctx.db, ctx.actor);
  return periods
    .filter(({ Id }) => offered.has(Id))
    .map((period) => ({ ...period, Appraisals: counts.get(period.Id) ?? 0 }));
}

/** The choices offered to the reader (people §2.9, §6 Reports). */
export async function readChoices(ctx: ReportCtx, hasModel: boolean): Promise<ReportChoices> {
  const current = await currentPeriod(ctx.db, ctx.actor.tenantId, ctx.today);
  const Periods = presentPeriods((await reportPeriods(ctx)).toReversed(), current).toReversed();
  const ended = Periods.filter(({ Index }) => Index < 0);
  return {
    Reports: [...offeredReports(ctx)],
    Periods,
    AppraisalPeriods: await appraisalPeriods(ctx, Periods),
    ComplianceScopes: ctx.actor.role === 'observer' ? [] : complianceScopes(ctx.actor),
    AppraisalScopes: ctx.tenant.talentEnabled ? [...(await appraisalScopes(ctx))] : [],
    Years: [...new Set(ended.map(({ Year }) => Year))],
    Audiences: audiencesOf(ctx.actor),
    HasModel: hasModel,
  };
}
