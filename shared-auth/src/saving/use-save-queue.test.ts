import { renderHook } from '@testing-library/react';
import { ApiError } from '@cadence/shared-auth';
import { useSaveQueue } from './use-save-queue.ts';

interface Text {
  readonly words: string;
  readonly version: number;
}

const stale = () => new ApiError({ status: 409, code: 'stale', detail: 'Changed.' });

/** A form and a server of one text: each save waits until `answer` is called. */
function startForm({ adopts = true } = {}) {
  const server = { words: 'saved', version: 1 };
  const form = { base: { ...server } as Text, words: 'saved' };
  const sent: Text[] = [];
  const waiting: (() => void)[] = [];
  const send = async (): Promise<Text> => {
    const save = { words: form.words, version: form.base.version };
    sent.push(save);
    await new Promise<void>((resolve) => void waiting.push(resolve));
    if (save.version !== server.version) throw stale();
    Object.assign(server, { words: save.words, version: server.version + 1 });
    form.base = { ...server };
    return form.base;
  };
  const { result } = renderHook(() =>
    useSaveQueue<Text>({
      base: () => form.base,
      isDue: () => form.words !== form.base.words,
      send,
      fetchNewest: () => Promise.resolve({ ...server }),
      adopt: (newest) => {
        if (adopts) form.base = newest;
        return adopts;
      },
    }),
  );
  /** Lets the save that waits go on, as soon as there is one. */
  const answer = async (): Promise<void> => {
    while (waiting.length === 0) await Promise.resolve();
    waiting.shift()?.();
  };
  return { server, form, sent, answer, flush: () => result.current.flush() };
}

test('two saves run one after the other, the second with the version of the first', async () => {
  const { form, sent, answer, flush } = startForm();
  form.words = 'one';
  const first = flush();
  form.words = 'two';
  const second = flush();
  expect(sent).toHaveLength(1);
  await answer();
  await expect(first).resolves.toEqual({ words: 'one', version: 2 });
  await answer();
  await expect(second).resolves.toEqual({ words: 'two', version: 3 });
  expect(sent).toEqual([
    { words: 'one', version: 1 },
    { words: 'two', version: 2 },
  ]);
});

test('nothing is sent when nothing is due', async () => {
  const { form, sent, flush } = startForm();
  await expect(flush()).resolves.toBe(form.base);
  expect(sent).toEqual([]);
});

test('a save refused as outdated is sent again on top of the newer version', async () => {
  const { server, form, sent, answer, flush } = startForm();
  server.version = 7;
  form.words = 'mine';
  const saved = flush();
  await answer();
  await answer();
  await expect(saved).resolves.toEqual({ words: 'mine', version: 8 });
  expect(sent.map(({ version }) => version)).toEqual([1, 7]);
});

test('where both versions must be shown, the refusal remains and nothing is sent again', async () => {
  const { server, form, sent, answer, flush } = startForm({ adopts: false });
  server.version = 7;
  form.words = 'mine';
  const saved = flush();
  await answer();
  await expect(saved).rejects.toThrow(ApiError);
  expect(sent).toHaveLength(1);
  expect(server.words).toBe('saved');
});
