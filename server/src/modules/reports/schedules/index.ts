export { nextRun } from './next-run.ts';
export { REPORT_MAIL_WRITER } from './report-mail.ts';
export { runSchedules, scheduledReportsJob } from './run-schedules.ts';
export { createScheduleHandlers } from './schedule-handlers.ts';
export { createReportMailWriter } from './write-report-mail.ts';
