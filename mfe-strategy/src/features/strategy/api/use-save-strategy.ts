import type { Strategy, StrategyVersionContent } from '@cadence/shared-contract';
import { api, errorSentence, useShell } from '@cadence/shared-auth';
import { apiQuery, showAnswer, useMutation, useQueryClient } from '@cadence/shared-auth/query';
import type { StrategyTexts } from '../strategy-texts.ts';
import { bodyOf, textsOf } from '../strategy-texts.ts';

export interface SaveStrategyInput {
  readonly texts: StrategyTexts;
  /** Of the copy that was edited; a stale one is refused (D-3). */
  readonly UpdatedAt: string | null;
  readonly IsPublish: boolean;
  /** Of the editor; a restored version has none (D-122). */
  readonly formKey?: string;
}

/** Saves the whole document, and shows the server's answer. */
export function useSaveStrategy(onError: (error: Error) => void = () => undefined) {
  const client = useQueryClient();
  const { queryKey } = apiQuery('strategy.read');
  return useMutation({
    failure: 'inline',
    mutationFn: ({ texts, formKey, ...how }: SaveStrategyInput) =>
      api.call('strategy.save', { body: bodyOf(texts, how), idempotencyKey: formKey }),
    // A read under way would return the previous state.
    onMutate: () => client.cancelQueries({ queryKey }),
    changes: (_saved, { IsPublish }) => (IsPublish ? { type: 'strategy_issued', id: null } : []),
    // A draft is announced to nobody, so no event would read it again.
    onSuccess: (saved) => void showAnswer<Strategy>(client, queryKey, saved),
    onError,
  });
}

/** Makes an earlier version the working copy, with an undo. */
export function useRestoreVersion(onRestored: () => void) {
  const shell = useShell();
  const undo = useSaveStrategy((error) => shell.toast({ title: errorSentence(error), tone: 'alarm' }));
  const { mutate, isPending, error } = useSaveStrategy();
  /** @param current the working copy that the version replaces */
  const restore = (version: StrategyVersionContent, current: Strategy): void =>
    mutate(
      { texts: textsOf(version), UpdatedAt: current.UpdatedAt, IsPublish: false },
      {
        onSuccess: ({ UpdatedAt }) => {
          onRestored();
          shell.toast({
            title: 'Restored as a draft',
            description: 'Readers see it once it is published.',
            tone: 'good',
            action: {
              label: 'Undo',
              onClick: () => undo.mutate({ texts: textsOf(current), UpdatedAt, IsPublish: false }),
            },
          });
        },
      },
    );
  return { restore, isPending, error };
}
