import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { LoadPurpose, ModuleState } from './failures.ts';
import { usePlatform } from './platform-context.tsx';

/** The state of an exposed module, loading it on first use. */
export function useRemoteModule<P>(
  remote: string,
  expose: string,
  purpose: LoadPurpose,
): ModuleState<ComponentType<P>> {
  const { loader } = usePlatform();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(remote, expose));
  useEffect(() => void loader.load(remote, expose, purpose), [loader, remote, expose, purpose]);
  // The loader has checked that it is a component; its props are checked where the descriptor names it.
  return state as ModuleState<ComponentType<P>>;
}
