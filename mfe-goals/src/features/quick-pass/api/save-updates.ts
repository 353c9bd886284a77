import { useRef, useState } from 'react';
import { newKey, OfflineError, useShell } from '@cadence/shared-auth';
import { useFreshness, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { goalOutdated } from '../../goal/api/goal-change.ts';
import { isSessionOver } from '../../goal/api/session-over.ts';
import { goalFailure } from '../../goal/goal-failure.ts';
import { postUpdate } from '../../weekly-update/api/post-update.ts';
import type { UpdateValues } from '../../weekly-update/update-values.ts';
import type { PassRow } from '../pass-weeks.ts';
import { takeOverStatus } from './weekly-pass.ts';

/** How the latest attempt to save a row went; none once it is saved. */
export type Attempt =
  | { readonly kind: 'saving' }
  /** The reason. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** No answer came: it may be saved, and is sent again with the same key. */
  | { readonly kind: 'unconfirmed'; readonly sentence: string };

export interface SaveUpdatesOptions {
  /** What is typed for a row when its turn comes; null when there is nothing to save any more. */
  readonly typedNow: (id: number) => UpdateValues | null;
  readonly onSaved: (row: PassRow, sent: UpdateValues) => void;
}

/**
 * Saves rows one by one without making anybody wait: several at once, of one row the next after the one before. The
 * rest of the screen is refreshed when the last is answered. What is refused stays as it was typed.
 */
export function useSaveUpdates({ typedNow, onSaved }: SaveUpdatesOptions) {
  const client = useQueryClient();
  const { made } = useFreshness();
  const shell = useShell();
  const { mutateAsync } = useMutation({ mutationFn: postUpdate, failure: 'inline' });
  const [attempts, setAttempts] = useState<ReadonlyMap<number, Attempt>>(new Map());
  const underWay = useRef(new Map<number, Promise<void>>());

  const mark = (id: number, attempt: Attempt | null): void =>
    setAttempts((before) => {
      const next = new Map(before);
      if (attempt === null) next.delete(id);
      else next.set(id, attempt);
      return next;
    });

  const refuse = (row: PassRow, failure: unknown): void => {
    if (isSessionOver(failure)) return mark(row.id, null);
    const sentence = goalFailure(failure);
    mark(row.id, { kind: failure instanceof OfflineError ? 'unconfirmed' : 'refused', sentence });
    // Several may be in flight: each names its goal.
    shell.toast({ title: sentence, description: row.goal.GoalDetail.Title, tone: 'alarm' });
  };

  const send = async (row: PassRow): Promise<void> => {
    const sent = typedNow(row.id);
    if (sent === null || sent.likelihood === null || sent.quality === null) return mark(row.id, null);
    const { likelihood, quality, comment, formKey = newKey() } = sent;
    mark(row.id, { kind: 'saving' });
    try {
      const { week } = row.week;
      const status = await mutateAsync({ statusId: row.id, week, likelihood, quality, comment, formKey });
      await takeOverStatus(client, status);
      mark(row.id, null);
      onSaved(row, sent);
    } catch (failure) {
      refuse(row, failure);
    }
  };

  const save = (row: PassRow): void => {
    mark(row.id, { kind: 'saving' });
    const earlier = underWay.current.get(row.id) ?? Promise.resolve();
    const mine = earlier
      .then(() => send(row))
      .then(() => {
        if (underWay.current.get(row.id) === mine) underWay.current.delete(row.id);
        if (underWay.current.size === 0) void made([goalOutdated()]);
      });
    underWay.current.set(row.id, mine);
  };

  return { attempts, save, forget: (id: number) => mark(id, null) };
}
