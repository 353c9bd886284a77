import { createQueryClient } from './query-client.ts';
import { invalidateReads } from './invalidate-reads.ts';
import { heldRead, KEY, settled, show } from './testing/held-read.ts';

test('a first answer that was on its way is shown, and asked for again once for all changes', async () => {
  const client = createQueryClient();
  const { asked, hide } = show(client);
  const done = Promise.all([invalidateReads(client, { queryKey: ['goals'] }), invalidateReads(client)]);
  expect(asked).toHaveLength(1);
  asked[0]?.resolve('before');
  await settled();
  expect(client.getQueryData(KEY)).toBe('before');
  expect(asked).toHaveLength(2);
  asked[1]?.resolve('after');
  await done;
  expect(client.getQueryData(KEY)).toBe('after');
  expect(asked).toHaveLength(2);
  hide();
  client.clear();
});

test('a later answer that was on its way is not waited for', async () => {
  const client = createQueryClient();
  client.setQueryData(KEY, 'old', { updatedAt: 1 });
  const { asked, hide } = show(client);
  expect(asked).toHaveLength(1);
  const done = invalidateReads(client, { queryKey: KEY });
  expect(asked).toHaveLength(2);
  asked[0]?.resolve('before');
  asked[1]?.resolve('after');
  await done;
  expect(client.getQueryData(KEY)).toBe('after');
  expect(asked).toHaveLength(2);
  hide();
  client.clear();
});

test('what is only to be marked is stale also when its answer was on its way', async () => {
  const client = createQueryClient();
  const { asked, queryFn } = heldRead();
  const ahead = client.prefetchQuery({ queryKey: KEY, queryFn });
  const done = invalidateReads(client, { queryKey: KEY, refetchType: 'none' });
  asked[0]?.resolve('before');
  await Promise.all([ahead, done]);
  expect(client.getQueryState(KEY)).toMatchObject({ data: 'before', isInvalidated: true });
  expect(asked).toHaveLength(1);
  client.clear();
});

test('a read that fails on its way is not asked for again', async () => {
  const client = createQueryClient();
  const { asked, hide } = show(client);
  const done = invalidateReads(client, { queryKey: KEY });
  asked[0]?.reject(new Error('refused'));
  await done;
  expect(asked).toHaveLength(1);
  hide();
  client.clear();
});
