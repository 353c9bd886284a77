export { NOTICES } from './announce/notices.ts';
export { ensurePeriods } from './periods/ensure-periods.ts';
export { ensureAllPeriods, periodsJob } from './periods/periods-job.ts';
export { goalsSlice } from './goals.routes.ts';
export { currentPeriod, findSessionPeriod } from './periods/session-period.ts';
export { visibleTo } from './policy/visibility.ts';
export type { Viewer } from './policy/viewer.ts';
