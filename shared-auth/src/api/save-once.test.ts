import { http, HttpResponse } from 'msw';
import { ApiProblem, on, onOffline, setupApiServer } from '../testing/index.ts';
import { createApiClient } from './api-client.ts';
import { ApiError, errorSentence } from './api-error.ts';
import { createFormKey } from './form-key.ts';
import { saveOnce } from './save-once.ts';

const server = setupApiServer();
const api = createApiClient({ readToken: () => 'token', onSessionRefused: () => undefined });

/** Keys that the server has seen, by operation. */
function listen() {
  const keys: (string | null)[] = [];
  return { keys, hear: (headers: Headers): number => keys.push(headers.get('idempotency-key')) };
}

const sentenceOf = (call: Promise<unknown>): Promise<string> =>
  call.then(() => 'nothing failed', errorSentence);

describe('[D-122] a call that is sent again because its answer was lost', () => {
  test('has the key it had, and says that trying again is safe', async () => {
    const { keys, hear } = listen();
    server.use(onOffline('goals.delete'));
    const first = sentenceOf(api.call('goals.delete', { params: { id: 4 } }));
    expect(await first).toBe('We could not confirm that it was saved; trying again is safe.');
    server.use(
      on('goals.delete', ({ headers }) => {
        hear(headers);
        throw new ApiProblem('internal', 'Something went wrong!!');
      }),
    );
    await sentenceOf(api.call('goals.delete', { params: { id: 4 } }));
    await sentenceOf(api.call('goals.delete', { params: { id: 5 } }));
    server.use(on('goals.delete', ({ headers }) => ({ Success: hear(headers) > 0 }) as never));
    await api.call('goals.delete', { params: { id: 4 } });
    await api.call('goals.delete', { params: { id: 4 } });
    const [unknown, other, known, next] = keys;
    expect(known).toBe(unknown);
    expect(new Set([known, other, next]).size).toBe(3);
    expect(known).toMatch(/^[\da-f]{32}$/);
  });

  test('has another key once the server has refused it', async () => {
    const { keys, hear } = listen();
    server.use(
      on('goals.delete', ({ headers }) => {
        hear(headers);
        throw new ApiProblem('denied', 'You cannot delete this goal.');
      }),
    );
    await sentenceOf(api.call('goals.delete', { params: { id: 4 } }));
    await sentenceOf(api.call('goals.delete', { params: { id: 4 } }));
    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    ['a call without a form', undefined],
    ["a form's call", 'form'],
  ])('has another key once another change was made: %s', async (_made, idempotencyKey) => {
    const { keys, hear } = listen();
    const params = { id: 4 };
    const deactivate = () => sentenceOf(api.call('people.deactivate', { params }));
    server.use(
      on('people.deactivate', ({ headers }) => {
        if (hear(headers) === 1) throw new ApiProblem('internal', 'Something went wrong!!');
        return { Success: true };
      }),
      on('people.activate', ({ headers }) => {
        hear(headers);
        return { Success: true };
      }),
    );
    await deactivate();
    await api.call('people.activate', { params, idempotencyKey });
    await deactivate();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(3);
  });

  test('keeps its key while it is under way and another change is made', async () => {
    const { keys, hear } = listen();
    let lose: () => void = () => undefined;
    const isLost = new Promise<void>((resolve) => (lose = resolve));
    server.use(
      on('goals.delete', async ({ headers, params: { id } }) => {
        hear(headers);
        if (id === 5) return { Success: true };
        await isLost;
        throw new ApiProblem('internal', 'Something went wrong!!');
      }),
    );
    const first = sentenceOf(api.call('goals.delete', { params: { id: 4 } }));
    await api.call('goals.delete', { params: { id: 5 } });
    lose();
    await first;
    await sentenceOf(api.call('goals.delete', { params: { id: 4 } }));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(2);
  });
});

test('that the browser is offline is said only when it is', async () => {
  server.use(onOffline('goals.delete'), onOffline('goals.periods'));
  const remove = (): Promise<string> => sentenceOf(api.call('goals.delete', { params: { id: 4 } }));
  expect(await sentenceOf(api.call('goals.periods'))).toBe(
    'The server could not be reached. Please try again.',
  );
  expect(await remove()).not.toMatch(/offline/);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await remove()).toBe('You seem to be offline. Please check your connection and try again.');
});

describe('[D-122] a form whose answer was lost and whose text was changed', () => {
  const made = { Id: 7, UpdatedAt: '2026-11-20T10:00:00.000Z' };
  const body = { UserId: 3, Title: 'Second', Body: '' };
  const refusal = () =>
    new ApiError({ status: 409, code: 'already_made', detail: 'This was saved before.', made });

  test('changes the record that was made', async () => {
    const key = createFormKey('form');
    const updates: unknown[] = [];
    const saved = await saveOnce(key, {
      create: () => Promise.reject(refusal()),
      update: async (record, idempotencyKey) => updates.push([record, idempotencyKey]),
    });
    expect([saved, updates]).toEqual([1, [[made, 'form']]]);
  });

  test('makes it again when it was deleted since then', async () => {
    const key = createFormKey('form');
    const tried: string[] = [];
    const saved = await saveOnce(key, {
      create: async (idempotencyKey) => {
        tried.push(idempotencyKey);
        if (idempotencyKey === 'form') throw refusal();
        return 'made';
      },
      update: () => Promise.reject(new ApiError({ status: 404, code: 'not_found', detail: 'Gone.' })),
    });
    expect(saved).toBe('made');
    expect(tried).toEqual(['form', key.value]);
  });

  test('reads what was made from the answer of the server', async () => {
    const problem = { code: 'already_made', detail: 'This was saved before.', made };
    server.use(http.post('*/api/note', () => HttpResponse.json(problem, { status: 409 })));
    const error: unknown = await api.call('notes.create', { body }).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code: 'already_made', made });
  });
});
