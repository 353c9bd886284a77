export { cleanUpJob } from './clean-up.ts';
export { Scheduler } from './scheduler.ts';
export type { ScheduledJob } from './scheduler.ts';
