import type { BodyOf, FieldError, ReportParams } from '@cadence/shared-contract';
import { addDays, LIMITS } from '@cadence/shared-contract';
import { reportType } from '@cadence/shared-contract/reports';
import { DateTime } from 'luxon';
import { invalid } from '../../../kernel/errors/index.ts';

export type ScheduleInput = Omit<BodyOf<'reports.addSchedule'>, 'UpdatedAt'>;

/** Fields that tie a report to a fixed quarter or summary. */
const PINNING = [
  'PeriodId',
  'ToPeriodId',
  'PriorPeriodId',
  'SummaryId',
] as const satisfies readonly (keyof ReportParams)[];

function wrongUntil(until: string, today: string): boolean {
  return !DateTime.fromISO(until).isValid || until < today || until > addDays(today, LIMITS.scheduleDays);
}

/** Refuses a schedule that is not possible. @throws invalid, with every error */
export function checkScheduleInput({ Report, Format, Params, Until }: ScheduleInput, today: string): void {
  const { isTable, formats, name } = reportType(Report);
  const errors: FieldError[] = PINNING.filter((field) => Params[field] !== undefined).map((field) => ({
    path: field,
    message: 'A schedule always takes the current quarter.',
  }));
  if (!isTable) errors.push({ path: 'Report', message: `${name} cannot be scheduled.` });
  else if (!formats.includes(Format))
    errors.push({ path: 'Format', message: `${name} is not made as ${Format}.` });
  if (wrongUntil(Until, today))
    errors.push({ path: 'Until', message: 'Please choose a last day between today and a year from now.' });
  if (errors.length > 0) throw invalid(errors);
}
