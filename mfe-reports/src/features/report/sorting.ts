import type { ReportParams } from '@cadence/shared-contract';
import type { ViewColumn } from './cell-text.ts';

/** The order of the rows; without a column it is the report's own. */
export interface Sorting {
  readonly by: string | null;
  readonly order: 'asc' | 'desc';
}

/** People are sorted by name by default. */
const BY_NAME = 'user';

/** The order of rows with these columns for these parameters. */
export function sortingOf(
  { SortBy, SortOrder = 'asc' }: Pick<ReportParams, 'SortBy' | 'SortOrder'>,
  columns: readonly ViewColumn[],
): Sorting {
  if (SortBy !== undefined) return { by: SortBy, order: SortOrder };
  return { by: columns.find(({ Key }) => Key === BY_NAME)?.Key ?? null, order: 'asc' };
}

/** The order after a press on a column's title: its default, then reversed. */
export function nextSorting(
  { by, order }: Sorting,
  key: string,
): { readonly by: string; readonly order: 'asc' | 'desc' } {
  return { by: key, order: by === key && order === 'asc' ? 'desc' : 'asc' };
}
