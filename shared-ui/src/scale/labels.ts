/** Both scales have the five steps 0 to 4. */
export const SCALE_STEPS = [0, 1, 2, 3, 4] as const;
export type ScaleStep = (typeof SCALE_STEPS)[number];
export type ScaleLabels = readonly [string, string, string, string, string];

/** GOAL-104 */
export const LIKELIHOOD_LABELS: ScaleLabels = ['Not at all', 'Not sure', 'Unsure', 'Likely', 'Very Likely'];
/** GOAL-104: the long names. */
export const LIKELIHOOD_LONG_LABELS: ScaleLabels = [
  'very low likelihood',
  'low likelihood',
  'unsure',
  'high likelihood',
  'very high likelihood',
];
export const QUALITY_LABELS: ScaleLabels = ['Very bad', 'Bad', 'Okay', 'Good', 'Very good'];

/** Whether a number from outside is a step of a scale. */
export function isScaleStep(value: unknown): value is ScaleStep {
  return SCALE_STEPS.some((step) => step === value);
}
