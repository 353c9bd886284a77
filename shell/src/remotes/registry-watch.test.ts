import { createRegistryWatch, REGISTRY_POLL_MS } from './registry-watch.ts';

let served: string | null;
const createWatch = () => createRegistryWatch('1', async () => served);

beforeEach(() => {
  served = '1';
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a new revision is announced once, within a minute or on window focus', async () => {
  const told: (string | null)[] = [];
  const stop = createWatch().watch(() => told.push(served));
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

test('asked at once, it says whether this page would get other code, and whoever watches hears of it', async () => {
  const told: (string | null)[] = [];
  const watch = createWatch();
  const stop = watch.watch(() => told.push(served));
  expect(await watch.ask()).toBe(false);
  served = '2';
  expect(await watch.ask()).toBe(true);
  expect(told).toEqual(['2']);
  // Rolled back meanwhile: this page has what it would get.
  served = '1';
  expect(await watch.ask()).toBe(false);
  stop();
});

test('a registry that cannot be had is no news', async () => {
  const told: (string | null)[] = [];
  served = null;
  const stop = createWatch().watch(() => told.push(served));
  await jest.advanceTimersByTimeAsync(3 * REGISTRY_POLL_MS);
  expect(told).toEqual([]);
  stop();
});
