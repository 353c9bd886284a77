import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';
import { visibleTo } from '../goals/index.ts';
import { isBeneath } from '../people/index.ts';

export interface MoveRow {
  readonly goal_id: number;
  readonly title: string;
  readonly owner_id: number;
  readonly from_level: number;
  readonly to_level: number;
  readonly posted_at: Date;
  readonly comment: string | null;
  /** The same in each row. */
  readonly total: number;
}

/**
 * Goals of others that the viewer follows by their place or by choice: the company's, those of everyone beneath them,
 * those directly above and beneath their own, and those they follow.
 */
function concerns(actor: Actor): RawBuilder<boolean> {
  if (actor.role === 'observer') return sql`g.is_company`;
  return sql`(g.is_company or ${isBeneath('owner', actor.path)}
    or exists (select from goal_follows f where f.tenant_id = g.tenant_id and f.goal_id = g.id and f.person_id = ${actor.id})
    or exists (select from goals own where own.tenant_id = g.tenant_id and own.owner_id = ${actor.id}
      and own.deleted_at is null and (own.id = g.parent_id or own.parent_id = g.id)))`;
}

/** Goals of a period whose likelihood is another than what was last predicted before `since`, worst first (D-102). */
export async function findMoves(
  db: Db,
  {
    actor,
    periodId,
    since,
    limit,
  }: {
    readonly actor: Actor;
    readonly periodId: number;
    readonly since: Date;
    readonly limit: number;
  },
): Promise<readonly MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    with moved as (
      select g.tenant_id, g.id, g.title, g.owner_id, latest.id as status_id, latest.posted_at,
        latest.likelihood as to_level, before.likelihood as from_level
      from goals g
      join people owner on owner.tenant_id = g.tenant_id and owner.id = g.owner_id
      join goal_statuses latest on latest.tenant_id = g.tenant_id and latest.goal_id = g.id and latest.week_start = g.status_week
      join lateral (
        select s.likelihood from goal_statuses s
        where s.tenant_id = g.tenant_id and s.goal_id = g.id and s.week_start < g.status_week and s.posted_at <= ${since}
        order by s.week_start desc limit 1
      ) before on before.likelihood <> latest.likelihood
      where g.tenant_id = ${actor.tenantId} and g.period_id = ${periodId} and g.state = 'approved' and g.owner_id <> ${actor.id}
        and latest.posted_at > ${since} and ${concerns(actor)} and ${visibleTo(actor)}
    )
    select moved.id as goal_id, moved.title, moved.owner_id, moved.from_level, moved.to_level, moved.posted_at,
      count(*) over () as total,
      (select c.comment from goal_comments c where c.tenant_id = moved.tenant_id and c.status_id = moved.status_id
        and c.person_id = moved.owner_id order by c.id desc limit 1) as comment
    from moved
    order by moved.to_level - moved.from_level, moved.to_level, moved.posted_at desc, moved.id
    limit ${limit}`.execute(db);
  return rows;
}
