import { useRef } from 'react';
import type { Strategy } from '@cadence/shared-contract';
import { useWaitingPress } from '@cadence/shared-auth';
import type { SaveStrategyInput, useSaveStrategy } from './api/use-save-strategy.ts';

export interface OneSaveOptions {
  /** What is to be saved as it is typed now. */
  readonly input: (IsPublish: boolean) => SaveStrategyInput;
  readonly onSaved: (saved: Strategy, sent: SaveStrategyInput) => void;
  readonly onFailed: (error: Error) => void;
}

/** One save at a time. A publish requested while the draft is being saved waits for that, and is sent after it. */
export function useOneSave(
  { mutate, isPending, variables }: ReturnType<typeof useSaveStrategy>,
  { input, onSaved, onFailed }: OneSaveOptions,
) {
  // Known at once: a press comes before the next rendering (D-89).
  const underWay = useRef<'draft' | 'publish' | null>(null);
  const publication = useWaitingPress(() => send(true));
  function send(IsPublish: boolean): void {
    underWay.current = IsPublish ? 'publish' : 'draft';
    const sent = input(IsPublish);
    mutate(sent, {
      onSuccess: (saved) => {
        onSaved(saved, sent);
        if (publication.isWaiting()) publication.makeDue();
      },
      onError: (error) => {
        publication.wait(false);
        onFailed(error);
      },
      onSettled: () => void (underWay.current = null),
    });
  }
  return {
    isPublishing: (isPending && variables.IsPublish) || publication.isShown,
    save: (IsPublish: boolean): void => {
      if (underWay.current === null) send(IsPublish);
      else if (IsPublish && underWay.current === 'draft') publication.wait(true);
    },
    /** Cancels the publish that waits for the draft. */
    stopWaiting: (): void => publication.wait(false),
  };
}
