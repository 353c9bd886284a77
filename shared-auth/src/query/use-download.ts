import type { CallInput, DownloadId } from '@cadence/shared-contract';
import { api } from '../session/session-actions.ts';
import { saveFile, type DownloadedFile } from '../api/downloaded-file.ts';
import { useMutation } from './use-mutation.ts';

export interface Download<Id extends DownloadId> {
  /** Does nothing while one is under way: a second press is no second file. */
  readonly start: (input: CallInput<Id>) => void;
  readonly isBusy: boolean;
}

/** Fetches a file in the session's name and has the browser save it; a failure is said as a toast. */
export function useDownload<Id extends DownloadId>(id: Id): Download<Id> {
  const fetchFile = api.download as (id: Id, input: CallInput<Id>) => Promise<DownloadedFile>;
  const { mutate, isPending } = useMutation({
    isRead: true,
    mutationFn: async (input: CallInput<Id>) => saveFile(await fetchFile(id, input)),
  });
  return {
    isBusy: isPending,
    start: (input) => {
      if (!isPending) mutate(input);
    },
  };
}
