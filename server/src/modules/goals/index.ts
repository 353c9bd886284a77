export { NOTICES } from './announce/notices.ts';
export type { Circle } from './announce/notices.ts';
export { goalsSlice } from './goals.routes.ts';
export { ensurePeriods } from './periods/ensure-periods.ts';
export { ensureAllPeriods, periodsJob } from './periods/periods-job.ts';
export { findSessionPeriod } from './periods/session-period.ts';
export { updateReminderJob } from './weekly/update-reminder-job.ts';
