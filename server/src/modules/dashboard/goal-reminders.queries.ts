import { addDays, LIMITS, mondayOf } from '@cadence/shared-contract';
import { sql } from 'kysely';
import { needsReviewSql } from '../goals/index.ts';
import type { ReminderSource } from './reminder-source.queries.ts';

/** The viewer has no goal in the current period; shelved ones do not count. */
const noGoals: ReminderSource = ({ actor, today }) => sql`
  select 'no_goals' as type, period.id, period.start_date::timestamptz as since, period.end_date as due,
    null::text as title, null::bigint as count, period.id as period_id, null::int as week_id,
    null::int as goal_id, null::int as person_id, null::int as appraisal_id
  from periods period
  where period.tenant_id = ${actor.tenantId}
    and period.start_date <= ${today}::date and period.end_date >= ${today}::date
    and not exists (select from goals g where g.tenant_id = period.tenant_id and g.owner_id = ${actor.id}
      and g.period_id = period.id and g.deleted_at is null and g.state <> 'shelved')`;

/** Drafts whose latest step was another person's request for changes. */
const returnedDrafts: ReminderSource = ({ actor }) => sql`
  select 'returned_draft', g.id, g.state_since, period.end_date, g.title, null::bigint, g.period_id, null::int, g.id, null::int, null::int
  from goals g join periods period on period.tenant_id = g.tenant_id and period.id = g.period_id
  where g.tenant_id = ${actor.tenantId} and g.owner_id = ${actor.id} and g.deleted_at is null and g.state = 'draft'
    and 'requestChanges' = (select t.action from goal_transitions t where t.tenant_id = g.tenant_id
      and t.goal_id = g.id and t.action in ('create', 'cancelRequest', 'requestChanges')
      order by t.id desc limit 1)`;

const returnedEdits: ReminderSource = ({ actor }) => sql`
  select 'returned_edit', g.id, edit.state_since, period.end_date, g.title, null::bigint, g.period_id, null::int, g.id, null::int, null::int
  from goals g join periods period on period.tenant_id = g.tenant_id and period.id = g.period_id
  join goal_edits edit on edit.tenant_id = g.tenant_id and edit.goal_id = g.id and edit.state = 'draft'
  where g.tenant_id = ${actor.tenantId} and g.owner_id = ${actor.id} and g.deleted_at is null and g.state = 'approved'
    and 'requestEditChanges' = (select t.action from goal_transitions t where t.tenant_id = g.tenant_id
      and t.goal_id = g.id and t.action in ('createEdit', 'cancelEditRequest', 'requestEditChanges')
      order by t.id desc limit 1)`;

/** One for each past week that was enabled and can still be filled in (D-8), with the goals that lack it. */
const missedWeeks: ReminderSource = ({ actor, today }) => sql`
  select 'missed_week', week.id, week.start_date::timestamptz, week.end_date,
    case when count(*) = 1 then min(g.title) end, count(*),
    week.period_id, week.id, null::int, null::int, null::int
  from goals g
  join goal_statuses status on status.tenant_id = g.tenant_id and status.goal_id = g.id
  join period_weeks week on week.tenant_id = status.tenant_id and week.id = status.week_id
  where g.tenant_id = ${actor.tenantId} and g.owner_id = ${actor.id} and g.deleted_at is null and g.state = 'approved'
    and status.is_enabled and status.posted_at is null and status.week_start < ${mondayOf(today)}::date
    and status.week_start >= ${addDays(mondayOf(today), -7 * LIMITS.selectableWeeksBack)}::date
  group by week.id, week.start_date, week.end_date, week.period_id`;

/** D-18 */
const unfinished: ReminderSource = ({ actor, today }) => sql`
  select 'finalize_goal', g.id, period.end_date::timestamptz, period.end_date, g.title, null::bigint,
    g.period_id, null::int, g.id, null::int, null::int
  from goals g join periods period on period.tenant_id = g.tenant_id and period.id = g.period_id
  where g.tenant_id = ${actor.tenantId} and g.owner_id = ${actor.id} and g.deleted_at is null and g.state = 'approved'
    and period.end_date < ${today}::date`;

/** Requests that the viewer decides on (D-16, D-17). */
const requests: ReminderSource = (viewer) => sql`
  select case g.state when 'review' then 'review_goal' when 'shelving_in_review' then 'review_shelve'
      when 'results_in_review' then 'review_result' else 'review_goal_edit' end,
    g.id, case g.state when 'approved' then edit.state_since else g.state_since end, period.end_date, g.title,
    null::bigint, g.period_id, null::int, g.id, g.owner_id, null::int
  from goals g join periods period on period.tenant_id = g.tenant_id and period.id = g.period_id
  left join goal_edits edit on edit.tenant_id = g.tenant_id and edit.goal_id = g.id
    and edit.state in ('draft', 'review')
  where g.tenant_id = ${viewer.actor.tenantId} and g.deleted_at is null and ${needsReviewSql(viewer)}`;

/** Reminders of goals (D-35). An owner's goals are visible to the owner, requests to the person who decides (D-22). */
export const GOAL_REMINDERS: readonly ReminderSource[] = [
  noGoals,
  returnedDrafts,
  returnedEdits,
  missedWeeks,
  unfinished,
  requests,
];
