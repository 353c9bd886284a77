import type { Measure } from '../../src/figures.ts';
import { runCountedTest } from '../counted-test.ts';

const DATES = 100_000;

/** R17: quarter, week and selectable weeks are right at any moment in any time zone. */
export const calendarDates: Measure = {
  name: 'calendar-dates',
  async run() {
    const { dates, zones, mismatches } = await runCountedTest<{
      dates: number;
      zones: number;
      mismatches: number;
    }>({ pattern: 'goals/weekly/dates-in-zones', variable: 'CALENDAR_DATES', count: DATES });
    return [
      {
        id: 'R17',
        what: 'random moments whose quarter, week or selectable weeks an independent oracle sees otherwise',
        value: mismatches,
        unit: 'count',
        reach: { is: 'at most', value: 0 },
        detail: `${dates} moments from 2020 to 2035 in ${zones} time zones; dates from Intl, weeks and quarters from Luxon`,
      },
    ];
  },
};
