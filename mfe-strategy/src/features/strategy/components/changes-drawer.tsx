import type { ReactNode } from 'react';
import type { Strategy } from '@cadence/shared-contract';
import { ApiError, errorSentence, useShell } from '@cadence/shared-auth';
import { useNewestStrategy } from '../api/use-strategy.ts';
import { useSaveStrategy } from '../api/use-save-strategy.ts';
import { textsOf } from '../strategy-texts.ts';
import { PublishDrawer } from './publish-drawer.tsx';

export interface ChangesDrawerProps {
  readonly strategy: Strategy;
  readonly onClose: () => void;
}

/** What the saved draft changes, and a button to publish it as is. */
export function ChangesDrawer({ strategy, onClose }: ChangesDrawerProps): ReactNode {
  const shell = useShell();
  const readNewest = useNewestStrategy();
  const texts = textsOf(strategy);
  const save = useSaveStrategy((error) => {
    // Saved by somebody else in the meantime: what would be published now is shown before the next press.
    if (error instanceof ApiError && error.code === 'stale') readNewest().catch(() => undefined);
  });
  const publish = (): void =>
    save.mutate(
      { texts, UpdatedAt: strategy.UpdatedAt, IsPublish: true },
      {
        onSuccess: () => {
          shell.toast({ title: 'Strategy published', tone: 'good' });
          onClose();
        },
      },
    );
  return (
    <PublishDrawer
      texts={texts}
      isPublishing={save.isPending}
      failure={save.error === null ? null : errorSentence(save.error)}
      onPublish={publish}
      onClose={onClose}
    />
  );
}
