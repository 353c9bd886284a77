import type { ReactNode } from 'react';
import { GOAL_SELECT_LABELS } from '@cadence/shared-contract';
import type { GoalSelect } from '@cadence/shared-contract';
import { FilterChip } from '@cadence/shared-ui';
import { Plus } from '@cadence/shared-ui/icons';
import type { Chip, GoalFilters } from '../goal-filters.ts';

export interface FilterChipsProps {
  readonly filters: GoalFilters;
  readonly chips: readonly Chip[];
  /** Goal selects offered at one click while none is chosen. */
  readonly scopes: readonly GoalSelect[];
  readonly canClear: boolean;
  readonly onChange: (filters: GoalFilters) => void;
  readonly onClear: () => void;
}

const QUICK_SCOPES: readonly GoalSelect[] = [1, 2];

/** The active filters, each removable; before any is chosen, the two most wanted ones. */
export function FilterChips({
  filters,
  chips,
  scopes,
  canClear,
  onChange,
  onClear,
}: FilterChipsProps): ReactNode {
  // Next to other filters they would only be in the way.
  const isPlain = chips.length === filters.selects.length;
  const offered = QUICK_SCOPES.filter(
    (scope) => isPlain && scopes.includes(scope) && !filters.selects.includes(scope),
  );
  if (chips.length === 0 && offered.length === 0 && !canClear) return null;
  return (
    <div className="gl-chips" role="group" aria-label="Filters">
      {chips.map((chip) => (
        <FilterChip key={chip.key} label={chip.label} onRemove={() => onChange(chip.without)} />
      ))}
      {offered.map((scope) => (
        <button
          key={scope}
          type="button"
          className="gl-scope"
          aria-label={`Filter by ${GOAL_SELECT_LABELS[scope]}`}
          onClick={() => onChange({ ...filters, selects: [...filters.selects, scope] })}
        >
          <Plus aria-hidden />
          {GOAL_SELECT_LABELS[scope]}
        </button>
      ))}
      {canClear && (
        <button type="button" className="gl-clear" onClick={onClear}>
          Clear all
        </button>
      )}
    </div>
  );
}
