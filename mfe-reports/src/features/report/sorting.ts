/** The order of the rows; without a column it is the report's own. */
export interface Sorting {
  readonly by: string | null;
  readonly order: 'asc' | 'desc';
}

/** The order after a column's title was pressed: its own, then the other way round. */
export function nextSorting(
  { by, order }: Sorting,
  key: string,
): { readonly by: string; readonly order: 'asc' | 'desc' } {
  return { by: key, order: by === key && order === 'asc' ? 'desc' : 'asc' };
}
