import type { ReactNode } from 'react';
import type { ActionItem } from '@cadence/shared-contract';
import { SortHead } from '@cadence/shared-ui';
import { COLUMN_LABELS, ITEM_COLUMNS, nextSort, type ItemSort } from '../item-view.ts';
import { ItemAuthor } from './item-author.tsx';
import { Deadline, ItemButtons, ItemPerson, type ItemListProps } from './item-parts.tsx';

export interface SortProps {
  readonly sort: ItemSort;
  onSort(sort: ItemSort): void;
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

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
            <SortHead
              key={by}
              className={`ai-col-${by}`}
              direction={sort.by === by ? DIRECTIONS[sort.order] : 'none'}
              onSort={() => onSort(nextSort(sort, by))}
            >
              {COLUMN_LABELS[by]}
            </SortHead>
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
