import { InfiniteQueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';
import { callOptionsOf } from './query-keys.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('[D-133] a read can wait when an earlier answer is shown; the next page of a list cannot', async () => {
  const client = createQueryClient();
  const asked: unknown[] = [];
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['goals', 'list'],
    queryFn: async ({ pageParam, ...context }) => {
      asked.push([pageParam, callOptionsOf(context).canWait]);
      return pageParam + 1;
    },
    initialPageParam: 1,
    getNextPageParam: (last: number) => last,
  });
  const hide = list.subscribe(() => undefined);
  await settled();
  await list.fetchNextPage();
  await list.refetch();
  expect(asked).toEqual([
    [1, false],
    [2, false],
    [1, true],
    [2, true],
  ]);
  hide();
  client.clear();
});
