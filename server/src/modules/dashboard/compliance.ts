import type { Compliance } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { denied } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import { currentPeriod } from '../goals/index.ts';
import { presentPersonRef } from '../people/index.ts';
import type { ComplianceRow } from './compliance.queries.ts';
import { findCompliance } from './compliance.queries.ts';
import { complianceScopes } from './dashboard.policy.ts';

/** What each number on the wire counts (D-36). */
const COUNTS = [
  { type: 1, holds: (row: ComplianceRow) => row.has_no_goals, of: 'population' },
  { type: 2, holds: (row: ComplianceRow) => row.needs_update, of: 'population' },
  { type: 3, holds: (row: ComplianceRow) => row.needs_result, of: 'population_last' },
] as const;

type ComplianceCtx = Pick<Ctx, 'db' | 'actor' | 'today' | 'tenant' | 'now'>;

/**
 * Compliance of the actor's direct reports, organization or company (D-36).
 *
 * @throws denied for observers, and for contributors beyond the company
 */
export async function readCompliance(ctx: ComplianceCtx, scope: number): Promise<Compliance> {
  const { db, actor, today, tenant } = ctx;
  if (!complianceScopes(actor).includes(scope)) throw denied(MESSAGES.notAuthorized);
  const period = await currentPeriod(db, actor.tenantId, today);
  const request = { actor, scope, today, timeZone: tenant.timeZone, periodId: period.id };
  const rows = await findCompliance(db, request);
  const listed = rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }]));
  return {
    data: COUNTS.map(({ type, holds, of }) => ({
      Type: type,
      count: listed.filter(holds).length,
      total: rows[0]?.[of] ?? 0,
    })),
    users: listed.map((row) => ({
      ...presentPersonRef(ctx, row),
      Types: COUNTS.filter(({ holds }) => holds(row)).map(({ type }) => type),
    })),
  };
}
