import { AT_RISK_LIKELIHOOD } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';
import { visibleTo } from '../goals/index.ts';

export interface RiskRow {
  readonly goal_id: number;
  readonly beneath: number;
  readonly at_risk: number;
  readonly origin_id: number | null;
}

/**
 * The company goals of a period that are at risk, least likely first, with what the viewer sees beneath each: how many
 * goals, how many of them at risk, and the one where the risk begins. That one is the least likely of those that have
 * none at risk beneath them, then the one that fell most.
 */
export async function findRisks(
  db: Db,
  { actor, periodId }: { readonly actor: Actor; readonly periodId: number },
): Promise<readonly RiskRow[]> {
  const { rows } = await sql<RiskRow>`
    with recursive tops as materialized (
      select g.tenant_id, g.id, g.likelihood from goals g
      where g.tenant_id = ${actor.tenantId} and g.period_id = ${periodId} and g.is_company and g.state = 'approved'
        and g.likelihood <= ${AT_RISK_LIKELIHOOD} and ${visibleTo(actor)}
    ), beneath as (
      select top.id as top_id, g.tenant_id, g.id, g.parent_id, g.likelihood, g.likelihood_delta, 1 as depth,
        coalesce(g.state = 'approved' and g.likelihood <= ${AT_RISK_LIKELIHOOD}, false) as is_at_risk
      from tops top
      join goals g on g.tenant_id = top.tenant_id and g.parent_id = top.id
      where g.state not in ('draft', 'shelved') and ${visibleTo(actor)}
      union all
      select b.top_id, g.tenant_id, g.id, g.parent_id, g.likelihood, g.likelihood_delta, b.depth + 1,
        coalesce(g.state = 'approved' and g.likelihood <= ${AT_RISK_LIKELIHOOD}, false)
      from beneath b
      join goals g on g.tenant_id = b.tenant_id and g.parent_id = b.id
      where g.state not in ('draft', 'shelved') and ${visibleTo(actor)}
    )
    select top.id as goal_id, count(b.id) as beneath, count(b.id) filter (where b.is_at_risk) as at_risk,
      (select o.id from beneath o
        where o.top_id = top.id and o.is_at_risk
          and not exists (select from beneath under where under.top_id = o.top_id and under.parent_id = o.id and under.is_at_risk)
        order by o.likelihood, o.likelihood_delta, o.depth, o.id limit 1) as origin_id
    from tops top left join beneath b on b.top_id = top.id
    group by top.id, top.likelihood
    order by top.likelihood, top.id`.execute(db);
  return rows;
}
