import type { CallInput, Compliance } from '@cadence/shared-contract';
import { LIMITS, MESSAGES } from '@cadence/shared-contract';
import { denied } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { currentPeriod } from '../periods/index.ts';
import { presentPersonRef } from '../people/index.ts';
import type { BehindRow } from './compliance.queries.ts';
import { findCompliance } from './compliance.queries.ts';
import { complianceScopes } from './dashboard.policy.ts';

type Missing = Pick<BehindRow, 'no_goals' | 'needs_update' | 'needs_result'>;

/** The counts of D-36 by their numbers in the contract: the people, the total, and who is in it. */
const COUNTS = [
  { type: 1, count: 'with_no_goals', of: 'population', holds: (row: Missing) => row.no_goals },
  { type: 2, count: 'with_update', of: 'population', holds: (row: Missing) => row.needs_update },
  { type: 3, count: 'with_result', of: 'population_last', holds: (row: Missing) => row.needs_result },
] as const;

/** The counts that hold a person, by their numbers in the contract. */
export function missingTypes(row: Missing): number[] {
  return COUNTS.filter(({ holds }) => holds(row)).map(({ type }) => type);
}

type ComplianceCtx = Pick<Ctx, 'db' | 'actor' | 'today' | 'tenant' | 'now'>;

/**
 * Compliance of the actor's direct reports, organization or company (D-36), with a page of people who are behind
 * (D-183).
 *
 * @throws denied for observers, and for contributors beyond the company
 */
export async function readCompliance(
  ctx: ComplianceCtx,
  { params: { scope }, query: { type, search, page = 1 } = {} }: CallInput<'dashboard.compliance'>,
): Promise<Compliance> {
  const { db, actor, today, tenant } = ctx;
  if (!complianceScopes(actor).includes(scope)) throw denied(MESSAGES.notAuthorized);
  const period = await currentPeriod(db, actor.tenantId, today);
  const offset = (page - 1) * LIMITS.behindPageSize;
  const { totals, rows } = await findCompliance(db, {
    actor,
    scope,
    today,
    timeZone: tenant.timeZone,
    period,
    page: { type, search, offset, limit: LIMITS.behindPageSize },
  });
  return {
    data: COUNTS.map(({ type: Type, count, of }) => ({ Type, count: totals[count], total: totals[of] })),
    count: totals.found,
    users: rows.map((row) => ({
      ...presentPersonRef(ctx, row),
      Types: missingTypes(row),
    })),
  };
}
