import type { RatingAxis, TalentSettings } from '@cadence/shared-contract';
import { RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import { createHash } from 'node:crypto';

/** A rating as it reads. */
export interface SignedRating {
  readonly axis: RatingAxis;
  /** Of the axis. */
  readonly name: string;
  readonly step: number;
  readonly label: string;
}

/** Exactly what somebody signs: the review and the ratings that they may read, in the words of that time. */
export interface SignedContent {
  readonly person: number;
  readonly period: number;
  readonly review: string;
  readonly ratings: readonly SignedRating[];
  /** Whether the employee might read the ratings then; what was not shared once stays so. */
  readonly areRatingsShared: boolean;
}

/** What is signed of an appraisal. */
export interface Signable {
  readonly person_id: number;
  readonly period_id: number;
  readonly review: string;
  readonly primary_rating: number | null;
  readonly secondary_rating: number | null;
  readonly tertiary_rating: number | null;
}

const COLUMNS = {
  Primary: 'primary_rating',
  Secondary: 'secondary_rating',
  Tertiary: 'tertiary_rating',
} as const satisfies Record<RatingAxis, keyof Signable>;

/** The step that was chosen on an axis. */
export function ratingOn(appraisal: Omit<Signable, 'review'>, axis: RatingAxis): number | null {
  return appraisal[COLUMNS[axis]];
}

function ratingsOf(appraisal: Signable, settings: TalentSettings): SignedRating[] {
  return RATING_AXIS_NAMES.flatMap((axis) => {
    const step = ratingOn(appraisal, axis);
    const { labels, name } = RATING_AXES[axis];
    const label = step === null ? undefined : settings[labels][step]?.Label;
    if (step === null || label === undefined) return [];
    return [{ axis, name: settings.FormLable[name], step, label }];
  });
}

/** What the reviewer signs: everything. */
export function wholeContent(appraisal: Signable, settings: TalentSettings): SignedContent {
  const { person_id: person, period_id: period, review } = appraisal;
  const areRatingsShared = settings.Settings.ShareRatingWithEmployee;
  return { person, period, review, ratings: ratingsOf(appraisal, settings), areRatingsShared };
}

/** The part that may be read by people who may not read the ratings. */
export function withoutRatings(content: SignedContent): SignedContent {
  return { ...content, ratings: [] };
}

/** What the employee signs: without ratings that are not shared with them (D-51, D-104). */
export function contentForEmployee(appraisal: Signable, settings: TalentSettings): SignedContent {
  const content = wholeContent(appraisal, settings);
  return content.areRatingsShared ? content : withoutRatings(content);
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** SHA-256 of what is signed, hex; equal for equal content, with its fields in any order. */
export function contentDigest({
  person,
  period,
  review,
  ratings,
}: Omit<SignedContent, 'areRatingsShared'>): string {
  return sha256([
    person,
    period,
    review,
    ratings.map(({ axis, name, step, label }) => [axis, name, step, label]),
  ]);
}

/** Distinguishes the scales that appraisals were written with, by their words (D-91). */
export function labelsDigest(settings: TalentSettings): string {
  return sha256(
    RATING_AXIS_NAMES.map((axis) => settings[RATING_AXES[axis].labels].map(({ Label }) => Label)),
  );
}
