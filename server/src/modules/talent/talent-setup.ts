import type { Quarter, TalentPeriod, TalentSchedule, TalentSettings } from '@cadence/shared-contract';
import { addDays, appraisalDueDate, appraisalPeriods, MESSAGES, quarterAt } from '@cadence/shared-contract';
import { denied, notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';
import type { PeriodRow, ScheduleRow } from './setup.queries.ts';
import { findSettings, findTalentPeriods, hasReports, listSchedules } from './setup.queries.ts';
import { seesOrganization } from './talent.policy.ts';

/** What the documents show until labels are set. */
export const NO_SETTINGS: TalentSettings = {
  PrimaryLabels: [],
  SecondaryLabels: [],
  TertiaryLabels: [],
  FormLable: {
    PrimaryAxisName: '',
    PrimaryPrompt: '',
    SecondaryAxisName: '',
    SecondaryPrompt: '',
    TertiaryAxisName: '',
    TertiaryPrompt: '',
  },
  EnableTertiaryRatings: false,
  Settings: { ShareRatingWithEmployee: false, GracePeriod: 3 },
};

type ReadCtx = Pick<Ctx, 'db' | 'tenant' | 'today'>;

/** Today's appraisal settings of the organisation; empty labels if none are set. */
export async function readSettings({ db }: Pick<Ctx, 'db'>): Promise<TalentSettings> {
  return (await findSettings(db)) ?? NO_SETTINGS;
}

/** @throws denied where the operator has not switched appraisals on (D-68) */
export function requireTalent({ tenant }: Pick<Ctx, 'tenant'>): void {
  if (!tenant.talentEnabled) throw denied(MESSAGES.talentDenied);
}

export function presentPeriod(row: PeriodRow, { Settings }: TalentSettings): TalentPeriod {
  return {
    PeriodId: row.id,
    StartDate: row.start_date,
    EndDate: row.end_date,
    Quarter: row.quarter,
    Year: row.year,
    DueDate: appraisalDueDate({ endDate: row.end_date }, Settings.GracePeriod),
  };
}

function datesOf(schedules: readonly ScheduleRow[]): readonly string[] {
  return schedules.map(({ effective_date }) => effective_date);
}

/** The periods that may be appraised today, the latest first (D-47). */
export async function offeredPeriods({ db, today }: ReadCtx): Promise<readonly PeriodRow[]> {
  const quarters = appraisalPeriods(datesOf(await listSchedules(db)), today);
  const starts = quarters.map(({ startDate }) => startDate);
  return starts.length === 0 ? [] : findTalentPeriods(db, starts);
}

/** A period that may be appraised today. @throws not_found for any other */
export async function loadPeriod(ctx: ReadCtx, id: number): Promise<PeriodRow> {
  const period = (await offeredPeriods(ctx)).find((row) => row.id === id);
  if (!period) throw notFound();
  return period;
}

/** The first quarter on or after a day that can be appraised once it is over; null without a schedule. */
export function comingPeriod(schedules: readonly ScheduleRow[], from: string): TalentSchedule['Next'] {
  const [first] = datesOf(schedules).toSorted();
  if (first === undefined) return null;
  const quarter: Quarter = quarterAt(from > first ? from : first);
  return {
    StartDate: quarter.startDate,
    EndDate: quarter.endDate,
    Quarter: quarter.quarter,
    Year: quarter.year,
    OfferedFrom: addDays(quarter.endDate, 1),
  };
}

/** Whether appraisals are on, which periods can be appraised, and what the viewer may open (people §6 Appraisals). */
export async function readSchedule(ctx: Ctx): Promise<TalentSchedule> {
  const { db, actor, tenant, today } = ctx;
  const schedules = await listSchedules(db);
  const settings = await readSettings(ctx);
  const isEnabled = tenant.talentEnabled;
  const periods = isEnabled ? await offeredPeriods(ctx) : [];
  const Team = isEnabled && (await hasReports(db, actor.id));
  const Organization = isEnabled && seesOrganization(actor);
  return {
    data: schedules.map(({ id, effective_date }) => ({ Id: id, EffectiveDate: effective_date })),
    IsEnabled: isEnabled,
    Periods: periods.map((row) => presentPeriod(row, settings)),
    Next: comingPeriod(schedules, today),
    Views: {
      Organization,
      Team,
      MyAppraisals: isEnabled && actor.role !== 'ceo' && actor.role !== 'observer',
      Spreadsheet: Organization || Team,
    },
  };
}
