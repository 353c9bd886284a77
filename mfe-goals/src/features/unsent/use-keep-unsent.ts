import { useEffect } from 'react';
import { OfflineError } from '@cadence/shared-auth';
import { isScaleStep } from '@cadence/shared-ui';
import type { PostUpdateInput } from '../weekly-update/api/send-update.ts';
import { useUnsentUpdates } from './use-unsent-updates.ts';

/** The browser says that it has no network. */
export function isOffline(error: unknown): boolean {
  return error instanceof OfflineError && error.reason === 'offline';
}

export interface KeptSubject {
  readonly goalId: number;
  readonly title: string;
  /** When the week was posted before; null for never. */
  readonly postedAt: string | null;
}

/** The code of the line under the header, while there is a network: it is needed when there is none. */
function fetchNotice(): void {
  void import(/* webpackChunkName: "unsent-updates" */ '../../slots/unsent-updates.tsx').catch(
    () => undefined,
  );
}

/** Keeps a weekly update on this device; it is sent as soon as that is possible (D-189). */
export function useKeepUnsent() {
  const { unsent, updates } = useUnsentUpdates();
  useEffect(fetchNotice, []);
  return {
    updates,
    unsent,
    keep: async (sent: PostUpdateInput, { goalId, title, postedAt }: KeptSubject): Promise<void> => {
      const { formKey, statusId, week, likelihood, quality, comment } = sent;
      if (!isScaleStep(likelihood) || !isScaleStep(quality)) return;
      const what = { formKey, statusId, goalId, title, week, likelihood, quality, comment, postedAt };
      await unsent.put({ ...what, keptAt: new Date().toISOString(), refusal: null });
    },
  };
}
