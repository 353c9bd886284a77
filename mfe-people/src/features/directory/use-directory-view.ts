import { useSearchParams } from '@cadence/shared-ui/router';
import { NO_FILTERS, readFilters, writeFilters } from './directory-filters.ts';
import type { DirectoryFilters, DirectoryViewer } from './directory-filters.ts';
import { readSort, writeSort } from './directory-sort.ts';
import type { DirectorySort } from './directory-sort.ts';
import { useTypedText } from './use-typed-text.ts';

export interface DirectoryView {
  readonly filters: DirectoryFilters;
  readonly sort: DirectorySort;
  setSearch(search: string): void;
  setFilters(filters: DirectoryFilters): void;
  setSort(sort: DirectorySort): void;
  /** Takes every filter away, the search too; the order stays. */
  clear(): void;
}

/**
 * Filters and order of the directory, kept in the address: a link or Back brings them back. Typing replaces the
 * entry in the history, a choice adds one.
 */
export function useDirectoryView(viewer: DirectoryViewer): DirectoryView {
  const [query, setQuery] = useSearchParams();
  const inAddress = readFilters(query, viewer);
  const [search, setSearch] = useTypedText(inAddress.search, (text) =>
    setQuery(writeFilters(query, { ...inAddress, search: text }), { replace: true }),
  );
  return {
    filters: { ...inAddress, search },
    sort: readSort(query),
    setSearch,
    setFilters: (filters) => setQuery(writeFilters(query, filters)),
    setSort: (sort) => setQuery(writeSort(query, sort)),
    clear: () => setQuery(writeFilters(query, NO_FILTERS)),
  };
}
