export { cleanUpJob } from './clean-up.ts';
export { startScheduler } from './scheduler.ts';
export type { ScheduledJob, Scheduler } from './scheduler.ts';
