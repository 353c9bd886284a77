export type { Spreadsheet, SpreadsheetColumn } from './spreadsheet/write-spreadsheet.ts';
export { writeSpreadsheet, XLSX_TYPE } from './spreadsheet/write-spreadsheet.ts';
