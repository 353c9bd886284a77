import { PERMISSION_FLAG_LABELS, ROLE_LABELS } from '@cadence/shared-contract';
import type { DirectoryFilters } from './directory-filters.ts';

export interface FilterLabel {
  readonly key: string;
  readonly label: string;
  /** The filters as they are without this one. */
  readonly without: DirectoryFilters;
}

type ListName = Exclude<keyof DirectoryFilters, 'search'>;

function labelsOf<K extends ListName>(
  filters: DirectoryFilters,
  name: K,
  labelOf: (value: DirectoryFilters[K][number]) => string,
): readonly FilterLabel[] {
  const values: readonly DirectoryFilters[K][number][] = filters[name];
  return values.map((value) => ({
    key: `${name} ${value}`,
    label: labelOf(value),
    without: { ...filters, [name]: values.filter((other) => other !== value) },
  }));
}

/** Every chosen filter in words, with the way to remove it. The search has its own field. */
export function filterLabels(filters: DirectoryFilters): readonly FilterLabel[] {
  return [
    ...labelsOf(filters, 'roles', (role) => ROLE_LABELS[role]),
    ...labelsOf(filters, 'permissions', (flag) => PERMISSION_FLAG_LABELS[flag]),
    ...labelsOf(filters, 'statuses', (status) => status),
    ...labelsOf(filters, 'departments', (department) => department),
  ];
}

/** The reasons people are hidden, in words: '“ana”, Manager and Support'. */
export function filterSentence(filters: DirectoryFilters): string {
  const search = filters.search.trim();
  const parts = [...(search ? [`“${search}”`] : []), ...filterLabels(filters).map(({ label }) => label)];
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
}
