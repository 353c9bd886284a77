import type { OutputOf } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { denied } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { readGoalsById } from '../goals/index.ts';
import { findPersonRefs } from '../people/index.ts';
import { currentPeriod } from '../periods/index.ts';
import { missingTypes } from './compliance.ts';
import type { StandingRequest } from './compliance.queries.ts';
import { COMPLIANCE_SCOPES, complianceScopes } from './dashboard.policy.ts';
import { findBranches, findTeam } from './team.queries.ts';

type TeamCtx = Pick<Ctx, 'db' | 'actor' | 'today' | 'tenant' | 'now'>;

/** @throws denied where the actor may not ask for that scope's compliance */
async function requestOf({ db, actor, today, tenant }: TeamCtx, scope: number): Promise<StandingRequest> {
  if (!complianceScopes(actor).includes(scope)) throw denied(MESSAGES.notAuthorized);
  const period = await currentPeriod(db, actor.tenantId, today);
  return { actor, scope, today, timeZone: tenant.timeZone, period };
}

/**
 * The actor's direct reports with what each has to do, who is behind first, then by their least likely goal.
 *
 * @throws denied for observers and contributors
 */
export async function readTeam(ctx: TeamCtx): Promise<OutputOf<'dashboard.team'>> {
  const rows = await findTeam(ctx.db, await requestOf(ctx, COMPLIANCE_SCOPES.directReports));
  const goals = await readGoalsById(
    ctx,
    rows.flatMap((row) => row.least_likely_id ?? []),
  );
  const people = await findPersonRefs(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    count: rows[0]?.total ?? 0,
    data: rows.flatMap((row) => {
      const User = people.get(row.id);
      if (!User) return [];
      return {
        User,
        Goals: row.goals,
        LeastLikely: goals.find(({ Id }) => Id === row.least_likely_id) ?? null,
        Types: missingTypes(row),
        Weeks: row.weeks ?? [],
        Unfinished: row.unfinished,
      };
    }),
  };
}

/**
 * How many are in order of each direct report with everyone beneath them, least first.
 *
 * @throws denied for observers and contributors
 */
export async function readBranches(ctx: TeamCtx): Promise<OutputOf<'dashboard.branches'>> {
  const rows = await findBranches(ctx.db, await requestOf(ctx, COMPLIANCE_SCOPES.organization));
  const people = await findPersonRefs(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    data: rows.flatMap((row) => {
      const User = people.get(row.id);
      return User ? { User, IsDeactivated: row.is_deactivated, InOrder: row.in_order, total: row.total } : [];
    }),
  };
}
