import type { Measure } from '../../src/figures.ts';
import { runCountedTest } from '../counted-test.ts';

const DATES = 100_000;

interface Counts {
  readonly dates: number;
  readonly zones: number;
  readonly mismatches: number;
}

const run = (pattern: string): Promise<Counts> =>
  runCountedTest<Counts>({ pattern, variable: 'CALENDAR_DATES', count: DATES });

/** R17: quarter, week, selectable weeks and what may be appraised are right at any moment in any time zone. */
export const calendarDates: Measure = {
  name: 'calendar-dates',
  async run() {
    const weeks = await run('goals/weekly/dates-in-zones');
    const appraisals = await run('goals/periods/appraisal-periods-in-zones');
    return [
      {
        id: 'R17',
        what: 'random moments whose quarter, weeks or appraisal periods an independent oracle sees otherwise',
        value: weeks.mismatches + appraisals.mismatches,
        unit: 'count',
        reach: { is: 'at most', value: 0 },
        detail: `${weeks.dates} moments from 2020 to 2035 and ${appraisals.dates} from 2018 to 2035, with schedules, days of being added and grace, in ${weeks.zones} time zones; dates from Intl, weeks, quarters and months from Luxon`,
      },
    ];
  },
};
