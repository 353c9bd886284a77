import { REPORT_COLUMNS } from '@cadence/shared-contract/reports';
import { namingColumns, type ViewColumn } from './cell-text.ts';

/** In characters, where a screen shares its width otherwise than a spreadsheet, by the key of the column. */
const ON_SCREEN: Readonly<Record<string, number>> = {
  quarter: 15,
  title: 50,
  state: 24,
  likelihood: 18,
  quality: 16,
  result: 18,
  reviewer: 24,
  waitingFor: 26,
  role: 22,
  permissions: 18,
  status: 12,
  weeks: 12,
};
/** By what columns hold: dates and numbers are never cut. */
const BY_KIND: Readonly<Record<ViewColumn['Kind'], number>> = {
  text: 16,
  number: 14,
  percent: 14,
  date: 22,
  instant: 22,
};
const FACE = 4;
/** Pixels for each character: most texts are shorter than their column. */
const CHARACTER = 5;

function widthOf(report: number, { Key, Kind }: ViewColumn): number {
  if (Kind !== 'text') return BY_KIND[Kind];
  const known = REPORT_COLUMNS[report]?.find(({ key }) => key === Key);
  return ON_SCREEN[Key] ?? known?.width ?? BY_KIND.text;
}

/** Each column's share of the table, in percent, and the pixels below which a table does not fit. */
export function columnWidths(
  report: number,
  columns: readonly ViewColumn[],
): { readonly shares: readonly number[]; readonly least: number } {
  const { face } = namingColumns(columns);
  const widths = columns.map((column) => widthOf(report, column) + (column.Key === face ? FACE : 0));
  const sum = widths.reduce((total, width) => total + width, 0);
  return { shares: widths.map((width) => (width / sum) * 100), least: sum * CHARACTER };
}
