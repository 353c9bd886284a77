import { createHash } from 'node:crypto';
import type { Registry, RegistryEntry } from '@cadence/shared-contract/remote';
import type { Store } from './store.ts';

export const REGISTRY_FILE = 'registry.json';

/** registry.json as it is stored: what is served, and the history that rollbacks walk back. */
export interface RegistryFile extends Registry {
  /** Promoted versions of each remote, oldest first; the last one is in use. */
  readonly promotions: Readonly<Record<string, readonly string[]>>;
}

const EMPTY: RegistryFile = { revision: '0', provides: {}, remotes: {}, promotions: {} };

/** The stored registry; an empty one when nothing was released yet. */
export async function readRegistry(store: Store): Promise<RegistryFile> {
  const content = await store.read(REGISTRY_FILE);
  return content ? { ...EMPTY, ...(JSON.parse(content.toString('utf8')) as Partial<RegistryFile>) } : EMPTY;
}

/** Changes the registry alone and atomically; a change of content gets a new revision. */
export function updateRegistry(
  store: Store,
  change: (registry: RegistryFile) => RegistryFile | Promise<RegistryFile>,
): Promise<RegistryFile> {
  return store.exclusively(async () => {
    const before = await readRegistry(store);
    const after = await change(before);
    if (JSON.stringify(after) === JSON.stringify(before)) return before;
    const next = { ...after, revision: nextRevision(before.revision, after) };
    await store.write(REGISTRY_FILE, `${JSON.stringify(next, null, 2)}\n`);
    return next;
  });
}

/** `12-3f9a01bc`: counts up, so that people see which is newer, and names the content. */
function nextRevision(before: string, { provides, remotes }: Registry): string {
  const count = Number.parseInt(before, 10) + 1;
  const content = createHash('sha256').update(JSON.stringify({ provides, remotes })).digest('hex');
  return `${count}-${content.slice(0, 8)}`;
}

/** The registry with one remote's entry and history replaced. */
export function withRemote(
  registry: RegistryFile,
  name: string,
  { entry, promotions }: { readonly entry: RegistryEntry; readonly promotions: readonly string[] },
): RegistryFile {
  return {
    ...registry,
    remotes: { ...registry.remotes, [name]: entry },
    promotions: { ...registry.promotions, [name]: promotions },
  };
}
