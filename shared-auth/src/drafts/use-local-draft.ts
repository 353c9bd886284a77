import { useCallback, useEffect, useRef, useState } from 'react';
import { createFormKey, type FormKey } from '../api/form-key.ts';
import { useSession } from '../session/use-session.ts';
import { useTimeZone } from '../session/use-time-zone.ts';
import { DRAFT_DAYS } from './draft-vault.ts';
import {
  dropDraft,
  readDraft,
  writeDraft,
  type DraftKey,
  type Guard,
  type StoredDraft,
} from './draft-storage.ts';

/** How long after the last letter the screen says that the text is kept. */
const SAY_AFTER_MS = 300;

export interface LocalDraft<T> {
  /** What was found when the form opened, until it is taken over, dismissed or dropped. */
  readonly found: StoredDraft<T> | null;
  /** True while the draft found started from another version than the shown one. */
  readonly isOlder: boolean;
  /** When the text was kept last, as an ISO instant; null before. */
  readonly savedAt: string | null;
  /** The viewer's, as an IANA name: what the instants are shown in. */
  readonly timeZone: string;
  /** How long a copy stays on the device. */
  readonly keptDays: number;
  /** What everything that the form sends carries. It is kept with the text, and is another one once that is dropped. */
  readonly formKey: FormKey;
  /** Takes over what was found, with the key of the form that it was typed in; null when there is nothing. */
  take(): T | null;
  /** Keeps the values on this device. */
  keep(values: T): void;
  /** Forgets them: nothing is typed any more. The form keeps its key. */
  forget(): void;
  /** Forgets them: they were saved or discarded. */
  drop(): void;
}

export interface LocalDraftOptions extends Pick<DraftKey, 'entity' | 'version'> {
  /** The form begins with what was found for the same version; only an older one is offered. */
  readonly isTakenOver?: boolean;
}

/** Keeps a form's values on this device by viewer, entity and base version, so that no typed text is lost. */
export function useLocalDraft<T>(
  { entity, version, isTakenOver = false }: LocalDraftOptions,
  isValues: Guard<T>,
): LocalDraft<T> {
  const { profile, tenant } = useSession();
  const timeZone = useTimeZone();
  const [tenantId, personId] = [tenant.Id, profile.Id];
  const [found, setFound] = useState(() => readDraft({ tenantId, personId, entity }, isValues));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const isOlder = found !== null && found.version !== version;
  const [formKey] = useState(() => createFormKey(isTakenOver && !isOlder ? found?.formKey : undefined));
  const timer = useRef<number | undefined>(undefined);

  const keep = useCallback(
    (values: T) => {
      // At once: a page that is closed has no time to encrypt what was typed last.
      const at = writeDraft({ tenantId, personId, entity, version }, { values, formKey: formKey.value });
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setSavedAt(at), SAY_AFTER_MS);
    },
    [tenantId, personId, entity, version, formKey],
  );

  const forget = useCallback(() => {
    window.clearTimeout(timer.current);
    dropDraft({ tenantId, personId, entity });
    setSavedAt(null);
  }, [tenantId, personId, entity]);

  const drop = useCallback(() => {
    forget();
    formKey.renew();
    setFound(null);
  }, [forget, formKey]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const take = useCallback((): T | null => {
    if (found === null) return null;
    formKey.adopt(found.formKey);
    setFound(null);
    return found.values;
  }, [found, formKey]);

  return { found, isOlder, savedAt, timeZone, keptDays: DRAFT_DAYS, formKey, take, keep, forget, drop };
}
