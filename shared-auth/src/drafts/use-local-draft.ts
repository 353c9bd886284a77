import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { useTimeZone } from '../session/use-time-zone.ts';
import {
  DRAFT_DAYS,
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
  /** True while what was found started from another version than the one that is shown. */
  readonly isOlder: boolean;
  /** When the text was kept last, as an ISO instant; null before. */
  readonly savedAt: string | null;
  /** The viewer's, as an IANA name: what the instants are shown in. */
  readonly timeZone: string;
  /** How long a copy stays on the device. */
  readonly keptDays: number;
  /** Stops offering what was found; the copy stays until it is dropped. */
  dismiss(): void;
  /** Keeps the values on this device, shortly after the last call. */
  keep(values: T): void;
  /** Forgets them: they were saved or discarded. */
  drop(): void;
}

/** Keeps a form's values on this device by viewer, entity and base version, so that no typed text is lost. */
export function useLocalDraft<T>(
  { entity, version }: Pick<DraftKey, 'entity' | 'version'>,
  isValues: Guard<T>,
): LocalDraft<T> {
  const { profile, tenant } = useSession();
  const timeZone = useTimeZone();
  const [tenantId, personId] = [tenant.Id, profile.Id];
  const [found, setFound] = useState(() => readDraft({ tenantId, personId, entity }, isValues));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const pending = useRef<{ readonly key: DraftKey; readonly values: T } | null>(null);
  const timer = useRef<number | undefined>(undefined);

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

  const isOlder = found !== null && found.version !== version;
  return { found, isOlder, savedAt, timeZone, keptDays: DRAFT_DAYS, dismiss, keep, drop };
}
