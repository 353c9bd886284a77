import { REPORT_COLUMNS } from '@cadence/shared-contract/reports';
import { namingColumns, type ViewColumn } from './cell-text.ts';

/**
 * Pixels, with the padding, of columns that are never cut: what they hold is known, and short.
 */
const FIXED: Readonly<Record<string, number>> = {
  quarter: 80,
  state: 152,
  likelihood: 120,
  quality: 108,
  result: 128,
  role: 160,
  status: 96,
  weeks: 108,
};
const FIXED_BY_KIND: Readonly<Record<ViewColumn['Kind'], number | null>> = {
  text: null,
  number: 80,
  percent: 80,
  date: 104,
  instant: 172,
};
/** In characters, where a screen shares what is left otherwise than a spreadsheet, by the key of the column. */
const ON_SCREEN: Readonly<Record<string, number>> = {
  title: 50,
  reviewer: 24,
  waitingFor: 26,
  permissions: 18,
};
const OTHER_TEXT = 17;
const FACE = 4;
/** Pixels for each character: most texts are shorter than their column. */
const CHARACTER = 5;
const ROOT_FONT = 16;

function fixedWidth({ Key, Kind }: ViewColumn): number | null {
  return FIXED_BY_KIND[Kind] ?? FIXED[Key] ?? null;
}

/** Whether what a column holds is known, and short enough to be shown whole. */
export const isNeverCut = (column: ViewColumn): boolean => fixedWidth(column) !== null;

function charactersOf(report: number, { Key }: ViewColumn): number {
  const known = REPORT_COLUMNS[report]?.find(({ key }) => key === Key);
  return ON_SCREEN[Key] ?? known?.width ?? OTHER_TEXT;
}

/**
 * Width of each column, and the pixels below which a table does not fit. Shares are of the whole table: the browser
 * takes the fixed columns from them.
 */
export function columnWidths(
  report: number,
  columns: readonly ViewColumn[],
): { readonly widths: readonly string[]; readonly least: number } {
  const { face } = namingColumns(columns);
  const parts = columns.map((column) => ({
    fixed: fixedWidth(column),
    characters: charactersOf(report, column) + (column.Key === face ? FACE : 0),
  }));
  const shared = parts.reduce((sum, { fixed, characters }) => sum + (fixed === null ? characters : 0), 0);
  const taken = parts.reduce((sum, { fixed }) => sum + (fixed ?? 0), 0);
  return {
    widths: parts.map(({ fixed, characters }) =>
      fixed === null ? `${(characters / shared) * 100}%` : `${fixed / ROOT_FONT}rem`,
    ),
    least: taken + shared * CHARACTER,
  };
}
