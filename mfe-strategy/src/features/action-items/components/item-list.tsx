import { useRef, useState, type ReactNode } from 'react';
import type { ActionItem } from '@cadence/shared-contract';
import { MESSAGES } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { ConfirmDialog, LoadMore, WideOrNarrow } from '@cadence/shared-ui';
import type { ItemPage, useActionItems } from '../api/use-action-items.ts';
import { useDeleteItem, useMarkItem } from '../api/use-item-changes.ts';
import { countFilters } from '../item-view.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import type { ItemViewControl } from '../use-item-view.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { ItemCards } from './item-cards.tsx';
import { ItemsAgain, ItemsSkeleton, NoItems } from './item-states.tsx';
import { ItemTable } from './item-table.tsx';
import { ItemFilterBar } from './people-filter.tsx';

/** Five columns, the last of which holds all the buttons. */
const TABLE_WIDTH = 940;

export interface ItemListSectionProps {
  readonly view: ItemViewControl;
  readonly query: ReturnType<typeof useActionItems>;
  /** The element that gets the focus when the last row is gone. */
  readonly fallbackFocus: () => HTMLElement | null;
}

function uniqueItems(pages: readonly { readonly data: readonly ActionItem[] }[]): readonly ActionItem[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((item) => [item.Id, item])).values()];
}

interface ContentProps extends Pick<ItemListSectionProps, 'view' | 'query'> {
  readonly items: readonly ActionItem[];
  readonly page: ItemPage;
  onMark(item: ActionItem): void;
  onDelete(item: ActionItem): void;
  onDecline(item: ActionItem): void;
}

function Content({ view, query, items, page, ...actions }: ContentProps): ReactNode {
  const { profile } = useSession();
  if (items.length === 0)
    return <NoItems tab={view.tab} isFiltered={countFilters(view.filters) > 0} onClear={view.clearFilters} />;
  const onEdit = ({ Id }: ActionItem): void => view.setOpen(Id);
  const rows = { items, viewerId: profile.Id, today: page.Today, ...actions, onEdit };
  const order = { sort: view.sort, onSort: view.setSort };
  return (
    <>
      <WideOrNarrow
        from={TABLE_WIDTH}
        wide={<ItemTable {...rows} {...order} />}
        narrow={<ItemCards {...rows} {...order} />}
      />
      {page.count > items.length && (
        <LoadMore
          shown={items.length}
          total={page.count}
          noun="item"
          loading={query.isFetchingNextPage}
          onLoadMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

/** Filters, rows and Load More of one tab. */
export function ItemList({ view, query, fallbackFocus }: ItemListSectionProps): ReactNode {
  const { profile } = useSession();
  const list = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<ActionItem | null>(null);
  const [declined, setDeclined] = useState<ActionItem | null>(null);
  const items = uniqueItems(query.data?.pages ?? []);
  const ids = items.map(({ Id }) => Id);
  const keepFocus = useFocusKept(list, ids, fallbackFocus);
  const mark = useMarkItem();
  const remove = useDeleteItem(() => setDoomed(null));
  const page = query.data?.pages.at(-1);
  if (page === undefined)
    return query.isError ? (
      <ItemsAgain isLoading={query.isFetching} onReload={() => void query.refetch()} />
    ) : (
      <ItemsSkeleton />
    );
  const onMark = (item: ActionItem): void => {
    keepFocus(item.Id);
    mark.mutate(item);
  };
  return (
    <div className="ai-list" ref={list} aria-busy={query.isPlaceholderData}>
      <div className="ai-bar">
        <ItemFilterBar
          filters={view.filters}
          assignees={page.to_users}
          requesters={page.by_users}
          viewerId={profile.Id}
          onChange={view.setFilters}
          onClear={view.clearFilters}
        />
      </div>
      <Content
        view={view}
        query={query}
        items={items}
        page={page}
        onMark={onMark}
        onDelete={setDoomed}
        onDecline={setDeclined}
      />
      {declined !== null && (
        <DeclineDialog
          item={declined}
          onClose={() => setDeclined(null)}
          onLeave={({ Id }) => keepFocus(Id)}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        tone="danger"
        title={MESSAGES.deleteQuestion}
        confirmLabel="Delete"
        loading={remove.isPending}
        loadingText="Deleting"
        onConfirm={() => {
          if (doomed === null) return;
          keepFocus(doomed.Id);
          remove.mutate(doomed);
        }}
        onCancel={() => setDoomed(null)}
      >
        {doomed?.Title}
      </ConfirmDialog>
    </div>
  );
}
