import { addDays, mondayOf } from '@cadence/shared-contract';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { containing, inOrderOf } from '../../../kernel/db/index.ts';
import { needsUpdateSql, visibleTo } from '../../goals/index.ts';
import { isBeneath } from '../../people/index.ts';
import type { ReportCtx } from '../report-request.ts';

/** The scope, the period and the day of a compliance report. */
export interface ComplianceQuestion {
  readonly period: { readonly id: number; readonly end_date: string };
  /** 1 direct reports, 2 everyone beneath, 3 the organisation. */
  readonly scope: number;
  /** The report is about the week before this day. */
  readonly asOf: string;
}

/** A person of the scope, with a result for each kind of the report. */
export interface ComplianceMember {
  readonly id: number;
  readonly name: string;
  readonly department: string | null;
  readonly has_no_goals: boolean;
  readonly needs_update: boolean;
  readonly needs_result: boolean;
}

/** Observers see company goals, and so only the people who own one (D-21). */
function inScope({ actor }: ReportCtx, { scope, period }: ComplianceQuestion): RawBuilder<boolean> {
  if (actor.role === 'observer')
    return sql`p.id in (select g.owner_id from goals g where g.tenant_id = ${actor.tenantId}
      and g.period_id = ${period.id} and ${visibleTo(actor)})`;
  if (scope === 1) return sql`p.manager_id = ${actor.id}`;
  if (scope === 2) return isBeneath('p', actor.path);
  return sql`true`;
}

/** People who may have goals: active, invitation accepted, not an observer (D-36). */
const COUNTED = sql`p.deactivated_at is null and p.invitation_accepted_at is not null and p.role <> 'observer'`;

function wasThere({ tenant }: ReportCtx, { period }: ComplianceQuestion): RawBuilder<boolean> {
  return sql`((p.created_at at time zone ${tenant.timeZone})::date <= ${period.end_date}::date)`;
}

/**
 * Everyone in the scope by name with what is missing, by the rules of the dashboard (D-36). Goals count even if the
 * reader may not see them; being late counts only for goals that the reader may see (D-21).
 */
export async function listCompliance(
  ctx: ReportCtx,
  question: ComplianceQuestion,
  { search, order }: { readonly search: string | undefined; readonly order: RawBuilder<unknown> },
): Promise<readonly ComplianceMember[]> {
  const { actor, db } = ctx;
  const pattern = containing(search ?? '');
  const { rows } = await sql<ComplianceMember>`
    with owners as materialized (
      select g.owner_id,
        bool_or(g.state not in ('draft', 'shelved')) as has_goals,
        bool_or(${needsUpdateSql(question.asOf, sql`${question.period.end_date}::date`)} and ${visibleTo(actor)}) as needs_update,
        bool_or(g.state = 'approved' and ${visibleTo(actor)}) as needs_result
      from goals g
      where g.tenant_id = ${actor.tenantId} and g.period_id = ${question.period.id} and g.deleted_at is null
      group by g.owner_id
    )
    select p.id, p.name, p.org_unit as department, owners.has_goals is not true as has_no_goals,
      owners.needs_update is true as needs_update, owners.needs_result is true as needs_result
    from people p left join owners on owners.owner_id = p.id
    where p.tenant_id = ${actor.tenantId} and ${COUNTED} and ${inScope(ctx, question)} and ${wasThere(ctx, question)}
      and lower(p.name) like lower(${pattern})
    order by ${order}`.execute(db);
  return rows;
}

/** People of the scope who are not counted. */
export interface LeftOut {
  /** Observers, and people who have not accepted their invitation yet. */
  readonly uncounted: number;
  /** Added after the period. */
  readonly later: number;
}

