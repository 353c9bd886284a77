import type { GoalState } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { containing } from '../../../kernel/db/index.ts';
import { visibleTo } from '../../goals/index.ts';
import type { ReportCtx } from '../report-request.ts';

/** Which goals of a period are listed, as far as the reader may see them (D-21). */
export interface GoalFilter {
  readonly periodId: number;
  /** Null for everyone's. */
  readonly ownerId: number | null;
  readonly search: string | undefined;
}

/** One goal, with the fields needed for counting. */
export interface ListedGoal {
  readonly id: number;
  readonly state: GoalState;
  /** Of the last weekly update. */
  readonly likelihood: number | null;
  /** What owner and reviewer say of it. */
  readonly completed: boolean | null;
  readonly agreed: boolean | null;
}

function matches({ search, ownerId }: GoalFilter): RawBuilder<boolean> {
  const owned = ownerId === null ? sql`true` : sql`g.owner_id = ${ownerId}`;
  if (!search) return sql`${owned}`;
  const pattern = sql`lower(${containing(search)})`;
  return sql`(${owned} and (g.title_key like ${pattern} or lower(owner.name) like ${pattern}))`;
}

/** The columns of a listed goal. */
const COLUMNS = sql`g.id, g.state, g.likelihood, result.completed as completed, verdict.completed as agreed`;

const RESULTS = sql`left join goal_results result on result.tenant_id = g.tenant_id and result.goal_id = g.id
  left join goal_manager_results verdict on verdict.tenant_id = g.tenant_id and verdict.goal_id = g.id`;

/** Goals of a period in an order over `g` and `owner`. */
export async function listGoalIds(
  { db, actor }: ReportCtx,
  filter: GoalFilter,
  order: RawBuilder<unknown>,
): Promise<readonly ListedGoal[]> {
  const { rows } = await sql<ListedGoal>`
    select ${COLUMNS} from goals g
    join people owner on owner.tenant_id = g.tenant_id and owner.id = g.owner_id ${RESULTS}
    where g.tenant_id = ${actor.tenantId} and g.period_id = ${filter.periodId} and ${visibleTo(actor)}
      and ${matches(filter)}
    order by ${order}`.execute(db);
  return rows;
}

/** Goals of a period as a tree: each is followed by those beneath it; without a visible parent it is at the top. */
export async function listGoalTree(
  { db, actor }: ReportCtx,
  filter: GoalFilter,
): Promise<readonly ListedGoal[]> {
  const { rows } = await sql<ListedGoal>`
    with recursive seen as materialized (
      select g.id, g.parent_id, g.title_key from goals g
      where g.tenant_id = ${actor.tenantId} and g.period_id = ${filter.periodId} and ${visibleTo(actor)}
    ), tree as (
      select seen.id, array[seen.title_key, seen.id::text] as place from seen
      where seen.parent_id is null or seen.parent_id not in (select id from seen)
      union all
      select seen.id, tree.place || array[seen.title_key, seen.id::text]
      from tree join seen on seen.parent_id = tree.id
    )
    select ${COLUMNS} from tree join goals g on g.tenant_id = ${actor.tenantId} and g.id = tree.id
    join people owner on owner.tenant_id = g.tenant_id and owner.id = g.owner_id ${RESULTS}
    where ${matches(filter)} order by tree.place`.execute(db);
  return rows;
}

/** A week of a period, over all listed goals. */
export interface WeekValues {
  readonly week: number;
  /** Mean of the levels 0 to 4; null if nobody posted. */
  readonly likelihood: number | null;
  readonly quality: number | null;
  readonly posted: number;
  /** Goals that could have been updated in the week. */
  readonly expected: number;
}

/** The values of a period's weeks, over the published goals that the reader may see. */
export async function readWeekValues(
  { db, actor, today }: ReportCtx,
  filter: GoalFilter,
): Promise<readonly WeekValues[]> {
  const { rows } = await sql<WeekValues>`
    select w.week, avg(s.likelihood)::float8 as likelihood, avg(s.quality)::float8 as quality,
      count(s.posted_at) as posted, count(*) as expected
    from goals g
    join people owner on owner.tenant_id = g.tenant_id and owner.id = g.owner_id
    join goal_statuses s on s.tenant_id = g.tenant_id and s.goal_id = g.id and (s.is_enabled or s.posted_at is not null)
    join period_weeks w on w.tenant_id = s.tenant_id and w.id = s.week_id and w.start_date <= ${today}::date
    where g.tenant_id = ${actor.tenantId} and g.period_id = ${filter.periodId} and ${visibleTo(actor)}
      and g.state in ('approved', 'results_in_review', 'finalized') and ${matches(filter)}
    group by w.week order by w.week`.execute(db);
  return rows;
}
