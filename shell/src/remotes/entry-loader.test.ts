import { containerName, createEntryLoader, ENTRY_TIMEOUT_MS } from './entry-loader.ts';
import { makeContainer } from './testing/loader-harness.ts';

const request = { remote: 'my-goals', url: '/remotes/my-goals/1/remoteEntry.js', integrity: 'sha384-abc' };
const load = createEntryLoader(document, 'n0nce');
const script = (): HTMLScriptElement | null => document.querySelector(`script[src="${request.url}"]`);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, containerName(request.remote));
});

test('an entry is a separate script with integrity and nonce, and leaves its container', async () => {
  const loading = load(request);
  const element = script();
  expect(element).toMatchObject({ integrity: 'sha384-abc', nonce: 'n0nce', async: true });
  const container = makeContainer({});
  Reflect.set(globalThis, 'cadence_my_goals', container);
  element?.dispatchEvent(new Event('load'));
  expect(await loading).toBe(container);
  expect(script()).toBeNull();
});

test('a script that fails is taken away', async () => {
  const loading = load(request);
  script()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('cannot be loaded');
  expect(script()).toBeNull();
});

test('a script that does not come within eight seconds is given up', async () => {
  const outcome = load(request).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(ENTRY_TIMEOUT_MS);
  expect(await outcome).toEqual(new Error('No answer within 8 s.'));
  expect(script()).toBeNull();
});

test('a script that defines no remote is refused', async () => {
  const loading = load(request);
  script()?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('does not define the remote my-goals');
});
