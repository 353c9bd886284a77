export type { Place, Text } from './pdf/pdf-pages.ts';
export { heightOf, PDF_TYPE, PdfPages, plain } from './pdf/pdf-pages.ts';
export { drawRichText } from './pdf/pdf-rich-text.ts';
export { drawTable, TABLE_START } from './pdf/pdf-table.ts';
export type { Look } from './pdf/text-lines.ts';
export { printedDate, printedDates, printedInstant } from './printed-time.ts';
export { wallClockIn } from './spreadsheet/wall-clock.ts';
export type { SpreadsheetColumn } from './spreadsheet/write-spreadsheet.ts';
export { writeSpreadsheet, XLSX_TYPE } from './spreadsheet/write-spreadsheet.ts';
