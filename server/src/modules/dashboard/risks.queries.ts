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
 * none at risk beneath them, at any depth, then the one that fell most. The descent stops at deleted and shelved goals
 * (D-31, D-32); a goal that the viewer may not see hides only itself (D-34).
 */
export async function findRisks(
  db: Db,
  { actor, periodId }: { readonly actor: Actor; readonly periodId: number },
): Promise<readonly RiskRow[]> {
  const facts = sql`g.tenant_id, g.id, g.state, g.likelihood, g.likelihood_delta,
        g.state not in ('draft', 'shelved') and ${visibleTo(actor)} as is_counted,
        coalesce(g.state = 'approved' and g.likelihood <= ${AT_RISK_LIKELIHOOD}, false) as is_at_risk`;
  const { rows } = await sql<RiskRow>`
    with recursive tops as materialized (
      select g.tenant_id, g.id, g.likelihood from goals g
      where g.tenant_id = ${actor.tenantId} and g.period_id = ${periodId} and g.is_company and g.state = 'approved'
        and g.likelihood <= ${AT_RISK_LIKELIHOOD} and ${visibleTo(actor)}
    ), down as (
      select top.id as top_id, '{}'::int[] as above, ${facts}
      from tops top
      join goals g on g.tenant_id = top.tenant_id and g.parent_id = top.id
      where g.deleted_at is null
      union all
      select d.top_id, d.above || d.id, ${facts}
      from down d
      join goals g on g.tenant_id = d.tenant_id and g.parent_id = d.id
      where g.deleted_at is null and d.state <> 'shelved'
    ), beneath as materialized (
      select * from down where is_counted
    ), burdened as materialized (
      select distinct top_id, unnest(above) as id from beneath where is_at_risk
    )
    select top.id as goal_id, count(b.id) as beneath, count(b.id) filter (where b.is_at_risk) as at_risk,
      (select o.id from beneath o
        where o.top_id = top.id and o.is_at_risk
          and not exists (select from burdened where burdened.top_id = o.top_id and burdened.id = o.id)
        order by o.likelihood, o.likelihood_delta, cardinality(o.above), o.id limit 1) as origin_id
    from tops top left join beneath b on b.top_id = top.id
    group by top.id, top.likelihood
    order by top.likelihood, top.id`.execute(db);
  return rows;
}
