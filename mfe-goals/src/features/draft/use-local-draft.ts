import { useCallback, useEffect, useRef, useState } from 'react';
import {
  dropDraft,
  readDraft,
  writeDraft,
  type DraftKey,
  type Guard,
  type StoredDraft,
} from './draft-storage.ts';

const KEEP_AFTER_MS = 300;

export interface LocalDraft<T> {
  /** What was found when the form opened, until it is taken over, dismissed or dropped. */
  readonly found: StoredDraft<T> | null;
  /** When the text was kept last, as an ISO instant; null before. */
  readonly savedAt: string | null;
  /** Stops offering what was found; the copy stays until it is dropped. */
  dismiss(): void;
  /** Keeps the values on this device, shortly after the last call. */
  keep(values: T): void;
  /** Forgets them: they were saved or discarded. */
  drop(): void;
}

/** Keeps a form's values on this device by person, entity and base version, so that no typed text is lost. */
export function useLocalDraft<T>(key: DraftKey, isValues: Guard<T>): LocalDraft<T> {
  const [found, setFound] = useState(() => readDraft(key, isValues));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const pending = useRef<{ readonly key: DraftKey; readonly values: T } | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const { tenantId, personId, entity, version } = key;

  const flush = useCallback((): string | null => {
    window.clearTimeout(timer.current);
    if (pending.current === null) return null;
    const at = writeDraft(pending.current.key, pending.current.values);
    pending.current = null;
    return at;
  }, []);

  const keep = useCallback(
    (values: T) => {
      pending.current = { key: { tenantId, personId, entity, version }, values };
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setSavedAt((before) => flush() ?? before), KEEP_AFTER_MS);
    },
    [tenantId, personId, entity, version, flush],
  );

  const drop = useCallback(() => {
    window.clearTimeout(timer.current);
    pending.current = null;
    dropDraft({ tenantId, personId, entity });
    setFound(null);
    setSavedAt(null);
  }, [tenantId, personId, entity]);

  useEffect(() => {
    const flushNow = (): void => void flush();
    window.addEventListener('pagehide', flushNow);
    return () => {
      window.removeEventListener('pagehide', flushNow);
      flush();
    };
  }, [flush]);

  const dismiss = useCallback(() => setFound(null), []);

  return { found, savedAt, dismiss, keep, drop };
}
