export { addPeriod, ensurePeriods } from './periods/ensure-periods.ts';
export { goalsSlice } from './goals.routes.ts';
export { currentPeriod, findSessionPeriod } from './periods/session-period.ts';
export { visibleTo } from './policy/visibility.ts';
export type { Viewer } from './policy/viewer.ts';
