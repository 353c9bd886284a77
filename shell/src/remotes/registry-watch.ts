export const REGISTRY_POLL_MS = 60_000;

/** Notices when this page would get other code than it has. */
export interface RegistryWatch {
  /** Calls back once for each revision that is not the one in use; returns the way to stop. */
  watch(onNewer: () => void): () => void;
  /** Asks now; true when this page would get other code. Something that cannot be had is no news. */
  ask(): Promise<boolean>;
}

/**
 * Asks every minute and when the window is looked at again, as long as somebody watches.
 *
 * @param current the revision in use
 * @param readRevision the current one; null when it cannot be had
 */
export function createRegistryWatch(
  current: string,
  readRevision: () => Promise<string | null>,
): RegistryWatch {
  const listeners = new Set<() => void>();
  let known = current;
  const ask = async (): Promise<boolean> => {
    const revision = (await readRevision()) ?? known;
    const isNews = revision !== known && revision !== current;
    known = revision;
    if (isNews) for (const listener of [...listeners]) listener();
    return revision !== current;
  };
  return {
    ask,
    watch(onNewer) {
      const onFocus = (): void => void ask();
      listeners.add(onNewer);
      const timer = setInterval(onFocus, REGISTRY_POLL_MS);
      globalThis.addEventListener('focus', onFocus);
      return () => {
        listeners.delete(onNewer);
        clearInterval(timer);
        globalThis.removeEventListener('focus', onFocus);
      };
    },
  };
}
