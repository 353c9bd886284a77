export { printedDate, printedInstant } from './printed-time.ts';
export { wallClockIn } from './spreadsheet/wall-clock.ts';
export type { Spreadsheet, SpreadsheetColumn } from './spreadsheet/write-spreadsheet.ts';
export { writeSpreadsheet, XLSX_TYPE } from './spreadsheet/write-spreadsheet.ts';
