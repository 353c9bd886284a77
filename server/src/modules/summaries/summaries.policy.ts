import type { SavedSummary } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { REPORT_IDS, reportsFor } from '@cadence/shared-contract/reports';
import { denied } from '../../kernel/errors/index.ts';
import type { SummaryCtx } from './summary-ctx.ts';

type Audience = SavedSummary['Audience'];

/** Whether a person may use summaries at all (people §6 Reports). */
function maySummarize({ actor, tenant }: Pick<SummaryCtx, 'actor' | 'tenant'>): boolean {
  const offered = reportsFor({ ...actor, isTalentEnabled: tenant.talentEnabled });
  return offered.some(({ id }) => id === REPORT_IDS.goalSummary);
}

/** @throws denied for people who may not use summaries */
export function demandSummaries(ctx: Pick<SummaryCtx, 'actor' | 'tenant'>): void {
  if (!maySummarize(ctx)) throw denied(MESSAGES.reportDenied);
}

/** Only an Org Admin who is not the ceo writes summaries for the ceo (AI-011). @throws denied */
export function demandAudience(ctx: Pick<SummaryCtx, 'actor' | 'tenant'>, audience: Audience): void {
  demandSummaries(ctx);
  const { role, isOrgAdmin } = ctx.actor;
  if (audience === 'ceo' && (role === 'ceo' || !isOrgAdmin))
    throw denied('Only Org Admins write summaries for the ceo.');
}

/** @throws denied for anyone but the ceo and Org Admins */
export function demandUsage({ actor }: Pick<SummaryCtx, 'actor'>): void {
  if (actor.role !== 'ceo' && !actor.isOrgAdmin)
    throw denied('Only the ceo and Org Admins see what the model was asked for.');
}
