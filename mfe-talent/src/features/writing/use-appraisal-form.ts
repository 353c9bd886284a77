import { useEffect, useEffectEvent } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { useShell, useUnsavedGuard } from '@cadence/shared-auth';
import { useQueryClient } from '@cadence/shared-auth/query';
import { fetchAppraisal } from './api/appraisal.ts';
import { errorsIn, mergeValues, VALUE_FIELDS, type AppraisalValues } from './appraisal-values.ts';
import { hasErrors, isDirty, mayMeet } from './editing.ts';
import type { KeptValues } from './use-appraisal-draft.ts';
import { useEditing } from './use-editing.ts';
import { useSaves } from './use-saves.ts';

/** How long after the last letter a draft is saved, in milliseconds. */
const AUTOSAVE_MS = 1500;
export const UNSAVED = 'The appraisal is not saved.';

/** Fields that the kept copy and the server's both changed, each in its own way. */
function isClash({ values, saved }: KeptValues, now: AppraisalValues): boolean {
  return VALUE_FIELDS.some(
    (field) => values[field] !== saved[field] && now[field] !== saved[field] && now[field] !== values[field],
  );
}

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

/** The editing with its saves: a draft saves itself, and another's version is shown where nothing would be lost. */
function useSavedEditing(newest: Appraisal) {
  const client = useQueryClient();
  const control = useEditing(newest);
  const { editing, act } = control;
  const { base, values, failed, isComparing } = editing;
  const fetchNewest = (): Promise<Appraisal> => fetchAppraisal(client, base.Id);
  const compare = (): void => {
    const open = (): void => act({ type: 'compare', isOpen: true });
    // What is known of it is shown where it cannot be asked for.
    void fetchNewest().then(open, open);
  };
  const saves = useSaves(control, fetchNewest);
  const dirty = isDirty(editing);
  const isBehind = newest.UpdatedAt > base.UpdatedAt;
  useUnsavedGuard(dirty, UNSAVED);
  const isFree = !saves.isSaving && !isComparing;
  useOnceHolds(isBehind && isFree && mayMeet(editing, newest), () => act({ type: 'meet', newest }), {
    change: newest.UpdatedAt,
    delay: 0,
  });
  const isDraft = base.State === 'draft' && newest.Permissions.includes('edit');
  const isDue = isDraft && dirty && isFree && !isBehind && failed !== values;
  useOnceHolds(isDue, () => void saves.flush().catch(() => undefined), {
    change: values,
    delay: AUTOSAVE_MS,
  });
  return { ...control, ...saves, compare, dirty, isBehind, isDraft };
}

/**
 * Everything that writing an appraisal needs to know and do. A draft saves itself; what others read already is saved by a
 * press. `newest` is the newest copy that is known: where somebody else made it, what was typed here is kept beside it.
 */
export function useAppraisalForm(newest: Appraisal) {
  const shell = useShell();
  const { editing, act, draft, flush, dirty, ...rest } = useSavedEditing(newest);
  const { base, values, saved } = editing;
  return {
    ...editing,
    newest,
    draft,
    flush,
    isDirty: dirty,
    /** It saves itself. */
    isDraft: rest.isDraft,
    isSaving: rest.isSaving,
    /** Somebody else has saved since. */
    isBehind: rest.isBehind,
    failure: rest.failure,
    compare: rest.compare,
    closeComparison: (): void => act({ type: 'compare', isOpen: false }),
    write: (part: Partial<AppraisalValues>): void => act({ type: 'write', part }),
    /** True when nothing is missing; otherwise the fields say what is. */
    check: (): boolean => {
      const wrong = errorsIn(values, base.Labels);
      act({ type: 'refuse', errors: wrong });
      return !hasErrors(wrong);
    },
    discard: (): void => {
      act({ type: 'show', appraisal: newest });
      draft.drop();
    },
    /** Takes over what was left on this device; where others changed the same, both are shown first. */
    restore: (): void => {
      const kept = draft.take();
      if (kept === null) return;
      act({ type: 'write', part: mergeValues({ base: kept.saved, mine: kept.values, theirs: values }) });
      act({ type: 'compare', isOpen: isClash(kept, saved) });
    },
    /** Saves what saves itself; whether nothing would be lost then. */
    settle: (): Promise<boolean> =>
      rest.isDraft
        ? flush().then(
            () => true,
            () => false,
          )
        : Promise.resolve(!dirty),
    /** Tries again what failed, without a word when it works: the time of the save says so. */
    retry: (): void => void flush().catch(() => undefined),
    /** Saves at once, and a toast says so. `isOver`: on top of what somebody else saved. */
    save: ({ isOver = false } = {}): void => {
      if (isOver) act({ type: 'rebase', onto: newest });
      act({ type: 'compare', isOpen: false });
      flush().then(
        () => shell.toast({ title: 'Saved', tone: 'good' }),
        () => undefined,
      );
    },
  };
}
export type AppraisalForm = ReturnType<typeof useAppraisalForm>;
