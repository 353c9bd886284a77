import { REPORT_COLUMNS } from '@cadence/shared-contract/reports';
import { isNumeric, namingColumns, type ViewColumn } from './cell-text.ts';

/** For columns that a request adds, such as the axes of a rating, in characters. */
const OTHER_WIDTH = 16;
/** A long text is cut anyway: it takes what others leave of this many characters in a row. */
const ROW = 300;
const NARROWEST = 11;
const FACE = 4;
/** Pixels for each character: most texts are shorter than their column. */
const CHARACTER = 5;

/** The share of the table that each column takes, in percent, and the pixels below which it would be no table. */
export function columnWidths(
  report: number,
  columns: readonly ViewColumn[],
): { readonly shares: readonly number[]; readonly least: number } {
  const known = REPORT_COLUMNS[report] ?? [];
  const { face } = namingColumns(columns);
  const widths = columns.map((column) => {
    const width = known.find(({ key }) => key === column.Key)?.width ?? OTHER_WIDTH;
    const least = isNumeric(column) ? 0 : NARROWEST;
    return Math.min(ROW / columns.length, Math.max(least, width)) + (column.Key === face ? FACE : 0);
  });
  const sum = widths.reduce((total, width) => total + width, 0);
  return { shares: widths.map((width) => (width / sum) * 100), least: sum * CHARACTER };
}
