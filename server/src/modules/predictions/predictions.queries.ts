import type { PredictionWeek } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../kernel/db/index.ts';
import type { Actor } from '../../kernel/session/index.ts';
import type { OutcomeRow } from '../goals/index.ts';
import { visibleTo } from '../goals/index.ts';

/** A goal and its owner, as every row of the predictions shows them. */
interface GoalLine {
  readonly id: number;
  readonly title: string;
  readonly state: OutcomeRow['state'];
  readonly owner_id: number;
  readonly owner_name: string;
  readonly owner_org_unit: string | null;
  readonly owner_job_title: string | null;
  readonly owner_manager_id: number | null;
  readonly owner_avatar_key: string | null;
}

const LINE: RawBuilder<unknown> = sql`g.id, g.title, g.state, owner.id as owner_id, owner.name as owner_name,
  owner.org_unit as owner_org_unit, owner.job_title as owner_job_title, owner.manager_id as owner_manager_id,
  owner.avatar_key as owner_avatar_key`;

export interface DescendantRow extends GoalLine, OutcomeRow {
  readonly depth: number;
  readonly parent_id: number;
  readonly likelihood: number | null;
  readonly quality: number | null;
  readonly weeks: PredictionWeek[];
}

/** The week whose status is wanted, its period, and the day that says which weeks have begun. */
interface AskedWeek {
  readonly weekId: number;
  readonly periodId: number;
  readonly today: string;
}

/** The weeks of goal `g` in the period that have begun and that it has (D-13), as the contract lists them. */
const begunWeeks = ({ periodId, today }: AskedWeek): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'Week', w.week, 'Likelihood', s.likelihood, 'Quality', s.quality) order by w.week), '[]')
  from goal_statuses s join period_weeks w on w.tenant_id = s.tenant_id and w.id = s.week_id
  where s.tenant_id = g.tenant_id and s.goal_id = g.id and w.period_id = ${periodId}
    and (s.posted_at is not null or s.is_enabled and w.start_date <= ${today}))`;

/**
 * Everything the viewer may see beneath a goal, each with its depth, its status of exactly one week (D-34) and of all
 * weeks that have begun. The descent stops at deleted and shelved goals, whose children count as unaligned (D-31, D-32). A goal that the viewer
 * may not see hides only itself; its children are attached to the nearest visible goal above.
 */
export async function findDescendants(
  db: Db,
  viewer: Actor,
  { goalId, ...week }: AskedWeek & { readonly goalId: number },
): Promise<readonly DescendantRow[]> {
  const { rows } = await sql<DescendantRow>`
    with recursive down as (
      select c.id, c.state, 1 as depth, ${goalId}::int as parent_id, ${visibleTo(viewer, 'c')} as is_visible
      from goals c where c.tenant_id = ${viewer.tenantId} and c.parent_id = ${goalId} and c.deleted_at is null
      union all
      select c.id, c.state, down.depth + 1, case when down.is_visible then down.id else down.parent_id end,
        ${visibleTo(viewer, 'c')}
      from goals c join down on c.parent_id = down.id
      where c.tenant_id = ${viewer.tenantId} and c.deleted_at is null and down.state <> 'shelved'
    )
    select ${LINE}, down.depth, down.parent_id, status.likelihood, status.quality, ${begunWeeks(week)} as weeks,
      to_jsonb(result) as result, to_jsonb(verdict) as verdict
    from down
    join goals g on g.tenant_id = ${viewer.tenantId} and g.id = down.id
    join people owner on owner.tenant_id = g.tenant_id and owner.id = g.owner_id
    left join goal_statuses status on status.tenant_id = g.tenant_id and status.goal_id = g.id
      and status.week_id = ${week.weekId}
    left join goal_results result on result.tenant_id = g.tenant_id and result.goal_id = g.id
    left join goal_manager_results verdict on verdict.tenant_id = g.tenant_id and verdict.goal_id = g.id
    where down.is_visible
    order by down.depth, g.id`.execute(db);
  return rows;
}

export interface RefRow extends GoalLine {
  readonly child_count: number;
}

/** More than a person looks through; people refine the search instead. */
const MAX_MATCHES = 50;

const childCount = (viewer: Actor): RawBuilder<number> => sql`(select count(*) from goals child
  where child.tenant_id = g.tenant_id and child.parent_id = g.id and ${visibleTo(viewer, 'child')})`;

/** The viewer's own goals of a period, oldest first. */
export async function findOwnGoals(db: Db, viewer: Actor, periodId: number): Promise<readonly RefRow[]> {
  const { rows } = await sql<RefRow>`
    select ${LINE}, ${childCount(viewer)} as child_count
    from goals g join people owner on owner.tenant_id = g.tenant_id and owner.id = g.owner_id
    where g.tenant_id = ${viewer.tenantId} and g.owner_id = ${viewer.id} and g.period_id = ${periodId}
      and ${visibleTo(viewer)}
    order by g.id`.execute(db);
  return rows;
}

/** Goals of a period with the text anywhere in their title; titles that start with it come first. */
export async function searchGoals(
  db: Db,
  viewer: Actor,
  { periodId, text }: { readonly periodId: number; readonly text: string },
): Promise<readonly RefRow[]> {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  const { rows } = await sql<RefRow>`
    select ${LINE}, ${childCount(viewer)} as child_count
    from goals g join people owner on owner.tenant_id = g.tenant_id and owner.id = g.owner_id
    where g.tenant_id = ${viewer.tenantId} and g.period_id = ${periodId} and g.title ilike ${`%${literal}%`}
      and ${visibleTo(viewer)}
    order by g.title ilike ${`${literal}%`} desc, lower(g.title), g.id
    limit ${MAX_MATCHES}`.execute(db);
  return rows;
}
