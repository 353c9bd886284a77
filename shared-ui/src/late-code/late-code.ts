import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** Between two attempts for something that must come, in milliseconds. */
const RETRY_MS = 2000;

/** Where code is that a component waits for: on its way, here, or not to be had. */
export interface CodeState<T> {
  /** Undefined until it is here. */
  readonly code: T | undefined;
  /** Whether the attempt that this component waited for has failed. */
  readonly hasFailed: boolean;
  retry(): void;
}

export interface LateCode<T> {
  /** Fetches it once; a failed attempt is not kept, so that the next call tries again. */
  load(): Promise<T>;
  /** Fetches it ahead, for example on the first sign of interest. Never rejects: a failure counts for nobody yet. */
  preload(): Promise<void>;
  /**
   * The code for a component, fetched while `isNeeded`. Unlike `lazy` it shows code that is here in the same frame,
   * without Suspense's detour, and cannot hide what is already drawn.
   */
  useCode(isNeeded?: boolean): CodeState<T>;
  /**
   * The same for what was asked for and has no trigger to press again: it is fetched however often it takes. `isLate` from
   * the first failure on.
   */
  useInsisted(isNeeded: boolean): { readonly code: T | undefined; readonly isLate: boolean };
}

/** Code that is fetched once, as a store that components subscribe to. */
function createCodeStore<T>(fetchCode: () => Promise<T>) {
  const listeners = new Set<() => void>();
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;

  async function fetch(): Promise<T> {
    try {
      loaded = await fetchCode();
    } catch (error) {
      loading = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return loaded;
  }

  return {
    load: (): Promise<T> => (loading ??= fetch()),
    read: (): T | undefined => loaded,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Code that is fetched apart and once, by the first that needs it. */
export function createLateCode<T>(fetchCode: () => Promise<T>): LateCode<T> {
  const { load, read, subscribe } = createCodeStore(fetchCode);

  function useCode(isNeeded = true): CodeState<T> {
    const code = useSyncExternalStore(subscribe, read);
    const [failed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    const isMissing = isNeeded && code === undefined;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isWaiting = true;
      load().catch(() => {
        if (isWaiting) setFailed(true);
      });
      return () => {
        isWaiting = false;
        setFailed(false);
      };
    }, [isMissing, attempt]);
    return { code, hasFailed: isMissing && failed, retry: () => setAttempt((before) => before + 1) };
  }

  const useInsisted: LateCode<T>['useInsisted'] = (isNeeded) => {
    const { code, hasFailed, retry } = useCode(isNeeded);
    const [isRepeated, setRepeated] = useState(false);
    const again = useEffectEvent(() => {
      setRepeated(true);
      retry();
    });
    useEffect(() => {
      if (!hasFailed) return undefined;
      const timer = setTimeout(() => again(), RETRY_MS);
      return () => clearTimeout(timer);
    }, [hasFailed]);
    useEffect(() => () => setRepeated(false), [isNeeded]);
    return { code, isLate: code === undefined && (hasFailed || isRepeated) };
  };

  const preload = async (): Promise<void> => void (await load().catch(() => undefined));
  return { load, preload, useCode, useInsisted };
}
