import { number, object, string } from 'yup';
import { addDays, LIMITS } from '@cadence/shared-contract';
import type { ReportChoices, ReportParams, ReportSchedule } from '@cadence/shared-contract';
import { REPORTS, reportType, type ReportType } from '@cadence/shared-contract/reports';
import type { ScheduleInput } from './api/schedules.ts';

export type ScheduleValues = Omit<ScheduleInput, 'Params'> & {
  /** The report's fields besides its quarter. */
  readonly Params: Pick<ReportParams, 'Kind' | 'Scope' | 'UserId'>;
};

const MONDAY = 1;
const MORNING = 8;
/** A quarter of a year. */
const USUAL_DAYS = 91;
const UNTIL = 'Please choose a last day between today and a year from now.';

/** The last day that can be chosen. */
export const latestEnd = (today: string): string => addDays(today, LIMITS.scheduleDays);

/** Reports that can be scheduled: tables, for which nothing must be chosen. */
export function schedulableTypes({ Reports }: Pick<ReportChoices, 'Reports'>): readonly ReportType[] {
  return REPORTS.filter(({ id, isTable }) => isTable && Reports.includes(id));
}

export function scheduleSchema(today: string) {
  return object({
    Report: number().required(),
    Until: string()
      .required(UNTIL)
      .test('between', UNTIL, (day) => day >= today && day <= latestEnd(today)),
  });
}

export function newSchedule(type: ReportType, today: string): ScheduleValues {
  return {
    Report: type.id,
    Format: type.formats[0] ?? 'xlsx',
    Params: {},
    Every: 'week',
    Weekday: MONDAY,
    Hour: MORNING,
    Until: addDays(today, USUAL_DAYS),
  };
}

export function valuesOf({
  Report,
  Format,
  Params,
  Every,
  Weekday,
  Hour,
  Until,
}: ReportSchedule): ScheduleValues {
  return { Report, Format, Params, Every, Weekday, Hour, Until };
}

/** Another report: the choices for the first one do not apply to it. */
export function withReport(values: ScheduleValues, Report: ScheduleValues['Report']): ScheduleValues {
  const { formats } = reportType(Report);
  const Format = formats.find((format) => format === values.Format) ?? formats[0] ?? 'xlsx';
  return { ...values, Report, Format, Params: {} };
}
