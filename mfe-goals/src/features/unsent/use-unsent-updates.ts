import { useMemo } from 'react';
import { useUnsentTexts, type UnsentTexts } from '@cadence/shared-auth';
import { readUnsent, UNSENT_KIND, type UnsentUpdate } from './unsent-update.ts';

export interface UnsentUpdates {
  /** As they are at this moment, other windows' included once they are followed. */
  list(): readonly UnsentUpdate[];
  put(update: UnsentUpdate): Promise<void>;
  drop(formKey: string): void;
  follow(): Promise<void>;
}

function storeIn(texts: UnsentTexts): UnsentUpdates {
  return {
    list: () => readUnsent(texts.list()),
    put: (update) => texts.keep(update.formKey, JSON.stringify(update)),
    drop: (formKey) => texts.drop(formKey),
    follow: () => texts.follow(),
  };
}

/** The viewer's weekly updates that wait on this device; renders again when there are others. */
export function useUnsentUpdates(): {
  readonly unsent: UnsentUpdates;
  readonly updates: readonly UnsentUpdate[];
} {
  const { texts, all } = useUnsentTexts(UNSENT_KIND);
  const unsent = useMemo(() => storeIn(texts), [texts]);
  // A text is JSON on one line.
  const updates = useMemo(() => readUnsent(all.split('\n')), [all]);
  return { unsent, updates };
}
