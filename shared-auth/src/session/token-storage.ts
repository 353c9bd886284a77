export interface TokenStorage {
  read(): string | null;
  write(token: string): void;
  /** Forgets the token; `why` is what other tabs are told. */
  clear(why: string): void;
  /** Hears of changes made by other tabs: the new token, or null and why. Returns the way to stop. */
  onOtherTab(listener: (token: string | null, why: string | null) => void): () => void;
}

/**
 * The session's token in local storage, one key per tenant host, shared by all its tabs. Where storage is
 * forbidden the token lives in this tab only.
 */
export function createTokenStorage(host: string): TokenStorage {
  const key = `cadence.token.${host}`;
  const reasonKey = `cadence.ended.${host}`;
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
    clear(why) {
      own = null;
      attempt((storage) => {
        if (storage.getItem(key) === null) return;
        // First, so that it is there when the other tabs hear of the token.
        storage.setItem(reasonKey, why);
        storage.removeItem(key);
      });
    },
    onOtherTab(listener) {
      const onStorage = (event: StorageEvent): void => {
        // `key` is null when everything was cleared.
        if (event.key !== key && event.key !== null) return;
        listener(
          event.newValue,
          attempt((storage) => storage.getItem(reasonKey)),
        );
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
