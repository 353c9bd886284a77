import { REPORT_COLUMNS } from '@cadence/shared-contract/reports';
import { isNumeric, type ViewColumn } from './cell-text.ts';

/** For columns that a request adds, such as the axes of a rating, in characters. */
const OTHER_WIDTH = 16;
/** A long text is cut anyway: beyond, in characters, others need the room more. */
const WIDEST = 40;
const NARROWEST = 11;
/** Pixels for each character: most texts are shorter than their column. */
const CHARACTER = 5;

/** The share of the table that each column takes, in percent, and the pixels below which it would be no table. */
export function columnWidths(
  report: number,
  columns: readonly ViewColumn[],
): { readonly shares: readonly number[]; readonly least: number } {
  const known = REPORT_COLUMNS[report] ?? [];
  const widths = columns.map((column) => {
    const width = known.find(({ key }) => key === column.Key)?.width ?? OTHER_WIDTH;
    return Math.min(WIDEST, Math.max(isNumeric(column) ? 0 : NARROWEST, width));
  });
  const sum = widths.reduce((total, width) => total + width, 0);
  return { shares: widths.map((width) => (width / sum) * 100), least: sum * CHARACTER };
}
