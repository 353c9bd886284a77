import { useEffect, useRef } from 'react';
import { useLocalDraft } from '@cadence/shared-auth';
import { isDirty, type Editing } from './editing.ts';
import type { Texts } from './parts.ts';

/** What is kept on the device: the texts as typed, and the version they were typed on. */
export interface KeptTexts {
  readonly values: Texts;
  readonly saved: Texts;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

function isKeptTexts(value: unknown): value is KeptTexts {
  if (typeof value !== 'object' || value === null) return false;
  const { values, saved } = value as Partial<Record<keyof KeptTexts, unknown>>;
  return isTexts(values) && isTexts(saved);
}

/** What was typed and is not saved yet stays on this device until it is. */
export function useSummaryDraft({ base, values, saved }: Editing) {
  const entity = `summary-${base.Saved.Id}`;
  const draft = useLocalDraft<KeptTexts>({ entity, version: base.Saved.UpdatedAt }, isKeptTexts);
  const { keep, forget } = draft;
  const kept = useRef(values);
  useEffect(() => {
    if (kept.current === values) return;
    kept.current = values;
    if (isDirty({ values, saved })) keep({ values, saved });
    else forget();
  }, [values, saved, keep, forget]);
  return draft;
}
