import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { unsentTexts, type UnsentTexts } from './unsent-texts.ts';

export interface UnsentView {
  readonly texts: UnsentTexts;
  /** All of them as one text, which is another one when they are others; '' for none. */
  readonly all: string;
}

/** The viewer's unsent texts of a kind; renders again when there are others. */
export function useUnsentTexts(kind: string): UnsentView {
  const { profile, tenant } = useSession();
  const [tenantId, personId] = [tenant.Id, profile.Id];
  const texts = useMemo(() => unsentTexts({ tenantId, personId }, kind), [tenantId, personId, kind]);
  const all = useSyncExternalStore(texts.subscribe, () => texts.list().join('\n'));
  return { texts, all };
}
