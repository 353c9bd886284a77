import type { ActionItem } from '@cadence/shared-contract';
import { api, ApiError, errorSentence, useShell } from '@cadence/shared-auth';
import { useMutation } from '@cadence/shared-auth/query';
import { useRefetchItems } from './use-action-items.ts';

export interface DeclineInput {
  readonly item: ActionItem;
  /** '' for none. */
  readonly reason: string;
}

/** An item that the viewer may no longer see is no longer in their name either. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

/** Hands an item back to the person who put it in the viewer's name; a failure is shown in the dialog (D-125). */
export function useDeclineItem(onDone: () => void) {
  const shell = useShell();
  const refetch = useRefetchItems();
  const mutation = useMutation({
    failure: 'inline',
    mutationFn: ({ item, reason }: DeclineInput) =>
      api.call('actionItems.decline', {
        params: { id: item.Id },
        body: { Reason: reason === '' ? null : reason },
      }),
    onSuccess: (_done, { item }) => {
      shell.toast({
        title: 'Action item declined',
        tone: 'good',
        ...(item.NamedBy !== null && { description: `${item.NamedBy.Name} is its requester now.` }),
      });
      onDone();
    },
    onError: (error) => {
      if (isGone(error)) onDone();
    },
    onSettled: refetch,
  });
  const { error } = mutation;
  return {
    mutate: mutation.mutate,
    isPending: mutation.isPending,
    problem: error === null || isGone(error) ? null : errorSentence(error),
  };
}
