import { useRef, type ReactNode } from 'react';
import { Button, Deferred, Tabs } from '@cadence/shared-ui';
import { Plus } from '@cadence/shared-ui/icons';
import { useActionItems } from '../api/use-action-items.ts';
import { ITEM_TABS, questionOf, TAB_LABELS } from '../item-view.ts';
import { useItemView } from '../use-item-view.ts';
import { ItemDrawer } from './item-drawer.tsx';
import { ItemList } from './item-list.tsx';

/** The viewer's action items: two tabs, filters, the list and the drawer (people §2.7). */
export function ActionItems(): ReactNode {
  const view = useItemView();
  const query = useActionItems(questionOf(view));
  const add = useRef<HTMLButtonElement>(null);
  const items = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const count = query.isPlaceholderData ? undefined : query.data?.pages.at(-1)?.count;
  const opened = items.find(({ Id, Permissions }) => Id === view.open && Permissions.Edit) ?? null;
  return (
    <>
      <Button
        ref={add}
        className="ai-new"
        variant="primary"
        icon={<Plus aria-hidden />}
        onClick={() => view.setOpen('new')}
      >
        New Action Item
      </Button>
      <Tabs
        className="ai-tabs"
        label="Action items"
        value={view.tab}
        items={ITEM_TABS.map((id) => ({
          id,
          label: TAB_LABELS[id],
          ...(id === view.tab && count !== undefined && { count }),
        }))}
        onChange={(id) => view.setTab(id === 'completed' ? 'completed' : 'progress')}
      >
        <Deferred by={JSON.stringify([view.tab, view.sort])}>
          <ItemList key={view.tab} view={view} query={query} fallbackFocus={() => add.current} />
        </Deferred>
      </Tabs>
      {view.open === 'new' && (
        <ItemDrawer item={null} title={view.newTitle} onClose={() => view.setOpen(null)} />
      )}
      {opened !== null && <ItemDrawer key={opened.Id} item={opened} onClose={() => view.setOpen(null)} />}
    </>
  );
}
