import { useRef, useState } from 'react';
import { newKey, OfflineError, useShell } from '@cadence/shared-auth';
import { useFreshness, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { goalOutdated } from '../../goal/api/goal-change.ts';
import { isSessionOver } from '../../goal/api/session-over.ts';
import { goalFailure } from '../../goal/goal-failure.ts';
import { isOffline, useKeepUnsent } from '../../unsent/use-keep-unsent.ts';
import { postUpdate, type PostUpdateInput } from '../../weekly-update/api/send-update.ts';
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
  /** There is no network: it is kept on this device, and sent later (D-189). */
  readonly onKept: (row: PassRow, sent: UpdateValues) => void;
}

/** What is sent for a row; null while something is missing. */
function inputOf({ id, week }: PassRow, sent: UpdateValues): PostUpdateInput | null {
  const { likelihood, quality, comment, formKey = newKey() } = sent;
  if (likelihood === null || quality === null) return null;
  return { statusId: id, week: week.week, likelihood, quality, comment, formKey };
}

function useAttempts() {
  const [attempts, setAttempts] = useState<ReadonlyMap<number, Attempt>>(new Map());
  const mark = (id: number, attempt: Attempt | null): void =>
    setAttempts((before) => {
      const next = new Map(before);
      if (attempt === null) next.delete(id);
      else next.set(id, attempt);
      return next;
    });
  return { attempts, mark };
}

/**
 * Saves rows one by one without making anybody wait: several at once, of one row the next after the one before. The
 * rest of the screen is refreshed when the last is answered. What is refused stays as it was typed.
 */
export function useSaveUpdates({ typedNow, onSaved, onKept }: SaveUpdatesOptions) {
  const client = useQueryClient();
  const { made } = useFreshness();
  const shell = useShell();
  const { keep, unsent } = useKeepUnsent();
  const { mutateAsync } = useMutation({
    mutationFn: (input: PostUpdateInput) => postUpdate(input),
    failure: 'inline',
  });
  const { attempts, mark } = useAttempts();
  const underWay = useRef(new Map<number, Promise<void>>());

  const refuse = (row: PassRow, failure: unknown): void => {
    if (isSessionOver(failure)) return mark(row.id, null);
    const sentence = goalFailure(failure);
    mark(row.id, { kind: failure instanceof OfflineError ? 'unconfirmed' : 'refused', sentence });
    // Several may be in flight: each names its goal.
    shell.toast({ title: sentence, description: row.goal.GoalDetail.Title, tone: 'alarm' });
  };

  const keepRow = async (row: PassRow, sent: UpdateValues): Promise<void> => {
    const input = inputOf(row, sent);
    if (input === null) return;
    const { postedAt } = row.week;
    await keep(input, { goalId: row.goal.Id, title: row.goal.GoalDetail.Title, postedAt });
    mark(row.id, null);
    onKept(row, sent);
  };

  const send = async (row: PassRow): Promise<void> => {
    const sent = typedNow(row.id);
    const input = sent && inputOf(row, sent);
    if (sent === null || input === null) return mark(row.id, null);
    mark(row.id, { kind: 'saving' });
    try {
      const status = await mutateAsync(input);
      unsent.drop(input.formKey);
      await takeOverStatus(client, status);
      mark(row.id, null);
      onSaved(row, sent);
    } catch (failure) {
      if (isOffline(failure)) await keepRow(row, sent);
      else refuse(row, failure);
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

  const sendLater = (row: PassRow): void => {
    const sent = typedNow(row.id);
    if (sent !== null) void keepRow(row, sent);
  };

  return { attempts, save, sendLater, forget: (id: number) => mark(id, null) };
}
