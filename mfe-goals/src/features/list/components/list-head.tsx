import type { ReactNode } from 'react';
import { Button, IconButton, Inline } from '@cadence/shared-ui';
import { ListFilter, Plus } from '@cadence/shared-ui/icons';
import { ListSearch } from './list-search.tsx';

export interface ListHeadProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** How many filters are in force. */
  readonly active: number;
  readonly onOpenFilters: () => void;
  /** Absent where the viewer may not add a goal in this quarter. */
  readonly onAdd: (() => void) | null;
  /** Leads to the update of all own goals, where the header has no room for it. */
  readonly week: ReactNode;
  /** The filters in force on the left, what waits for the viewer on the right. */
  readonly band: ReactNode;
}

/** Search, filters and Add Goal above the list, and one band below them. */
export function ListHead(props: ListHeadProps): ReactNode {
  const { search, onSearch, active, onOpenFilters, onAdd, week, band } = props;
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
      {band}
    </div>
  );
}
