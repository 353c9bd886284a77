import type { Registry } from '@cadence/shared-contract/remote';
import { fetchRegistry } from './registry-client.ts';

export const REGISTRY_POLL_MS = 60_000;

/**
 * Notifies when the registry's revision is no longer the one in use: asked every minute and when the window is looked
 * at again. An unreachable registry is no news. Returns the way to stop.
 */
export function watchRegistry(
  current: Registry,
  fetch: typeof globalThis.fetch,
  onNewer: (revision: string) => void,
): () => void {
  let told = current.revision;
  const ask = async (): Promise<void> => {
    try {
      const { revision } = await fetchRegistry(fetch);
      if (revision === told) return;
      told = revision;
      if (revision !== current.revision) onNewer(revision);
    } catch {
      // The next round asks again.
    }
  };
  const onFocus = (): void => void ask();
  const timer = setInterval(onFocus, REGISTRY_POLL_MS);
  globalThis.addEventListener('focus', onFocus);
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener('focus', onFocus);
  };
}
