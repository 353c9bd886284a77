import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api, useSession } from '@cadence/shared-auth';
import { useFreshness } from '@cadence/shared-auth/query';
import { createAnswerQueue, isPassing, type AnswerQueue, type AnswerQueueState } from './answer-queue.ts';

/** Pauses between automatic retries; the last one is repeated. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000] as const;

/** Retries when the network is back, and periodically; a refused answer waits for the person. */
function useRetries(queue: AnswerQueue, { failure }: AnswerQueueState): void {
  const tries = useRef(0);
  useEffect(() => {
    if (failure === null) return undefined;
    if (!isPassing(failure)) return undefined;
    const pause = PAUSES_MS[Math.min(tries.current, PAUSES_MS.length - 1)] ?? 0;
    const again = (): void => {
      tries.current += 1;
      queue.retry();
    };
    const timer = window.setTimeout(again, pause);
    const onOnline = (): void => {
      tries.current = 0;
      queue.retry();
    };
    window.addEventListener('online', onOnline);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [failure, queue]);
}

/** Saves the answers of one assessment in the background, as long as its page is open. */
export function useAnswerQueue(publicKey: string): {
  readonly queue: AnswerQueue;
  readonly state: AnswerQueueState;
} {
  const { made } = useFreshness();
  const { Id: id } = useSession().profile;
  const [queue] = useState(() =>
    createAnswerQueue(async (body) => {
      await api.call('userManual.answer', { params: { publicKey }, body });
      void made([{ type: 'assessment_answered', id }]);
    }),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.getState);
  useRetries(queue, state);
  const isRefused = state.failure !== null && !isPassing(state.failure);
  useEffect(() => {
    // It may have been finished, or begun again, elsewhere.
    if (isRefused) void made([{ type: 'user_manual_updated', id }]);
  }, [made, id, isRefused]);
  return { queue, state };
}
