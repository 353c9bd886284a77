import { REGISTRY_POLL_MS, watchRegistry } from './registry-watch.ts';
import { makeRegistry } from './testing/fixtures.ts';

let served = '1';
const fetch = async (): Promise<Response> => Response.json(makeRegistry({}, { revision: served }));

beforeEach(() => {
  served = '1';
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a new revision is announced once, within a minute or on window focus', async () => {
  const told: string[] = [];
  const stop = watchRegistry(makeRegistry({}), fetch, (revision) => told.push(revision));
  await jest.advanceTimersByTimeAsync(REGISTRY_POLL_MS);
  expect(told).toEqual([]);
  served = '2';
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['2']);
  await jest.advanceTimersByTimeAsync(REGISTRY_POLL_MS);
  expect(told).toEqual(['2']);
  stop();
  served = '3';
  await jest.advanceTimersByTimeAsync(REGISTRY_POLL_MS);
  expect(told).toEqual(['2']);
});

test('an unreachable registry is no news', async () => {
  const told: string[] = [];
  const stop = watchRegistry(
    makeRegistry({}),
    () => Promise.reject(new Error('offline')),
    (it) => told.push(it),
  );
  await jest.advanceTimersByTimeAsync(3 * REGISTRY_POLL_MS);
  expect(told).toEqual([]);
  stop();
});
