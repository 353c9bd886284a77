export { cleanUpReportsJob } from './clean-up-reports-job.ts';
export { createReportJobHandlers } from './job-handlers.ts';
export type { ReportJobServices } from './job-handlers.ts';
export type { ReportMaker } from './report-maker.ts';
export { createReportQueue } from './report-queue.ts';
export type { ReportQueue, ReportQueueOptions } from './report-queue.ts';