export async function countLeftOut(ctx: ReportCtx, question: ComplianceQuestion): Promise<LeftOut> {
  const { rows } = await sql<LeftOut>`
    select count(*) filter (where ${wasThere(ctx, question)} and not (${COUNTED})) as uncounted,
      count(*) filter (where not ${wasThere(ctx, question)}) as later
    from people p
    where p.tenant_id = ${ctx.actor.tenantId} and p.deactivated_at is null
      and ${inScope(ctx, question)}`.execute(ctx.db);
  return rows[0] ?? { uncounted: 0, later: 0 };
}

/** What a person of the list has not done. */
export interface ComplianceDetail {
  readonly id: number;
  readonly name: string;
  readonly department: string | null;
  readonly manager: string | null;
  /** Titles of the goals that are late. */
  readonly goals: readonly string[] | null;
  /** Numbers of the weeks since their last update. */
  readonly weeks: readonly number[] | null;
}

/** Whether a goal `g` is late for a kind. */
function isLate(question: ComplianceQuestion, kind: number): RawBuilder<boolean> {
  if (kind === 3) return sql`g.state = 'approved'`;
  return needsUpdateSql(question.asOf, sql`${question.period.end_date}::date`);
}

/** People by id, in the order of the ids, with what is missing; people who are no longer visible are left out. */
export async function readComplianceDetails(
  ctx: ReportCtx,
  question: ComplianceQuestion & { readonly kind: number },
  ids: readonly number[],
): Promise<readonly ComplianceDetail[]> {
  const { actor, db } = ctx;
  const previousWeek = addDays(mondayOf(question.asOf), -7);
  const late = sql`g.tenant_id = p.tenant_id and g.owner_id = p.id and g.period_id = ${question.period.id}
    and ${visibleTo(actor)} and ${isLate(question, question.kind)}`;
  const { rows } = await sql<ComplianceDetail>`
    select p.id, p.name, p.org_unit as department, manager.name as manager,
      (select array_agg(g.title order by g.title_key, g.id) from goals g where ${late}) as goals,
      (select array_agg(distinct w.week order by w.week) from goals g
        join period_weeks w on w.tenant_id = g.tenant_id and w.period_id = g.period_id
          and w.start_date >= g.enabled_from and w.start_date <= ${previousWeek}::date
          and (g.status_week is null or w.start_date > g.status_week)
        where ${late}) as weeks
    from people p
    left join people manager on manager.tenant_id = p.tenant_id and manager.id = p.manager_id
    where p.tenant_id = ${actor.tenantId} and p.id = any(${ids}::int[]) and ${COUNTED} and ${inScope(ctx, question)}`.execute(
    db,
  );
  return inOrderOf(ids, rows);
}

/** A week of the period, over all goals of the scope. */
export interface UpdatedWeek {
  readonly week: number;
  readonly expected: number;
  readonly updated: number;
}

/** For each week up to the reported one: how many goals of the scope were updated for it or the week after it. */
export async function readUpdatedWeeks(
  ctx: ReportCtx,
  question: ComplianceQuestion,
): Promise<readonly UpdatedWeek[]> {
  const { actor, db } = ctx;
  const previousWeek = addDays(mondayOf(question.asOf), -7);
  const { rows } = await sql<UpdatedWeek>`
    select w.week, count(*) as expected, count(*) filter (where exists (
        select from goal_statuses s join period_weeks posted on posted.tenant_id = s.tenant_id and posted.id = s.week_id
        where s.tenant_id = g.tenant_id and s.goal_id = g.id and s.posted_at is not null
          and posted.start_date in (w.start_date, w.start_date + 7))) as updated
    from goals g
    join people p on p.tenant_id = g.tenant_id and p.id = g.owner_id and ${COUNTED} and ${inScope(ctx, question)}
    join period_weeks w on w.tenant_id = g.tenant_id and w.period_id = g.period_id
      and w.start_date >= g.enabled_from and w.start_date <= ${previousWeek}::date
    where g.tenant_id = ${actor.tenantId} and g.period_id = ${question.period.id} and ${visibleTo(actor)}
      and g.state in ('approved', 'results_in_review', 'finalized')
    group by w.week order by w.week`.execute(db);
  return rows;
}
