export { addPeriod, ensurePeriods, ensurePeriodsFrom } from './ensure-periods.ts';
export { findPeriod, findWeeks, listPeriods } from './periods.queries.ts';
export type { PeriodRow, WeekRow } from './periods.queries.ts';
export { ensureAllPeriods, periodsJob } from './periods-job.ts';
export { allPeriods, currentPeriod, findSessionPeriod } from './session-period.ts';
export { periodsRoutes } from './periods.routes.ts';
export { presentPeriods } from './present-periods.ts';
