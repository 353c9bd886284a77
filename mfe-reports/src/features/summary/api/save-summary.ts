import { useRef } from 'react';
import { api } from '@cadence/shared-auth';
import { useMutation, useQueryClient } from '@cadence/shared-auth/query';
import { isOutdated } from '@cadence/shared-auth/saving';
import { isOpenSummary, type OpenSummary, type SummaryPart, type Texts } from '../parts.ts';
import { cancelReads, summaryChanged, takeOver } from './summary.ts';

export interface SaveInput {
  /** The copy that was edited. */
  readonly base: OpenSummary;
  /** Parts whose texts are saved. */
  readonly parts: readonly SummaryPart[];
  readonly sent: Texts;
  /** What is on the screen, including what is not sent. */
  readonly shown: Texts;
  readonly formKey: string;
  /** The last saved text stays among the versions. */
  readonly keepsBefore: boolean;
}

export interface SaveOptions {
  readonly onSaved: (answer: OpenSummary, input: SaveInput) => void;
  readonly onRefused: (input: SaveInput) => void;
}

/** Saves texts. A failure is shown as a toast and in the bar, but not again with every letter typed while it lasts. */
export function useSaveSummary({ onSaved, onRefused }: SaveOptions) {
  const client = useQueryClient();
  const isFailing = useRef(false);
  return useMutation({
    mutationFn: async ({ base, parts, sent, formKey, keepsBefore }: SaveInput): Promise<OpenSummary> => {
      const answer = await api.call('summaries.save', {
        params: { id: base.Saved.Id },
        body: {
          Parts: parts.map(({ Part, Id, key }) => ({ Part, Id, Summary: sent[key] ?? '' })),
          UpdatedAt: base.Saved.UpdatedAt,
          ...(keepsBefore && { KeepsBefore: true }),
        },
        idempotencyKey: formKey,
      });
      if (!isOpenSummary(answer)) throw new Error(answer.Message ?? 'The answer holds no summary.');
      return answer;
    },
    failure: (error) => (isFailing.current || isOutdated(error) ? 'inline' : 'toast'),
    onMutate: ({ base }) => cancelReads(client, base.Saved.Id),
    changes: ({ Saved }) => summaryChanged(Saved),
    onSuccess: (answer, input) => {
      isFailing.current = false;
      onSaved(answer, input);
      takeOver(client, answer);
    },
    onError: (_, input) => {
      isFailing.current = true;
      onRefused(input);
    },
  });
}
