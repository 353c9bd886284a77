import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

interface State<T> {
  /** Undefined until it is here. */
  readonly code: T | undefined;
  /** Attempts that failed so far. */
  readonly failures: number;
  readonly isFetching: boolean;
}

export interface LateCode<T> {
  /** Fetches it, for example when a page is about to need it. Never rejects; a failed attempt can be repeated. */
  fetch(): Promise<void>;
  /** Fetches it for this component: the code once it is here, and whether it could not be had since the component is. */
  useCode(): { readonly code: T | undefined; readonly hasFailed: boolean };
}

/** Code that is fetched once, by whoever needs it first. */
export function createLateCode<T>(fetchCode: () => Promise<T>): LateCode<T> {
  const listeners = new Set<() => void>();
  let state: State<T> = { code: undefined, failures: 0, isFetching: false };
  let pending: Promise<void> | undefined;

  function show(next: State<T>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function attempt(): Promise<void> {
    const { failures } = state;
    show({ code: undefined, failures, isFetching: true });
    try {
      show({ code: await fetchCode(), failures, isFetching: false });
    } catch {
      pending = undefined;
      show({ code: undefined, failures: failures + 1, isFetching: false });
    }
  }

  function fetch(): Promise<void> {
    pending ??= attempt();
    return pending;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function useCode() {
    const { code, failures, isFetching } = useSyncExternalStore(subscribe, () => state);
    // That it could not be fetched ahead is no failure yet, not even for the frame in which this asks for it.
    const [failuresBefore] = useState(failures);
    useLayoutEffect(() => void fetch(), []);
    return { code, hasFailed: !isFetching && failures > failuresBefore };
  }

  return { fetch, useCode };
}
