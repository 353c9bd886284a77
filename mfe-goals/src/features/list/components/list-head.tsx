import type { ReactNode } from 'react';
import { Button, IconButton, Inline } from '@cadence/shared-ui';
import { ListFilter, Plus } from '@cadence/shared-ui/icons';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
import { ListSearch } from './list-search.tsx';

export interface ListHeadProps extends FilterChipsProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onOpenFilters: () => void;
  /** Absent where the viewer may not add a goal in this quarter. */
  readonly onAdd: (() => void) | null;
  /** Leads to the update of all own goals, where one of them lacks this week. */
  readonly week: ReactNode;
}

/** Search, filters and Add Goal above the list. */
export function ListHead({
  search,
  onSearch,
  onOpenFilters,
  onAdd,
  week,
  ...chips
}: ListHeadProps): ReactNode {
  const active = chips.chips.length;
  return (
    <div className="gl-head">
      <Inline>
        <ListSearch value={search} onSearch={onSearch} />
        <IconButton
          variant="outline"
          label={active === 0 ? 'Filter' : `Filter, ${active} active`}
          icon={<ListFilter aria-hidden />}
          aria-haspopup="dialog"
          onClick={onOpenFilters}
        />
        {onAdd !== null && (
          <Button icon={<Plus aria-hidden />} aria-label="Add Goal" onClick={onAdd}>
            <span className="gl-label">Add Goal</span>
          </Button>
        )}
      </Inline>
      {week}
      <FilterChips {...chips} />
    </div>
  );
}
