/** The ratings of an appraisal, and where the settings and the payloads keep what belongs to each (people §3). */
export const RATING_AXES = {
  Primary: {
    rating: 'PrimaryRating',
    input: 'Primary',
    labels: 'PrimaryLabels',
    name: 'PrimaryAxisName',
    prompt: 'PrimaryPrompt',
    isNeeded: true,
  },
  Secondary: {
    rating: 'SecondaryRating',
    input: 'Secondary',
    labels: 'SecondaryLabels',
    name: 'SecondaryAxisName',
    prompt: 'SecondaryPrompt',
    isNeeded: true,
  },
  Tertiary: {
    rating: 'TertiaryRating',
    input: 'TertiaryRating',
    labels: 'TertiaryLabels',
    name: 'TertiaryAxisName',
    prompt: 'TertiaryPrompt',
    isNeeded: false,
  },
} as const;
export type RatingAxis = keyof typeof RATING_AXES;
export const RATING_AXIS_NAMES = [
  'Primary',
  'Secondary',
  'Tertiary',
] as const satisfies readonly RatingAxis[];

/** What must be written before an appraisal can be shared (people §5 Appraisal save). */
export const NEEDED_FIELDS = ['Review', 'PrimaryRating', 'SecondaryRating'] as const;
export type NeededField = (typeof NEEDED_FIELDS)[number];

/** With this many primary labels the colour depends on the average, otherwise on the sum (people §9). */
const AVERAGED_LEVELS = 5;

/** Colours there are (D-52). */
const COLORS = 5;

/** The colour of a pair of ratings, 0 to 4: ratings count from 0, the lowest (people §9, D-52). */
export function ratingColor(primary: number, secondary: number, primaryLevels: number): number {
  const sum = primary + secondary;
  return Math.min(primaryLevels === AVERAGED_LEVELS ? Math.floor(sum / 2) : sum, COLORS - 1);
}
