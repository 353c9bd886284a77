import type { Registry, RegistryEntry, RemoteDescriptor } from '@cadence/shared-contract/remote';

/** A descriptor with one page, one widget and a guarded menu item. */
export function makeDescriptor(name: string, changes: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  return {
    schema: 1,
    name,
    requires: {},
    prefixes: [`/v3/${name}`],
    routes: [{ id: 'list', path: `/v3/${name}`, title: 'List', page: { expose: './list' } }],
    menu: [{ routeId: 'list', label: name, icon: 'goals', order: 20, to: `/v3/${name}` }],
    slots: {},
    ...changes,
  };
}

export function makeEntry(name: string, changes: Partial<RegistryEntry> = {}): RegistryEntry {
  const descriptor = changes.descriptor ?? makeDescriptor(name);
  return {
    version: '1.0.0-b.1',
    manifest: `/remotes/${name}/1.0.0-b.1/mf-manifest.json`,
    entry: `/remotes/${name}/1.0.0-b.1/remoteEntry.js`,
    integrity: 'sha384-abc',
    requires: descriptor.requires,
    descriptor,
    preload: {},
    integrities: {},
    ...changes,
  };
}

export function makeRegistry(
  remotes: Record<string, RegistryEntry>,
  changes: Partial<Registry> = {},
): Registry {
  return { revision: '1', provides: { react: '19.3.1' }, remotes, ...changes };
}

/** A storage of one test. */
export function makeStorage(initial: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(initial));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}
