import type { FieldError, RatingAxis, TalentSettings } from '@cadence/shared-contract';
import { MESSAGES, NEEDED_FIELDS, RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import { invalid } from '../../kernel/errors/index.ts';
import { collectRichText } from '../../kernel/rich-text/index.ts';
import type { AppraisalRecord } from './appraisals.queries.ts';
import { missingOf } from './appraisal-facts.ts';

/** Text and ratings of a request; fields that are left out stay unchanged. */
export interface AppraisalInput {
  readonly Primary?: number | null;
  readonly Secondary?: number | null;
  readonly TertiaryRating?: number | null;
  readonly Review: string;
}

export type AppraisalText = Pick<
  AppraisalRecord,
  'primary_rating' | 'secondary_rating' | 'tertiary_rating' | 'review'
>;

function scaleOf(settings: TalentSettings, axis: RatingAxis): TalentSettings['PrimaryLabels'] {
  return axis === 'Tertiary' && !settings.EnableTertiaryRatings ? [] : settings[RATING_AXES[axis].labels];
}

/**
 * The text and ratings of an appraisal, ready to be stored.
 *
 * @throws invalid with every rating that is not on its scale, and a text that is too long
 */
export function readAppraisalInput(
  input: AppraisalInput,
  { before, settings }: { readonly before: AppraisalText | null; readonly settings: TalentSettings },
): AppraisalText {
  const errors: FieldError[] = [];
  const rating = (axis: RatingAxis, stored: number | null): number | null => {
    const step = input[RATING_AXES[axis].input];
    if (step === undefined) return stored;
    if (step === null || step < scaleOf(settings, axis).length) return step;
    const name = settings.FormLable[RATING_AXES[axis].name];
    errors.push({ path: RATING_AXES[axis].input, message: `${name || 'This rating'} has no such step.` });
    return null;
  };
  const text = {
    primary_rating: rating('Primary', before?.primary_rating ?? null),
    secondary_rating: rating('Secondary', before?.secondary_rating ?? null),
    tertiary_rating: rating('Tertiary', before?.tertiary_rating ?? null),
    review: collectRichText(errors, input.Review, { path: 'Review' }),
  };
  if (errors.length > 0) throw invalid(errors);
  return text;
}

/** @throws invalid with every field that must be written before others can read it (people §5 Appraisal save) */
export function requireWritten(
  text: AppraisalText & Pick<AppraisalRecord, 'person_id' | 'period_id'>,
  settings: TalentSettings,
): void {
  const missing = new Set(missingOf(text, settings));
  const errors = NEEDED_FIELDS.filter((field) => missing.has(field)).map((field): FieldError => {
    if (field === 'Review') return { path: 'Review', message: MESSAGES.reviewRequired };
    const axis = RATING_AXIS_NAMES.find((name) => RATING_AXES[name].rating === field) ?? 'Primary';
    const { input, name } = RATING_AXES[axis];
    return { path: input, message: MESSAGES.ratingRequired(settings.FormLable[name]) };
  });
  if (errors.length > 0) throw invalid(errors);
}
