import { pino } from 'pino';
import { createHttpServer } from '../http/index.ts';
import { shedRefetches } from './shed-refetches.ts';

/** A server with a read and a change, under pressure or not. */
function open() {
  const load = { isPressed: true };
  const warn = jest.fn();
  const http = createHttpServer(pino({ level: 'silent' }));
  shedRefetches(http, { isPressed: () => load.isPressed, log: { warn } });
  http.get('/read', async () => 'read');
  http.get('/change', { config: { changes: true } }, async () => 'changed');
  http.get('/save', { config: { changes: true, saves: true } }, async () => 'saved');
  const statusOf = async (url: string, priority?: string): Promise<number> => {
    const headers = priority === undefined ? {} : { priority };
    return (await http.inject({ url, headers })).statusCode;
  };
  return { http, load, warn, statusOf };
}

test.each(['u=6', 'u=7', 'u=6, i', 'i, u=7', 'i,u=6;x'])(
  '[D-133] a read with the priority %s is shed under pressure',
  async (priority) => {
    const { http, load, statusOf } = open();
    expect(await statusOf('/read', priority)).toBe(503);
    load.isPressed = false;
    expect(await statusOf('/read', priority)).toBe(200);
    await http.close();
  },
);

test.each([undefined, '', 'u=5', 'u=5, i', 'u=61', 'xu=6', 'u=-6'])(
  '[D-133] a read with the priority %s is not',
  async (priority) => {
    const { http, statusOf } = open();
    expect(await statusOf('/read', priority)).toBe(200);
    await http.close();
  },
);

test('[D-133] a change is not shed, whatever priority it states', async () => {
  const { http, statusOf } = open();
  expect(await statusOf('/change', 'u=7')).toBe(200);
  expect(await statusOf('/save', 'u=7')).toBe(200);
  expect(await statusOf('/unknown', 'u=5')).toBe(404);
  await http.close();
});

test('refused requests are logged now and then', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { http, statusOf, warn } = open();
  await statusOf('/read', 'u=6');
  await statusOf('/read', 'u=6');
  jest.advanceTimersByTime(10_000);
  jest.advanceTimersByTime(10_000);
  expect(warn.mock.calls).toEqual([[{ refused: { refetch: 2 } }, expect.stringContaining('come again')]]);
  jest.useRealTimers();
  await http.close();
});
