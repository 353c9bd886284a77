import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ReminderSource, ReminderViewer } from './reminder-source.queries.ts';

/** The grace period from the organization's labels (D-48); no row where none is set. */
function grace({ actor }: ReminderViewer): RawBuilder<unknown> {
  return sql`(select 7 * (settings -> 'Settings' ->> 'GracePeriod')::int as days from talent_settings
    where tenant_id = ${actor.tenantId}) grace`;
}

/** The latest ended quarter among those that are appraised: see `appraisalPeriods` of the contract (D-47). */
function latestPeriod({ actor, today }: ReminderViewer): RawBuilder<unknown> {
  return sql`(select id, end_date from periods where tenant_id = ${actor.tenantId} and end_date < ${today}::date
    and start_date >= (select min(effective_date) from talent_schedules where tenant_id = ${actor.tenantId})
    order by start_date desc limit 1) period`;
}

/** People who left, became the ceo or an observer are no longer appraised (D-47). */
function isAppraised(person: string): RawBuilder<unknown> {
  return sql`${sql.ref(person)}.deactivated_at is null and ${sql.ref(person)}.role not in ('ceo', 'observer')`;
}

/** The viewer's direct reports without an appraisal of the latest period, if they are eligible for it (D-47). */
const toStart: ReminderSource = (viewer) => sql`
  select 'start_appraisal', report.id, (period.end_date + 1)::timestamptz, period.end_date + grace.days, null::text,
    null::bigint, period.id, null::int, null::int, report.id, null::int
  from people report, ${latestPeriod(viewer)}, ${grace(viewer)}
  where report.tenant_id = ${viewer.actor.tenantId} and report.manager_id = ${viewer.actor.id}
    and ${isAppraised('report')}
    and (report.created_at at time zone ${viewer.tenant.timeZone})::date <= period.end_date
    and not exists (select from appraisals a where a.tenant_id = report.tenant_id and a.person_id = report.id
      and a.period_id = period.id and a.deleted_at is null)`;

/** Appraisals whose next step is the viewer's, with the other person (D-49 to D-51). */
function waiting(
  viewer: ReminderViewer,
  {
    type,
    since,
    other,
    isMine,
  }: Readonly<Record<'type' | 'since' | 'other' | 'isMine', RawBuilder<unknown>>>,
): RawBuilder<unknown> {
  return sql`
    select ${type}, a.id, ${since}, period.end_date + grace.days, null::text, null::bigint, period.id, null::int,
      null::int, ${other}, a.id
    from appraisals a join periods period on period.tenant_id = a.tenant_id and period.id = a.period_id
    join people employee on employee.tenant_id = a.tenant_id and employee.id = a.person_id
      and ${isAppraised('employee')}, ${grace(viewer)}
    where a.tenant_id = ${viewer.actor.tenantId} and a.deleted_at is null and ${isMine}
      and exists (select from talent_schedules where tenant_id = a.tenant_id)`;
}

/** The employee has signed the current version. */
const toCountersign: ReminderSource = (viewer) =>
  waiting(viewer, {
    type: sql`'countersign_appraisal'`,
    since: sql`a.acknowledged_at`,
    other: sql`a.person_id`,
    isMine: sql`a.reviewer_id = ${viewer.actor.id} and a.state = 'acknowledged' and a.edited_after_signature_at is null`,
  });

/** Shared, or edited after the employee signed. */
const toSign: ReminderSource = (viewer) =>
  waiting(viewer, {
    type: sql`'sign_appraisal'`,
    since: sql`case a.state when 'shared' then a.shared_at else a.edited_after_signature_at end`,
    other: sql`a.reviewer_id`,
    isMine: sql`a.person_id = ${viewer.actor.id}
      and (a.state = 'shared' or a.state = 'acknowledged' and a.edited_after_signature_at is not null)`,
  });

/** Reminders of appraisals (D-35), where the organization appraises. Drafts cause no reminders. */
export const APPRAISAL_REMINDERS: readonly ReminderSource[] = [toStart, toCountersign, toSign];
