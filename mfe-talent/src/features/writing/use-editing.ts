import { useCallback, useRef, useState } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { edit, startEditing, type Editing, type EditingAction } from './editing.ts';
import { useAppraisalDraft } from './use-appraisal-draft.ts';

/** An appraisal while it is written; what is typed is kept on this device until it is saved. */
export function useEditing(newest: Appraisal) {
  const [editing, setEditing] = useState<Editing>(() => startEditing(newest));
  const latest = useRef(editing);
  const act = useCallback((action: EditingAction): void => {
    latest.current = edit(latest.current, action);
    setEditing(latest.current);
  }, []);
  const draft = useAppraisalDraft(editing);
  return { editing, latest, act, draft };
}
export type EditingControl = ReturnType<typeof useEditing>;
