// The task that `checkAttachment` runs in a worker thread.
export { inspectPdf as task } from './inspect-pdf.ts';
