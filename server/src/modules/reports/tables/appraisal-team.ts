import type { ReportParams } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { denied } from '../../../kernel/errors/index.ts';
import type { Team } from '../../talent/index.ts';
import { hasReports, loadTeam, offeredPeriods, seesOrganization } from '../../talent/index.ts';
import { quarterName, scopeName, scopeOf } from '../questions.ts';
import type { ReportCtx } from '../report-request.ts';
import type { Fact } from './table-report.ts';
import { searchFact } from './table-report.ts';

/**
 * 1 direct reports and 2 everyone beneath, for people who have some; 3 the organisation, for HR Admins and the ceo
 * (D-51, D-70).
 */
export async function appraisalScopes(ctx: ReportCtx): Promise<readonly number[]> {
  const own = (await hasReports(ctx.db, ctx.actor.id)) ? [1, 2] : [];
  return seesOrganization(ctx.actor) ? [...own, 3] : own;
}

/** The people in an appraisal report. */
export interface AskedTeam {
  readonly team: Team;
  /** 'Q3 2026' */
  readonly quarter: string;
  /** 'my organization' */
  readonly about: string;
  readonly facts: readonly Fact[];
}

/**
 * The requested team, by default for the last quarter with appraisals.
 *
 * @throws denied if appraisals are off, or for a scope that is not the reader's; not_found for a quarter without
 * appraisals
 */
export async function askedTeam(ctx: ReportCtx, params: ReportParams): Promise<AskedTeam> {
  const scope = scopeOf(params.Scope, await appraisalScopes(ctx));
  const [latest] = await offeredPeriods(ctx);
  const periodId = params.PeriodId ?? latest?.id;
  if (periodId === undefined) throw denied(MESSAGES.noPastQuarters);
  const managerId = scope === 3 ? 0 : ctx.actor.id;
  const team = await loadTeam(ctx, { periodId, managerId, scope: scope === 1 ? 0 : 1 });
  const name = scopeName(scope);
  return {
    team,
    quarter: quarterName(team.period),
    about: name.toLowerCase(),
    facts: [
      { label: 'Scope', text: scope === 3 ? name : `${name}, ${ctx.actor.name}` },
      { label: 'Left out', text: 'Yourself, the ceo, observers, and people added after the quarter' },
      ...searchFact(params.Search),
    ],
  };
}
