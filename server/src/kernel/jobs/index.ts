export { cleanUpJob } from './clean-up.ts';
export { Scheduler } from './scheduler.ts';
export type { JobRun, ScheduledJob } from './scheduler.ts';
