// What the thread of `checkAttachment` runs.
export { inspectPdf as task } from './inspect-pdf.ts';
