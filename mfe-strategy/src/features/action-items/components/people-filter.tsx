import type { ReactNode } from 'react';
import type { ActionItemUser } from '@cadence/shared-contract';
import { Button, Checkbox, CountBadge, FilterChip, Popover } from '@cadence/shared-ui';
import { COLUMN_LABELS, countFilters, type ItemFilters } from '../item-view.ts';
import { nameFor } from '../name-for.ts';

interface PeopleFilterProps {
  readonly label: string;
  readonly people: readonly ActionItemUser[];
  readonly chosen: readonly number[];
  readonly viewerId: number;
  onChange(chosen: readonly number[]): void;
}

function PeopleFilter({ label, people, chosen, viewerId, onChange }: PeopleFilterProps): ReactNode {
  const toggle = (id: number): void =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const viewerFirst = people.toSorted((a, b) => Number(b.Id === viewerId) - Number(a.Id === viewerId));
  const trigger = (
    <Button
      size="sm"
      caret
      aria-label={`Filter by ${label}${chosen.length > 0 ? `, ${chosen.length} chosen` : ''}`}
      iconEnd={<CountBadge count={chosen.length} />}
    >
      {label}
    </Button>
  );
  return (
    <Popover trigger={trigger} label={`Filter by ${label}`} align="start" width={280}>
      <fieldset className="ai-filter">
        <legend className="cd-vh">{label}</legend>
        {viewerFirst.map((user) => (
          <Checkbox
            key={user.Id}
            label={nameFor(user, viewerId)}
            checked={chosen.includes(user.Id)}
            onChange={() => toggle(user.Id)}
          />
        ))}
        {people.length === 0 && <p className="cd-hint">Nobody yet</p>}
      </fieldset>
    </Popover>
  );
}

export interface ItemFilterBarProps {
  readonly filters: ItemFilters;
  readonly assignees: readonly ActionItemUser[];
  readonly requesters: readonly ActionItemUser[];
  readonly viewerId: number;
  onChange(filters: ItemFilters): void;
  onClear(): void;
}

interface Chip {
  readonly key: string;
  readonly label: string;
  readonly without: ItemFilters;
}

function chipsOf({ filters, assignees, requesters, viewerId }: ItemFilterBarProps): readonly Chip[] {
  const nameOf = (people: readonly ActionItemUser[], id: number): string => {
    const user = people.find(({ Id }) => Id === id);
    return user ? nameFor(user, viewerId) : 'somebody without items';
  };
  const but = (ids: readonly number[], id: number): readonly number[] => ids.filter((other) => other !== id);
  return [
    ...filters.assignees.map((id) => ({
      key: `to-${id}`,
      label: `${COLUMN_LABELS.Assignee} ${nameOf(assignees, id)}`,
      without: { ...filters, assignees: but(filters.assignees, id) },
    })),
    ...filters.requesters.map((id) => ({
      key: `by-${id}`,
      label: `${COLUMN_LABELS.Requester} ${nameOf(requesters, id)}`,
      without: { ...filters, requesters: but(filters.requesters, id) },
    })),
  ];
}

/** Whose items are shown: two lists of people, and the removable choices. */
export function ItemFilterBar(props: ItemFilterBarProps): ReactNode {
  const { filters, assignees, requesters, viewerId, onChange, onClear } = props;
  return (
    <>
      <PeopleFilter
        label={COLUMN_LABELS.Assignee}
        people={assignees}
        chosen={filters.assignees}
        viewerId={viewerId}
        onChange={(chosen) => onChange({ ...filters, assignees: chosen })}
      />
      <PeopleFilter
        label={COLUMN_LABELS.Requester}
        people={requesters}
        chosen={filters.requesters}
        viewerId={viewerId}
        onChange={(chosen) => onChange({ ...filters, requesters: chosen })}
      />
      {chipsOf(props).map(({ key, label, without }) => (
        <FilterChip key={key} label={label} onRemove={() => onChange(without)} />
      ))}
      {countFilters(filters) > 1 && (
        <button type="button" className="cd-link" onClick={onClear}>
          Clear all
        </button>
      )}
    </>
  );
}
