import { isScaleStep, type ScaleStep } from '@cadence/shared-ui';

/** A level of the API as a step of a scale; null for none. */
export function toStep(level: number | null | undefined): ScaleStep | null {
  return isScaleStep(level) ? level : null;
}
