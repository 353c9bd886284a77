export { cleanUpReportsJob, createReportQueue } from './jobs/index.ts';
export type { ReportQueue } from './jobs/index.ts';
export { reportMaker } from './make-report.ts';
export { createReportsSlice } from './reports.routes.ts';
export {
  createReportMailWriter,
  nextRun,
  REPORT_MAIL_WRITER,
  scheduledReportsJob,
} from './schedules/index.ts';
