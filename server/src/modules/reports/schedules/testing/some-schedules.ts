import type { BodyOf } from '@cadence/shared-contract';
import { REPORT_IDS } from '@cadence/shared-contract/reports';
import type { Call } from '../../jobs/testing/job-world.ts';

export type Schedule = BodyOf<'reports.addSchedule'>;

/** Every Monday at eight, until the end of the year. */
export function weekly(values: Partial<Schedule> = {}): Schedule {
  return {
    ...{ Report: REPORT_IDS.goalCompliance, Format: 'xlsx', Params: { Search: 'Ada' } },
    ...{ Every: 'week', Weekday: 1, Hour: 8, Until: '2026-12-28' },
    ...values,
  };
}

export const add = async (call: Call, values: Partial<Schedule> = {}) =>
  (await call('reports.addSchedule', { body: weekly(values) })).body;

export const listed = async (call: Call) => (await call('reports.schedules', {})).body.Schedules;
