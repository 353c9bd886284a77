import { addDays } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import { nextRun } from '../modules/reports/index.ts';
import type { DemoCompany } from './company.ts';
import type { DemoRows } from './demo-rows.ts';

interface DemoDay {
  readonly now: Date;
  /** In the company's zone. */
  readonly today: string;
  readonly personIds: ReadonlyMap<string, number>;
}

/** Mondays at eight, for about a quarter. */
const RHYTHM = { every: 'week', weekday: 1, hour: 8 } as const;
const DAYS = 91;

/** Writes the weekly report of a demo manager. */
export function writeReportSchedules(
  rows: DemoRows,
  { id, timeZone }: DemoCompany,
  { now, today, personIds }: DemoDay,
): void {
  const until = addDays(today, DAYS);
  rows.add('report_schedules', id, {
    ...RHYTHM,
    person_id: personIds.get('manager') ?? 0,
    report: REPORT_IDS.goalCompliance,
    format: 'xlsx',
    params: { Kind: 2, Scope: 1 },
    title: 'my direct reports',
    until,
    time_zone: timeZone,
    next_at: nextRun({ ...RHYTHM, until }, now, { timeZone, quarterEnds: [] }),
    created_at: now,
    updated_at: now,
  });
}
