import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { freshnessOf } from './freshness.ts';
import type { OwnChange } from './own-changes.ts';

export interface OwnFreshness {
  /**
   * Says what the page's own change made different, or showed to be old, where no `useMutation` says it. Done when what
   * is shown of that is read again.
   */
  readonly made: (changes: readonly OwnChange[]) => Promise<void>;
  /** The viewer opens a goal that an own change made invisible to them: whether they may see it is checked again. */
  readonly lookAgain: (goalId: number) => void;
}

/** The freshness of what the page shows, as far as a remote has a say in it. */
export function useFreshness(): OwnFreshness {
  const cache = useQueryClient();
  return useMemo(
    () => ({
      made: async (changes) => freshnessOf(cache)?.made(changes),
      lookAgain: (goalId) => freshnessOf(cache)?.lookAgain(goalId),
    }),
    [cache],
  );
}
