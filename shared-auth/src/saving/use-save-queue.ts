import { useRef } from 'react';
import { ApiError } from '@cadence/shared-auth';

/** Someone else saved first, here or in another window (D-3). */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

export interface SaveQueueOptions<Saved> {
  /** The newest saved copy that the form builds on. */
  readonly base: () => Saved;
  /** Whether anything is left to save. */
  readonly isDue: () => boolean;
  /** One save of what is due, with the version of `base`. */
  readonly send: () => Promise<Saved>;
  readonly fetchNewest: () => Promise<Saved>;
  /** Builds on a newer copy where nothing would be lost; false where both versions must be shown. */
  readonly adopt: (newest: Saved) => boolean;
}

/**
 * The saves of a form that saves itself: one at a time, each with the version returned by the one before it (D-3). A save
 * that a newer version refused is sent once more on top of that version, if `adopt` accepts it.
 *
 * @returns `flush`: saves what is due after the save that is running; the newest copy. Rejects as the save does.
 */
export function useSaveQueue<Saved>({ base, isDue, send, fetchNewest, adopt }: SaveQueueOptions<Saved>): {
  flush: () => Promise<Saved>;
} {
  const running = useRef<Promise<Saved> | null>(null);
  const sendAgain = async (refusal: unknown): Promise<Saved> => {
    // If the newest copy cannot be fetched, the refusal remains, and the next save fetches it again.
    const newest = isOutdated(refusal) ? await fetchNewest().catch(() => null) : null;
    if (newest === null || !adopt(newest)) throw refusal;
    return isDue() ? send() : newest;
  };
  const start = (): Promise<Saved> => {
    const save = send()
      .catch(sendAgain)
      .finally(() => {
        running.current = null;
      });
    running.current = save;
    return save;
  };
  const flush = async (): Promise<Saved> => {
    while (running.current !== null) await running.current.catch(() => undefined);
    return isDue() ? start() : base();
  };
  return { flush };
}
