import { QueryObserver, type QueryClient } from '@tanstack/react-query';

/** The read that is shown. */
export const KEY = ['goals', 'list'];

/** A read whose answers the test gives, in the order in which they were asked for. */
export function heldRead() {
  const asked: PromiseWithResolvers<string>[] = [];
  const queryFn = ({ signal }: { readonly signal: AbortSignal }): Promise<string> => {
    const held = Promise.withResolvers<string>();
    signal.addEventListener('abort', () => held.reject(signal.reason));
    asked.push(held);
    return held.promise;
  };
  return { asked, queryFn };
}

/** Shows a held read. */
export function show(client: QueryClient) {
  const { asked, queryFn } = heldRead();
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn });
  return { asked, hide: observer.subscribe(() => undefined) };
}

/** Everything that was answered is in the cache. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
