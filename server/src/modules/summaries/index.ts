export { readSavedSummary } from './saved/present-summary.ts';
export { createSummariesSlice } from './summaries.routes.ts';
export { sweepSummariesJob } from './sweep-job.ts';
