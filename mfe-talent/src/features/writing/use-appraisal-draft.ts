import { useEffect, useRef } from 'react';
import { useLocalDraft } from '@cadence/shared-auth';
import { isAppraisalValues, isSameValues, type AppraisalValues } from './appraisal-values.ts';
import type { Editing } from './editing.ts';

/** What is kept on the device: what was typed, and the version it was typed on. */
export interface KeptValues {
  readonly values: AppraisalValues;
  readonly saved: AppraisalValues;
}

function isKeptValues(value: unknown): value is KeptValues {
  if (typeof value !== 'object' || value === null) return false;
  const { values, saved } = value as Partial<Record<keyof KeptValues, unknown>>;
  return isAppraisalValues(values) && isAppraisalValues(saved);
}

/** What was typed and is not saved yet stays on this device until it is. */
export function useAppraisalDraft({ base, values, saved }: Editing) {
  const entity = `appraisal-${base.Id}`;
  const draft = useLocalDraft<KeptValues>({ entity, version: base.UpdatedAt }, isKeptValues);
  const { keep, forget } = draft;
  const kept = useRef(values);
  useEffect(() => {
    if (kept.current === values) return;
    kept.current = values;
    if (isSameValues(values, saved)) forget();
    else keep({ values, saved });
  }, [values, saved, keep, forget]);
  return draft;
}
