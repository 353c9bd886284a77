import { MESSAGES, RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import type { Appraisal, BodyOf, RatingAxis, RatingLabel, TalentSettings } from '@cadence/shared-contract';

/** The reviewer's fields. */
export type AppraisalValues = Pick<
  Appraisal,
  'PrimaryRating' | 'SecondaryRating' | 'TertiaryRating' | 'Review'
>;
export type ValueField = keyof AppraisalValues;
/** In the order of the form. */
export const VALUE_FIELDS = [
  ...RATING_AXIS_NAMES.map((axis) => RATING_AXES[axis].rating),
  'Review',
] as const satisfies readonly ValueField[];

export type AppraisalErrors = Readonly<Partial<Record<ValueField, string>>>;

export function valuesOf({
  PrimaryRating,
  SecondaryRating,
  TertiaryRating,
  Review,
}: AppraisalValues): AppraisalValues {
  return { PrimaryRating, SecondaryRating, TertiaryRating, Review };
}

export function isSameValues(one: AppraisalValues, other: AppraisalValues): boolean {
  return VALUE_FIELDS.every((field) => one[field] === other[field]);
}

export function isAppraisalValues(value: unknown): value is AppraisalValues {
  if (typeof value !== 'object' || value === null) return false;
  const { Review, ...ratings } = value as Partial<Record<ValueField, unknown>>;
  const isRating = (rating: unknown): boolean => rating === null || typeof rating === 'number';
  return (
    typeof Review === 'string' &&
    [ratings.PrimaryRating, ratings.SecondaryRating, ratings.TertiaryRating].every(isRating)
  );
}

/** One scale of the form (people §3 Talent settings). */
export interface RatingScale {
  readonly axis: RatingAxis;
  readonly field: Exclude<ValueField, 'Review'>;
  readonly name: string;
  readonly prompt: string;
  readonly steps: readonly RatingLabel[];
  readonly isNeeded: boolean;
}

/** Two scales, or three where the third is switched on (people §2.5). */
export function scalesOf(labels: TalentSettings): readonly RatingScale[] {
  return RATING_AXIS_NAMES.filter((axis) => axis !== 'Tertiary' || labels.EnableTertiaryRatings).map(
    (axis) => {
      const row = RATING_AXES[axis];
      return {
        axis,
        field: row.rating,
        name: labels.FormLable[row.name],
        prompt: labels.FormLable[row.prompt],
        steps: labels[row.labels],
        isNeeded: row.isNeeded,
      };
    },
  );
}

/** The word of a rating; null where there is none. */
export function stepLabel(steps: readonly RatingLabel[], rating: number | null): string | null {
  return rating === null ? null : (steps[rating]?.Label ?? null);
}

/** What is missing before others may read it (people §5 Appraisal save). */
export function errorsIn(values: AppraisalValues, labels: TalentSettings): AppraisalErrors {
  const unrated = scalesOf(labels).filter(({ isNeeded, field }) => isNeeded && values[field] === null);
  return {
    ...Object.fromEntries(unrated.map(({ field, name }) => [field, MESSAGES.ratingRequired(name)])),
    ...(values.Review.trim() === '' && { Review: MESSAGES.reviewRequired }),
  };
}

/** The server's field errors by the names of the form. */
export function errorsByField(errors: Readonly<Record<string, string>>): AppraisalErrors {
  const fields: Readonly<Record<string, ValueField>> = {
    Review: 'Review',
    ...Object.fromEntries(
      RATING_AXIS_NAMES.flatMap((axis) => {
        const { input, rating } = RATING_AXES[axis];
        return [input, rating].map((name) => [name, rating]);
      }),
    ),
  };
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const field = fields[path];
      return field === undefined ? [] : [[field, message]];
    }),
  );
}

export function bodyOf(values: AppraisalValues, UpdatedAt: string): BodyOf<'talent.update'> {
  return {
    Primary: values.PrimaryRating,
    Secondary: values.SecondaryRating,
    TertiaryRating: values.TertiaryRating,
    Review: values.Review,
    UpdatedAt,
  };
}

/** Mine, with theirs where I changed nothing (D-3). */
export function mergeValues({
  base,
  mine,
  theirs,
}: {
  readonly base: AppraisalValues;
  readonly mine: AppraisalValues;
  readonly theirs: AppraisalValues;
}): AppraisalValues {
  const untouched = VALUE_FIELDS.filter((field) => mine[field] === base[field]);
  return { ...mine, ...Object.fromEntries(untouched.map((field) => [field, theirs[field]])) };
}
