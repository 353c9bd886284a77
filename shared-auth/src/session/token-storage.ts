import { deviceStorage } from '../storage/device-storage.ts';

export interface TokenStorage {
  read(): string | null;
  write(token: string): void;
  /** Forgets the token; `why` is passed to other tabs. */
  clear(why: string): void;
  /** Listens to changes made by other tabs: the new token, or null and why. Returns the way to stop. */
  onOtherTab(listener: (token: string | null, why: string | null) => void): () => void;
}

/**
 * The session's token on the device, one key per tenant host, shared by all its tabs. Where the browser does not keep
 * it, it lives in this tab, or as long as the page.
 */
export function createTokenStorage(host: string): TokenStorage {
  const key = `cadence.token.${host}`;
  const reasonKey = `cadence.ended.${host}`;
  return {
    read: () => deviceStorage.getItem(key),
    write: (token) => deviceStorage.setItem(key, token),
    clear(why) {
      if (deviceStorage.getItem(key) === null) return;
      // First, so that it is there when the other tabs learn of the token.
      deviceStorage.setItem(reasonKey, why);
      deviceStorage.removeItem(key);
    },
    onOtherTab(listener) {
      const onStorage = (event: StorageEvent): void => {
        // `key` is null when everything was cleared.
        if (event.key !== key && event.key !== null) return;
        listener(event.newValue, deviceStorage.getItem(reasonKey));
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
