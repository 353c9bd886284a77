import { useEffect, useSyncExternalStore } from 'react';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { freshnessOf } from './freshness.ts';

export interface ListNewsView {
  /** How many goals the list would show differently, were it read again. */
  readonly count: number;
  /** Reads the list again. */
  readonly show: () => void;
}

const nothing = (): (() => void) => () => undefined;

/** What a list might show and does not yet, for the page that offers it; without this the list is read again unasked. */
export function useNews(queryKey: readonly unknown[]): ListNewsView {
  const cache = useQueryClient();
  const freshness = freshnessOf(cache);
  const hash = hashKey(queryKey);
  useEffect(() => freshness?.news.watch(hash), [freshness, hash]);
  const count = useSyncExternalStore(
    freshness?.news.counts.subscribe ?? nothing,
    () => freshness?.news.counts.getState()[hash] ?? 0,
  );
  return {
    count,
    show: () => {
      const query = cache.getQueryCache().get(hash);
      if (query) freshness?.show(query);
    },
  };
}
