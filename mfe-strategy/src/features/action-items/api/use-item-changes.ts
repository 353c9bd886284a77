import type { ActionItem } from '@cadence/shared-contract';
import { api, ApiError, useShell } from '@cadence/shared-auth';
import { queryKeys, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import type { InfiniteData, QueryClient } from '@cadence/shared-auth/query';
import type { ItemPage } from './use-action-items.ts';
import { useRefetchItems } from './use-action-items.ts';

type Shown = InfiniteData<ItemPage, number>;

function isPaged(data: unknown): data is Shown {
  return typeof data === 'object' && data !== null && 'pages' in data;
}

function withoutItem(shown: Shown, id: number): Shown {
  if (!shown.pages.some(({ data }) => data.some(({ Id }) => Id === id))) return shown;
  const pages = shown.pages.map((page) => ({
    ...page,
    count: page.count - 1,
    data: page.data.filter(({ Id }) => Id !== id),
  }));
  return { ...shown, pages };
}

/** Removes an item from the displayed lists; returns a function to restore them. */
async function takeOut(client: QueryClient, id: number): Promise<() => void> {
  const lists = { queryKey: queryKeys.operation('actionItems.list') };
  await client.cancelQueries(lists);
  const before = client.getQueriesData(lists);
  client.setQueriesData(lists, (data: unknown) => (isPaged(data) ? withoutItem(data, id) : data));
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

function mark({ Id, IsCompleted }: ActionItem): Promise<ActionItem> {
  return api.call('actionItems.markComplete', { params: { id: Id, tab: IsCompleted ? 2 : 1 } });
}

/** * Moves an item to the other tab: at once, with an undo. When that fails, it returns. */
export function useMarkItem() {
  const client = useQueryClient();
  const shell = useShell();
  const refetch = useRefetchItems();
  const undo = useMutation({ mutationFn: mark, onSettled: refetch });
  return useMutation({
    mutationFn: mark,
    onMutate: ({ Id }) => takeOut(client, Id),
    onSuccess: (changed) =>
      shell.toast({
        title: changed.IsCompleted ? 'Marked as complete' : 'Back in progress',
        description: changed.Title,
        tone: 'good',
        action: { label: 'Undo', onClick: () => undo.mutate(changed) },
      }),
    onError: (_error, _item, putBack) => putBack?.(),
    onSettled: refetch,
  });
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

/** Deletes an item; an item that is already gone counts as deleted. */
export function useDeleteItem(onDeleted: () => void) {
  const shell = useShell();
  const refetch = useRefetchItems();
  return useMutation({
    failure: (error) => (isGone(error) ? 'inline' : 'toast'),
    mutationFn: ({ Id }: ActionItem) => api.call('actionItems.delete', { params: { id: Id } }),
    onSuccess: () => {
      shell.toast({ title: 'Action item deleted', tone: 'good' });
      onDeleted();
    },
    onError: (error) => {
      if (isGone(error)) onDeleted();
    },
    onSettled: refetch,
  });
}
