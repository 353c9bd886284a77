/** Levels of both weekly scales (core §9). */
export const LEVELS = [0, 1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

export const LIKELIHOOD_LABELS = ['Not at all', 'Not sure', 'Unsure', 'Likely', 'Very Likely'] as const;
export const LIKELIHOOD_LONG_LABELS = [
  'very low likelihood',
  'low likelihood',
  'unsure likelihood',
  'high likelihood',
  'very high likelihood',
] as const;
export const QUALITY_LABELS = ['Very bad', 'Bad', 'Okay', 'Good', 'Very good'] as const;

/** 'At Risk' at this likelihood or lower (core §2). */
export const AT_RISK_LIKELIHOOD = 1;
