import type { ReactNode } from 'react';
import { FilterChip } from '@cadence/shared-ui';
import { filterLabels } from '../filter-labels.ts';
import type { DirectoryFilters } from '../directory-filters.ts';

interface FilterChipsProps {
  readonly filters: DirectoryFilters;
  onChange(filters: DirectoryFilters): void;
  onClear(): void;
}

/** The active filters, each removable. */
export function FilterChips({ filters, onChange, onClear }: FilterChipsProps): ReactNode {
  const labels = filterLabels(filters);
  if (labels.length === 0) return null;
  return (
    <div className="pe-chips">
      {labels.map(({ key, label, without }) => (
        <FilterChip key={key} label={label} onRemove={() => onChange(without)} />
      ))}
      <button type="button" className="cd-link" onClick={onClear}>
        Clear all
      </button>
    </div>
  );
}
