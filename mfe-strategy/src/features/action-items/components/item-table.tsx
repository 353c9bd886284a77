import type { ReactNode } from 'react';
import type { ActionItem, ActionItemSort } from '@cadence/shared-contract';
import { ArrowDown, ArrowUp } from '@cadence/shared-ui/icons';
import { COLUMN_LABELS, ITEM_COLUMNS, nextSort, type ItemSort } from '../item-view.ts';
import { ItemAuthor } from './item-author.tsx';
import { Deadline, ItemButtons, ItemPerson, type ItemListProps } from './item-parts.tsx';

export interface SortProps {
  readonly sort: ItemSort;
  onSort(sort: ItemSort): void;
}

function SortHead({ by, sort, onSort }: SortProps & { readonly by: ActionItemSort }): ReactNode {
  const isSorted = sort.by === by;
  const Arrow = isSorted && sort.order === 'desc' ? ArrowDown : ArrowUp;
  const direction = sort.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={`ai-col-${by}`} aria-sort={isSorted ? direction : 'none'}>
      <button type="button" className="ai-sort" onClick={() => onSort(nextSort(sort, by))}>
        {COLUMN_LABELS[by]}
        <Arrow aria-hidden />
      </button>
    </th>
  );
}

function Row({
  item,
  viewerId,
  today,
  ...actions
}: Omit<ItemListProps, 'items'> & { readonly item: ActionItem }): ReactNode {
  return (
    <tr data-item={item.Id}>
      <td>
        <ItemPerson user={item.Assignee} viewerId={viewerId} />
      </td>
      <th scope="row">
        <span className="cd-cut2" title={item.Title}>
          {item.Title}
        </span>
      </th>
      <td>
        <Deadline item={item} today={today} />
      </td>
      <td>
        <ItemPerson user={item.Requester} viewerId={viewerId} size="s" />
        <ItemAuthor item={item} viewerId={viewerId} />
      </td>
      <td>
        <ItemButtons item={item} {...actions} />
      </td>
    </tr>
  );
}

/** ACT-003: the items as a table whose column titles sort it. */
export function ItemTable({ items, sort, onSort, ...rest }: ItemListProps & SortProps): ReactNode {
  return (
    <table className="cd-table ai-table">
      <caption className="cd-vh">Action items</caption>
      <thead>
        <tr>
          {ITEM_COLUMNS.map((by) => (
            <SortHead key={by} by={by} sort={sort} onSort={onSort} />
          ))}
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.Id} item={item} {...rest} />
        ))}
      </tbody>
    </table>
  );
}
