import { useEffect, useRef, useState } from 'react';
import type { SavedSummary, SummaryResult } from '@cadence/shared-contract';
import { api, ApiError, useShell } from '@cadence/shared-auth';
import { useFreshness, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { failureOf, refusal, type Failure } from '../failure.ts';
import { savedPath, type SummarySubject } from '../summary-place.ts';
import { askProgress, forgetProgress, useProgress, useWrittenElsewhere } from './progress.ts';
import { fetchSaved, knownSaved, summaryChanged, takeOver } from './summary.ts';

const NOT_WRITTEN = 'The summary was not written';

interface Wish {
  readonly subject: SummarySubject;
  /** Another one is written although one is saved. */
  readonly again: boolean;
}

/** Writes and saves a summary: a GET that changes something (D-4), so never sent automatically. */
function write({ subject: { kind, periodId, year, audience }, again }: Wish): Promise<SummaryResult> {
  const ofYear = { params: { year: year ?? 0, audience } };
  if (kind === 'year') return api.call(again ? 'summaries.yearAgain' : 'summaries.year', ofYear);
  const ofQuarter = { params: { periodId: periodId ?? 0, audience } };
  return api.call(again ? 'summaries.quarterAgain' : 'summaries.quarter', ofQuarter);
}

/** The outcome of the writing: shown where it was started, and as a toast to a person who has left. */
function useOutcome() {
  const shell = useShell();
  const isShown = useRef(true);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return {
    failure,
    closeFailure: (): void => setFailure(null),
    open: (saved: SavedSummary): void => {
      const to = savedPath(saved);
      if (isShown.current) shell.navigate(to, { replace: true });
      else
        shell.toast({
          title: `The summary of ${saved.Title} is written`,
          tone: 'good',
          action: { label: 'Open', onClick: () => shell.navigate(to) },
        });
    },
    fail: (said: Failure): void => {
      if (isShown.current) setFailure(said);
      else shell.toast({ title: said.title, description: said.text, tone: 'alarm' });
    },
  };
}

/** The writing of a summary: start, progress, stop. It continues when the page is left (people §2.9). */
export function useGenerate() {
  const client = useQueryClient();
  const { made } = useFreshness();
  const shell = useShell();
  const isStopped = useRef(false);
  const { open, fail, failure, closeFailure } = useOutcome();
  const writing = useMutation({
    failure: 'inline',
    mutationFn: write,
    onMutate: () => {
      isStopped.current = false;
      closeFailure();
    },
    changes: ({ Saved }) => summaryChanged(Saved),
    onSuccess: async (result) => {
      await forgetProgress(client);
      takeOver(client, result);
      if (result.Success && result.Saved !== null) open(result.Saved);
      else if (!isStopped.current) fail(refusal(NOT_WRITTEN, result.Message));
    },
    onError: async (error) => {
      // Without an answer it may still be written: the progress shows it.
      if (error instanceof ApiError) await forgetProgress(client);
      else void askProgress(made);
      if (!isStopped.current) fail(failureOf(error));
    },
  });
  const progress = useProgress(writing.isPending);
  const openWhatIsNew = async (): Promise<void> => {
    const before = new Set(knownSaved(client).map(({ Id, UpdatedAt }) => `${Id} ${UpdatedAt}`));
    const now = await fetchSaved(client).catch(() => []);
    const written = now.find(({ Id, UpdatedAt }) => !before.has(`${Id} ${UpdatedAt}`));
    if (written !== undefined) open(written);
  };
  const forgetElsewhere = useWrittenElsewhere(progress, writing.isPending, () => void openWhatIsNew());
  const stop = useMutation({
    mutationFn: () => api.call('summaries.stop'),
    onSuccess: async () => {
      isStopped.current = true;
      forgetElsewhere();
      await forgetProgress(client);
      shell.toast({ title: 'Stopped. Nothing was saved.' });
    },
  });
  return {
    begin: (wish: Wish): void => {
      if (!writing.isPending) writing.mutate(wish);
    },
    isWriting: writing.isPending || Boolean(progress),
    /** Null before anything is known of it. */
    progress: progress ?? null,
    stop: (): void => stop.mutate(),
    isStopping: stop.isPending,
    failure,
    closeFailure,
  };
}
