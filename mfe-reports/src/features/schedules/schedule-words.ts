import type { ReportSchedule } from '@cadence/shared-contract';
import {
  APPRAISAL_COMPLIANCE_LABELS,
  GOAL_COMPLIANCE_LABELS,
  REPORT_IDS,
  REPORT_SCOPE_LABELS,
  reportType,
  type ReportType,
} from '@cadence/shared-contract/reports';
import { formatDate, formatDateLong } from '@cadence/shared-ui';

/** Monday first, as the contract counts them from 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** '8:00 am' of an hour from 0 to 23. */
export function hourText(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'am' : 'pm'}`;
}

const KIND_LABELS: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  [REPORT_IDS.goalCompliance]: GOAL_COMPLIANCE_LABELS,
  [REPORT_IDS.appraisalCompliance]: APPRAISAL_COMPLIANCE_LABELS,
};
const lower = (label: string | undefined): string | undefined =>
  label === undefined ? undefined : label.charAt(0).toLowerCase() + label.slice(1);

/**
 * 'Goal Compliance List, no goals, my direct reports'. It names no quarter, because that is another one each time.
 * @param personName of the report's person; undefined for everyone
 */
export function scheduleTitle({ Report, Params }: ReportSchedule, personName?: string): string {
  const kind = Params.Kind === undefined ? undefined : KIND_LABELS[Report]?.[Params.Kind];
  const scope = Params.Scope === undefined ? undefined : REPORT_SCOPE_LABELS[Params.Scope];
  const parts = [reportType(Report).name, lower(kind), lower(scope), personName];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** 'Mondays 8:00 am until Dec 28, link by mail'; the year where it is another one than today's. */
export function rhythmText({ Every, Weekday, Hour, Until }: ReportSchedule, today: string): string {
  const when = Every === 'week' ? `${WEEKDAYS[Weekday - 1]}s` : 'After each quarter’s end';
  const end = Until.slice(0, 4) === today.slice(0, 4) ? formatDate(Until) : formatDateLong(Until);
  return `${when} ${hourText(Hour)} until ${end}, link by mail`;
}

/** The quarter of each report of the schedule; null when it has none. */
export function quarterHint({ asks, band }: ReportType): string | null {
  if (asks.includes('from-to')) return 'Each time of the last year, up to the current quarter.';
  if (!asks.includes('period')) return null;
  return band === 'Appraisals'
    ? 'Each time of the last quarter that has ended.'
    : 'Each time of the current quarter.';
}
