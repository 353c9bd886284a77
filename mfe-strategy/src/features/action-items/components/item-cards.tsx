import type { ReactNode } from 'react';
import { Select } from '@cadence/shared-ui';
import { COLUMN_LABELS, ITEM_COLUMNS } from '../item-view.ts';
import { ItemAuthor } from './item-author.tsx';
import { Deadline, ItemButtons, ItemPerson, type ItemListProps } from './item-parts.tsx';
import type { SortProps } from './item-table.tsx';

const ORDERS = [
  ['asc', ''],
  ['desc', ', reversed'],
] as const;

/** Where there are no column titles to press. */
function SortSelect({ sort, onSort }: SortProps): ReactNode {
  const options = ITEM_COLUMNS.flatMap((by) =>
    ORDERS.map(([order, suffix]) => ({
      value: `${by} ${order}`,
      label: `Sort by ${COLUMN_LABELS[by]}${suffix}`,
    })),
  );
  return (
    <Select
      aria-label="Sort by"
      value={`${sort.by} ${sort.order}`}
      options={options}
      onChange={({ target }) => {
        const by = ITEM_COLUMNS.find((column) => target.value.startsWith(`${column} `));
        if (by !== undefined) onSort({ by, order: target.value.endsWith('desc') ? 'desc' : 'asc' });
      }}
    />
  );
}

/** The items on a phone. */
export function ItemCards({
  items,
  viewerId,
  today,
  sort,
  onSort,
  ...actions
}: ItemListProps & SortProps): ReactNode {
  return (
    <>
      {items.length > 1 && <SortSelect sort={sort} onSort={onSort} />}
      <ul className="ai-cards" aria-label="Action items">
        {items.map((item) => (
          <li key={item.Id} data-item={item.Id}>
            <h2 className="cd-w5">{item.Title}</h2>
            <Deadline item={item} today={today} />
            <dl>
              <dt>{COLUMN_LABELS.Assignee}</dt>
              <dd>
                <ItemPerson user={item.Assignee} viewerId={viewerId} size="s" />
              </dd>
              <dt>{COLUMN_LABELS.Requester}</dt>
              <dd>
                <ItemPerson user={item.Requester} viewerId={viewerId} size="s" />
                <ItemAuthor item={item} viewerId={viewerId} />
              </dd>
            </dl>
            <ItemButtons item={item} {...actions} />
          </li>
        ))}
      </ul>
    </>
  );
}
