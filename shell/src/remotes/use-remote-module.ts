import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { LoadPurpose, ModuleState } from './failures.ts';
import { usePlatform } from './platform-context.tsx';

export interface RemoteModule<P> {
  /** While a retry is under way, the failure it began from: what a person pressed stays where it is. */
  readonly state: ModuleState<ComponentType<P>>;
  readonly isRetrying: boolean;
  retry(): void;
}

/** An exposed module, loading it on first use, and the way to try again. */
export function useRemoteModule<P>(remote: string, expose: string, purpose: LoadPurpose): RemoteModule<P> {
  const { loader } = usePlatform();
  const [before, setBefore] = useState<ModuleState | null>(null);
  const current = useSyncExternalStore(loader.subscribe, () => loader.state(remote, expose));
  useEffect(() => void loader.load(remote, expose, purpose), [loader, remote, expose, purpose]);
  const state = current.kind === 'loading' && before !== null ? before : current;
  return {
    // The loader has checked that it is a component; its props are checked where the descriptor names it.
    state: state as ModuleState<ComponentType<P>>,
    isRetrying: before !== null,
    retry: () => {
      setBefore(current);
      void loader.retry(remote, expose).finally(() => setBefore(null));
    },
  };
}
