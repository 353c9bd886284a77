import { useEffect, useState } from 'react';
import { useSearchParams } from '@cadence/shared-ui/router';
import type { ItemFilters, ItemSort, ItemTab, ItemView } from './item-view.ts';
import { NO_FILTERS, readItemView, writeItemView } from './item-view.ts';

/** What the drawer shows: a new item, or the one with this id. */
export type OpenItem = 'new' | number | null;

export interface ItemViewControl extends ItemView {
  readonly open: OpenItem;
  /** The title that was handed over for the new item; '' for none. */
  readonly newTitle: string;
  setTab(tab: ItemTab): void;
  setSort(sort: ItemSort): void;
  setFilters(filters: ItemFilters): void;
  clearFilters(): void;
  setOpen(open: OpenItem): void;
}

function readOpen(query: URLSearchParams): OpenItem {
  const text = query.get('item') ?? '';
  if (text === 'new') return text;
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

function withoutTitle(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('title');
  return next;
}

type Query = ReturnType<typeof useSearchParams>;

/**
 * What the drawer shows. A title in the address (`?item=new&title=…`) was typed elsewhere: it is removed at once and
 * used once. Nothing is open until it is removed, so that a new drawer replaces one that was open.
 */
function useOpenItem([query, setQuery]: Query): { readonly open: OpenItem; readonly newTitle: string } {
  const [newTitle, setNewTitle] = useState('');
  const handed = query.get('title')?.trim() ?? null;
  const open = handed === null ? readOpen(query) : null;
  const current = handed ?? (open === 'new' ? newTitle : '');
  if (current !== newTitle) setNewTitle(current);
  useEffect(() => {
    if (handed !== null) setQuery(withoutTitle, { replace: true });
  }, [handed, setQuery]);
  return { open, newTitle };
}

/** Tab, order, filters and drawer, kept in the address: a link or Back brings them back. */
export function useItemView(): ItemViewControl {
  const address = useSearchParams();
  const [query, setQuery] = address;
  const opened = useOpenItem(address);
  const view = readItemView(query);
  const change = (part: Partial<ItemView>): void => setQuery(writeItemView(query, { ...view, ...part }));
  return {
    ...view,
    ...opened,
    setTab: (tab) => change({ tab }),
    setSort: (sort) => change({ sort }),
    setFilters: (filters) => change({ filters }),
    clearFilters: () => change({ filters: NO_FILTERS }),
    setOpen: (open) => {
      const next = new URLSearchParams(query);
      if (open === null) next.delete('item');
      else next.set('item', String(open));
      setQuery(next, { replace: open === null });
    },
  };
}
