export interface TokenStorage {
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** Hears of changes made by other tabs; returns the way to stop. */
  onOtherTab(listener: (token: string | null) => void): () => void;
}

/**
 * The session's token in local storage, one key per tenant host, shared by all its tabs. Where storage is
 * forbidden the token lives in this tab only.
 */
export function createTokenStorage(host: string): TokenStorage {
  const key = `cadence.token.${host}`;
  let own: string | null = null;
  let isShared = true;

  function attempt<T>(work: (storage: Storage) => T): T | null {
    try {
      return work(window.localStorage);
    } catch {
      isShared = false;
      return null;
    }
  }

  return {
    read() {
      const stored = attempt((storage) => storage.getItem(key));
      return isShared ? stored : own;
    },
    write(token) {
      own = token;
      attempt((storage) => storage.setItem(key, token));
    },
    clear() {
      own = null;
      attempt((storage) => storage.removeItem(key));
    },
    onOtherTab(listener) {
      const onStorage = (event: StorageEvent): void => {
        // `key` is null when everything was cleared.
        if (event.key === key || event.key === null) listener(event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
