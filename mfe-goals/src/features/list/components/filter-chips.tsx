import { useRef, type ReactNode } from 'react';
import { GOAL_SELECT_LABELS } from '@cadence/shared-contract';
import type { GoalSelect } from '@cadence/shared-contract';
import { FilterChip, plural } from '@cadence/shared-ui';
import { Plus } from '@cadence/shared-ui/icons';
import type { Chip, GoalFilters } from '../goal-filters.ts';
import { useHiddenChips } from '../use-hidden-chips.ts';

export interface FilterChipsProps {
  readonly filters: GoalFilters;
  readonly chips: readonly Chip[];
  /** Goal selects offered at one click while none is chosen. */
  readonly scopes: readonly GoalSelect[];
  readonly onChange: (filters: GoalFilters) => void;
  /** Opens all filters. */
  readonly onOpen: () => void;
}

const QUICK_SCOPES: readonly GoalSelect[] = [1, 2];

/** The two most wanted scopes before they are chosen; next to other filters they would only be in the way. */
function offeredScopes({ filters, chips, scopes }: FilterChipsProps): readonly GoalSelect[] {
  const isPlain = chips.length === filters.selects.length;
  return QUICK_SCOPES.filter(
    (scope) => isPlain && scopes.includes(scope) && !filters.selects.includes(scope),
  );
}

/** The active filters in one line, each removable; those without room are counted and lead to all filters. */
export function FilterChips(props: FilterChipsProps): ReactNode {
  const { filters, chips, onChange, onOpen } = props;
  const offered = offeredScopes(props);
  const box = useRef<HTMLDivElement>(null);
  const names = [...chips.map(({ key }) => key), ...offered].join();
  const hidden = useHiddenChips(box, names);
  const shown = chips.length + offered.length - hidden;
  if (names === '') return null;
  return (
    <div className="gl-chips" role="group" aria-label="Filters">
      <div ref={box} className="gl-chip-line">
        {chips.map((chip, index) => (
          <span key={chip.key} className="gl-chip" data-hidden={index >= shown}>
            <FilterChip label={chip.label} onRemove={() => onChange(chip.without)} />
          </span>
        ))}
        {offered.map((scope, index) => (
          <span key={scope} className="gl-chip" data-hidden={chips.length + index >= shown}>
            <button
              type="button"
              className="gl-scope"
              aria-label={`Filter by ${GOAL_SELECT_LABELS[scope]}`}
              onClick={() => onChange({ ...filters, selects: [...filters.selects, scope] })}
            >
              <Plus aria-hidden />
              {GOAL_SELECT_LABELS[scope]}
            </button>
          </span>
        ))}
      </div>
      {hidden > 0 && (
        <button
          type="button"
          className="gl-scope gl-chips-more"
          aria-haspopup="dialog"
          aria-label={plural(hidden, 'more filter')}
          onClick={onOpen}
        >
          +{hidden}
        </button>
      )}
    </div>
  );
}
