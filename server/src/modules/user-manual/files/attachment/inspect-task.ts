// What the thread of `checkAttachment` runs.
export { inspectPdf as default } from './inspect-pdf.ts';
