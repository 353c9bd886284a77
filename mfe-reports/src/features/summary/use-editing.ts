import { useCallback, useRef, useState } from 'react';
import { edit, startEditing, type Editing, type EditingAction } from './editing.ts';
import type { OpenSummary } from './parts.ts';
import { useSummaryDraft } from './use-summary-draft.ts';

/** A summary while it is edited; what is typed is kept on this device until it is saved. */
export function useEditing(newest: OpenSummary) {
  const [editing, setEditing] = useState<Editing>(() => startEditing(newest));
  const latest = useRef(editing);
  const act = useCallback((action: EditingAction): void => {
    latest.current = edit(latest.current, action);
    setEditing(latest.current);
  }, []);
  const draft = useSummaryDraft(editing);
  return { editing, latest, act, draft };
}
export type EditingControl = ReturnType<typeof useEditing>;
