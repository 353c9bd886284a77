import { useCallback, useEffect, useRef, useState } from 'react';
import { useLive } from '@cadence/shared-auth';
import { useFreshness, useQueryClient } from '@cadence/shared-auth/query';
import { goalOutdated } from '../goal/api/goal-change.ts';
import { takeOverStatus } from '../quick-pass/api/weekly-pass.ts';
import { sendUnsent } from './api/send-unsent.ts';
import { isWaiting, type UnsentUpdate } from './unsent-update.ts';
import { useOnline } from './use-online.ts';
import { useUnsentUpdates } from './use-unsent-updates.ts';

/**
 * Sends what waits: at once, when the network is back, when the page is looked at, and when the server is there again.
 * What was sent is known until it is dismissed.
 */
export function useSendUnsent() {
  const { unsent, updates } = useUnsentUpdates();
  const client = useQueryClient();
  const { made } = useFreshness();
  const isOnline = useOnline();
  const [sent, setSent] = useState<readonly UnsentUpdate[]>([]);
  const [isSending, setSending] = useState(false);
  const underWay = useRef(Promise.resolve());

  const run = useCallback(async (): Promise<void> => {
    if (!unsent.list().some(isWaiting)) return;
    setSending(true);
    const goals = new Set<number>();
    await sendUnsent({
      unsent,
      onSent: async (update, status) => {
        await takeOverStatus(client, status);
        goals.add(update.goalId);
        setSent((before) => [...before, update]);
      },
    }).finally(() => setSending(false));
    if (goals.size > 0) void made([...goals].map((id) => goalOutdated(id)));
  }, [unsent, client, made]);
  const send = useCallback((): void => {
    underWay.current = underWay.current.then(run).catch(() => undefined);
  }, [run]);

  const waiting = updates.filter(isWaiting);
  const waitingKeys = waiting.map(({ formKey }) => formKey).join(' ');
  useEffect(() => {
    if (waitingKeys !== '' && isOnline) send();
  }, [waitingKeys, isOnline, send]);
  useLive('missed', send);
  useEffect(() => {
    const onSeen = (): void => {
      if (!document.hidden) send();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, [send]);

  return {
    unsent,
    waiting,
    refused: updates.filter((update) => !isWaiting(update)),
    sent,
    isOnline,
    isSending,
    send,
    dismissSent: (): void => setSent([]),
  };
}
