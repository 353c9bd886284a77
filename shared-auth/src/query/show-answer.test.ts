import { createQueryClient } from './query-client.ts';
import { showAnswer } from './show-answer.ts';
import { KEY, settled, show } from './testing/held-read.ts';

test('a read under way, asked for before the change, does not replace its answer', async () => {
  const client = createQueryClient();
  client.setQueryData(KEY, 'old', { updatedAt: 1 });
  const { asked, hide } = show(client);
  expect(asked).toHaveLength(1);
  const done = showAnswer(client, KEY, 'saved');
  asked[0]?.resolve('before');
  await settled();
  expect(client.getQueryData(KEY)).toBe('saved');
  expect(asked).toHaveLength(2);
  asked[1]?.resolve('saved and read');
  await done;
  expect(client.getQueryData(KEY)).toBe('saved and read');
  hide();
  client.clear();
});

test('without one nothing is requested again', async () => {
  const client = createQueryClient();
  client.setQueryData(KEY, 'old');
  const { asked, hide } = show(client);
  await showAnswer<string>(client, KEY, (shown) => `${shown}, edited`);
  expect(client.getQueryData(KEY)).toBe('old, edited');
  expect(asked).toHaveLength(0);
  hide();
  client.clear();
});
