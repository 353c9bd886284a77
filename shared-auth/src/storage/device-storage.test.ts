import { createDeviceStorage, readStorageTrouble } from './device-storage.ts';

/** A storage with room for so many characters, keys included. */
function smallStorage(room: number): Storage {
  const items = new Map<string, string>();
  const used = (): number => [...items].join('').length;
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const before = items.get(key) ?? '';
      if (used() - before.length + key.length + value.length > room)
        throw new DOMException('It is full.', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
  return new Proxy({} as Storage, {
    get: (_target, name) => (name === 'length' ? items.size : methods[name as keyof typeof methods]),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const forbidden = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['is blocked', forbidden],
  ['is switched off in a web view', () => null as unknown as Storage],
])('where storage %s, everything works until the page is left, and the trouble is known', (_how, open) => {
  const storage = createDeviceStorage(open);
  storage.setItem('cadence.token.a', 'first');
  storage.setItem('cadence.token.a', 'second');
  expect(storage.getItem('cadence.token.a')).toBe('second');
  expect(storage.keys('cadence.token')).toEqual(['cadence.token.a']);
  storage.removeItem('cadence.token.a');
  expect(storage.getItem('cadence.token.a')).toBeNull();
  expect(readStorageTrouble()).toBe('blocked');
});

test('a full storage evicts what can be recreated', () => {
  const local = smallStorage(60);
  const storage = createDeviceStorage(() => local);
  storage.setItem('cadence.rows.goals', '9'.repeat(30));
  storage.setItem('cadence.token.a', 'x'.repeat(30));
  expect(storage.getItem('cadence.rows.goals')).toBeNull();
  expect(local.getItem('cadence.token.a')).toBe('x'.repeat(30));
});

test('a sign-in that a full storage refuses outlives a reload in its tab, and the old token is gone', () => {
  const [local, tab] = [smallStorage(40), smallStorage(1_000)];
  const storage = createDeviceStorage(
    () => local,
    () => tab,
  );
  storage.setItem('cadence.token.a', 'old');
  local.setItem('other', 'y'.repeat(10));
  storage.setItem('cadence.token.a', 'new'.repeat(20));
  expect(readStorageTrouble()).toBe('full');
  // What was elsewhere is gone: the storage is empty, and still not blocked.
  local.removeItem('other');
  storage.setItem('cadence.opened', 'z'.repeat(50));
  expect(readStorageTrouble()).toBe('full');
  const afterReload = createDeviceStorage(
    () => local,
    () => tab,
  );
  expect(afterReload.getItem('cadence.token.a')).toBe('new'.repeat(20));
  expect(local.getItem('cadence.token.a')).toBeNull();
});
