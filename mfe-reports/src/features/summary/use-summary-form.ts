import { useEffect, useEffectEvent, useMemo } from 'react';
import { useUnsavedGuard } from '@cadence/shared-auth';
import { useQueryClient } from '@cadence/shared-auth/query';
import { fetchSummary } from './api/summary.ts';
import { clashesWith, isDirty, sendableOf } from './editing.ts';
import { partsOf, withTexts, type OpenSummary } from './parts.ts';
import { useEditing } from './use-editing.ts';
import { useSaves } from './use-saves.ts';

/** How long after the last letter a text that is still open is saved, in milliseconds. Leaving it saves at once. */
const AUTOSAVE_MS = 3000;
const UNSAVED = 'The summary is not saved.';

interface Due {
  /** What begins the wait again. */
  readonly change: unknown;
  readonly delay: number;
}

/** Acts once something holds and has not changed for a while. */
function useOnceHolds(holds: boolean, act: () => void, { change, delay }: Due): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => run(), delay);
    return () => clearTimeout(timer);
  }, [holds, change, delay]);
}

/** The editing with its saves: it saves itself, and what was saved in another window is shown where nothing would be lost. */
function useSavedEditing(newest: OpenSummary) {
  const client = useQueryClient();
  const control = useEditing(newest);
  const { editing, act } = control;
  const { base, values, failed, isComparing } = editing;
  const saves = useSaves(control, () => fetchSummary(client, base.Saved.Id));
  const { flush, isSaving } = saves;
  const isBehind = newest.Saved.UpdatedAt > base.Saved.UpdatedAt;
  const clashes = isBehind ? clashesWith(editing, newest) : [];
  const isFree = !isSaving && !isComparing;
  useOnceHolds(isBehind && isFree && clashes.length === 0, () => act({ type: 'meet', newest }), {
    change: newest.Saved.UpdatedAt,
    delay: 0,
  });
  const save = (): void => void flush().catch(() => undefined);
  const isDue = Object.keys(sendableOf(editing)).length > 0 && isFree && !isBehind && failed !== values;
  useOnceHolds(isDue, save, { change: values, delay: AUTOSAVE_MS });
  const compare = (): void => {
    const open = (): void => act({ type: 'compare', isOpen: true });
    // What is known of it is shown where it cannot be asked for.
    void fetchSummary(client, base.Saved.Id).then(open, open);
  };
  return { ...control, ...saves, save, compare, clashes };
}

/**
 * Everything that editing a summary needs to know and do: it saves itself. `newest` is the newest copy that is known; where
 * it was changed in another window, what was typed here is kept beside it.
 */
export function useSummaryForm(newest: OpenSummary) {
  const { editing, latest, act, draft, ...saves } = useSavedEditing(newest);
  const { base, values } = editing;
  const dirty = isDirty(editing);
  useUnsavedGuard(dirty, UNSAVED);
  /** As it reads now, with what is not saved yet. */
  const shown = useMemo(() => withTexts(base, values), [base, values]);
  const parts = useMemo(() => partsOf(shown), [shown]);
  return {
    ...editing,
    ...saves,
    newest,
    shown,
    parts,
    draft,
    isDirty: dirty,
    write: (key: string, text: string): void => act({ type: 'write', part: { [key]: text } }),
    meet: (summary: OpenSummary): void => act({ type: 'meet', newest: summary }),
    /** The copy that is edited, also between two drawings. */
    latest: () => latest.current,
    closeComparison: (): void => act({ type: 'compare', isOpen: false }),
    /** Mine, on top of what was saved in the other window. */
    saveOver: (): void => {
      act({ type: 'compare', isOpen: false });
      act({ type: 'meet', newest });
      saves.keepBefore();
      saves.save();
    },
    discard: (): void => {
      act({ type: 'show', summary: newest });
      draft.drop();
    },
    /** Takes over what was left on this device; what was saved in its place since then stays among the versions. */
    restore: (): void => {
      const kept = draft.take();
      if (kept === null) return;
      const left = Object.entries(kept.values).filter(
        ([key, text]) => text !== kept.saved[key] && key in latest.current.values,
      );
      act({ type: 'write', part: Object.fromEntries(left) });
      saves.keepBefore();
      saves.save();
    },
  };
}
export type SummaryForm = ReturnType<typeof useSummaryForm>;
