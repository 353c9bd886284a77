import type { AppraisalState, TalentSettings } from '@cadence/shared-contract';
import { addDays, APPRAISAL_STATES, quarterAt } from '@cadence/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../kernel/db/index.ts';
import { FEEDBACK } from '../demo/index.ts';
import { addPeriod } from '../modules/periods/index.ts';
import { labelsDigest } from '../modules/talent/index.ts';
import { chance, pick, weighted } from './expressions.queries.ts';

/** How many quarters before the current one are appraised. */
const QUARTERS = 2;
const IS_BEGUN = 0.85;

export interface AppraisalsPlan {
  readonly tenantId: number;
  readonly settings: TalentSettings;
  readonly now: Date;
  readonly today: string;
}

const n = sql<number>`p.id`;

/** The quarters before the current one, latest first. */
function pastQuarters(today: string) {
  const quarters = [quarterAt(addDays(quarterAt(today).startDate, -1))];
  while (quarters.length < QUARTERS) {
    const [earliest] = quarters.slice(-1);
    if (earliest) quarters.push(quarterAt(addDays(earliest.startDate, -1)));
  }
  return quarters;
}

async function addSetup(db: Db, { tenantId, settings, now }: AppraisalsPlan, from: string): Promise<void> {
  await db
    .insertInto('talent_settings')
    .values({ tenant_id: tenantId, settings: JSON.stringify(settings), updated_at: now })
    .execute();
  await db.insertInto('talent_schedules').values({ tenant_id: tenantId, effective_date: from }).execute();
  await sql`update tenants set talent_enabled = true where id = ${tenantId}`.execute(db);
}

/** Appraisals of most people who have a manager, in every state; each quarter with different ratings. */
async function addAppraisals(
  db: Db,
  plan: AppraisalsPlan,
  { start, salt }: { readonly start: string; readonly salt: number },
): Promise<void> {
  const { tenantId, settings, now } = plan;
  const state = weighted(chance(n, salt), [
    ['draft', 15],
    ['shared', 15],
    ['acknowledged', 10],
    ['completed', 60],
  ]);
  const step = (levels: number, offset: number) =>
    sql`floor(${sql.lit(levels)} * (${chance(n, salt + offset)} + ${chance(n, salt + offset + 1)}) / 2)`;
  const reached = (wanted: AppraisalState) =>
    sql`p.state in (${sql.join(APPRAISAL_STATES.slice(APPRAISAL_STATES.indexOf(wanted)).map((one) => sql.lit(one)))})`;
  await sql`insert into appraisals (tenant_id, person_id, reviewer_id, period_id, state, primary_rating, secondary_rating,
      review, settings, labels_digest, employee_agrees, employee_signature, signed_digest, manager_signature, created_at,
      shared_at, acknowledged_at, completed_at, employee_version, updated_at)
    select ${tenantId}, p.id, p.manager_id, p.period_id, p.state, ${step(settings.PrimaryLabels.length, 1)},
      ${step(settings.SecondaryLabels.length, 3)}, '<p>' || ${pick(FEEDBACK.achieved, chance(n, salt + 5))} || '</p>',
      case when ${reached('shared')} then ${JSON.stringify(settings)}::jsonb end,
      case when ${reached('shared')} then ${labelsDigest(settings)} end,
      case when ${reached('acknowledged')} then true end, case when ${reached('acknowledged')} then p.name end,
      case when ${reached('acknowledged')} then repeat('0', 64) end, case when ${reached('completed')} then 'Manager' end, ${now},
      case when ${reached('shared')} then ${now}::timestamptz end,
      case when ${reached('acknowledged')} then ${now}::timestamptz end,
      case when ${reached('completed')} then ${now}::timestamptz end,
      case when ${reached('shared')} then ${now}::timestamptz end, ${now}
    from (select p.*, period.id as period_id, ${state} as state from people p
      join periods period on period.tenant_id = p.tenant_id and period.start_date = ${start}::date
      where p.tenant_id = ${tenantId} and p.manager_id is not null and p.role not in ('ceo', 'observer')
        and p.deactivated_at is null and p.created_at < period.end_date and ${chance(n, salt + 6)} < ${IS_BEGUN}) p`.execute(
    db,
  );
}

/** Switches appraisals on, with labels, a schedule, and appraisals of the last two quarters. */
export async function addTalent(db: Db, plan: AppraisalsPlan): Promise<void> {
  const quarters = pastQuarters(plan.today);
  for (const quarter of quarters) await addPeriod(db, plan.tenantId, quarter);
  await addSetup(db, plan, quarters.at(-1)?.startDate ?? plan.today);
  for (const [index, { startDate }] of quarters.entries())
    await addAppraisals(db, plan, { start: startDate, salt: 50 + 10 * index });
}
