import type { Registry } from '@cadence/shared-contract/remote';

/** What survives a reload of the page: which remotes were reloaded for, and which are given up on. */
type SessionStore = Pick<Storage, 'getItem' | 'setItem'>;

const RELOADED_KEY = 'cadence.remotes.reloaded';
const BROKEN_KEY = 'cadence.remotes.broken';

/**
 * Remembers failures for the browser session under a key that changes with the release, so that a new revision of the
 * registry starts fresh. Without storage nothing is remembered and no reload is granted: a loop would be worse.
 */
export class Circuit {
  readonly #storage: SessionStore;

  constructor(storage: SessionStore) {
    this.#storage = storage;
  }

  /** Grants one reload per key. */
  takeReload(key: string): boolean {
    const taken = this.#read(RELOADED_KEY);
    if (key in taken) return false;
    return this.#write(RELOADED_KEY, { ...taken, [key]: '' });
  }

  open(key: string, incidentId: string): void {
    this.#write(BROKEN_KEY, { ...this.#read(BROKEN_KEY), [key]: incidentId });
  }

  close(key: string): void {
    const { [key]: _closed, ...rest } = this.#read(BROKEN_KEY);
    this.#write(BROKEN_KEY, rest);
  }

  /** The incident that opened the breaker, or null while it is closed. */
  openedBy(key: string): string | null {
    return this.#read(BROKEN_KEY)[key] ?? null;
  }

  #read(key: string): Record<string, string> {
    try {
      return JSON.parse(this.#storage.getItem(key) ?? '{}') as Record<string, string>;
    } catch {
      return {};
    }
  }

  #write(key: string, value: Record<string, string>): boolean {
    try {
      this.#storage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }
}

/** The whole remote's key and the module's own; both change with the registry's revision and with an override. */
export function circuitKeysOf(
  { revision, remotes }: Registry,
  remote: string,
  expose: string,
): readonly [string, string] {
  const release = `${remote}@${revision}@${remotes[remote]?.manifest ?? ''}`;
  return [release, `${release}#${expose}`];
}
