import { isScaleStep, type ScaleStep } from '@cadence/shared-ui';
import type { UpdateWeek } from './update-weeks.ts';

export interface UpdateValues {
  readonly week: number;
  readonly likelihood: ScaleStep | null;
  readonly quality: ScaleStep | null;
  readonly comment: string;
  /** Where several rows share a draft, each has its own key (D-122). */
  readonly formKey?: string;
}

export function valuesOfWeek({ week, likelihood, quality }: UpdateWeek): UpdateValues {
  return { week, likelihood, quality, comment: '' };
}

export function isUpdateValues(value: unknown): value is UpdateValues {
  if (typeof value !== 'object' || value === null) return false;
  const { week, likelihood, quality, comment, formKey } = value as Partial<
    Record<keyof UpdateValues, unknown>
  >;
  const isStepOrNull = (step: unknown): boolean => step === null || isScaleStep(step);
  return (
    typeof week === 'number' &&
    isStepOrNull(likelihood) &&
    isStepOrNull(quality) &&
    typeof comment === 'string' &&
    (formKey === undefined || typeof formKey === 'string')
  );
}

/** Whether anything differs from what the week holds. */
export function isUnsaved(values: UpdateValues, week: UpdateWeek): boolean {
  return (
    values.comment.trim() !== '' || values.likelihood !== week.likelihood || values.quality !== week.quality
  );
}

/** Why an update cannot be saved yet; null when it can (core §5: both values are needed). */
export function missingPart({ likelihood, quality }: UpdateValues): string | null {
  if (likelihood === null && quality === null) return 'Choose a likelihood and a quality first';
  if (likelihood === null) return 'Choose a likelihood first';
  return quality === null ? 'Choose a quality first' : null;
}
