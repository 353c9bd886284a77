import { useEffect, useEffectEvent, useRef } from 'react';
import type { OutputOf } from '@cadence/shared-contract';
import { apiQuery, useQuery, type OwnFreshness, type QueryClient } from '@cadence/shared-auth/query';

/** How often the progress is polled, in milliseconds. */
const PROGRESS_EVERY = 700;
const PROGRESS = apiQuery('summaries.progress');

export type Progress = OutputOf<'summaries.progress'>;

/** The progress of the viewer's summary that is being written, begun anywhere; polled until it ends. */
export function useProgress(isOwn: boolean): Progress | undefined {
  const { data } = useQuery({
    ...PROGRESS,
    staleTime: 0,
    refetchInterval: ({ state }) => (isOwn || state.data ? PROGRESS_EVERY : false),
  });
  return data;
}

/** It has ended: an answer on its way, which may say otherwise, is not taken. */
export async function forgetProgress(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: PROGRESS.queryKey });
  client.setQueryData(PROGRESS.queryKey, null);
}

export const askProgress = (made: OwnFreshness['made']): Promise<void> =>
  made([{ type: 'summary_unsure', id: null }]);

/**
 * Acts once a summary is written that was begun before the page was opened, or in another window.
 * @returns forgets about it, because it was stopped
 */
export function useWrittenElsewhere(
  progress: Progress | undefined,
  isOwn: boolean,
  onEnd: () => void,
): () => void {
  const isElsewhere = useRef(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOwn) isElsewhere.current = false;
    else if (progress) isElsewhere.current = true;
    else if (progress === null && isElsewhere.current) {
      isElsewhere.current = false;
      end();
    }
  }, [progress, isOwn]);
  return () => {
    isElsewhere.current = false;
  };
}
