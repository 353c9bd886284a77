import type { RatingAxis, TalentSettings } from '@cadence/shared-contract';
import { RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import { createHash } from 'node:crypto';

/** A rating in words. */
export interface SignedRating {
  readonly axis: RatingAxis;
  /** The name of the axis. */
  readonly name: string;
  readonly step: number;
  readonly label: string;
}

/** Exactly what is signed: the review and the ratings the signer may read, in the words of that time. */
export interface SignedContent {
  readonly person: number;
  readonly period: number;
  readonly review: string;
  readonly ratings: readonly SignedRating[];
  /** Whether the employee could read the ratings at that time; ratings not shared then stay hidden. */
  readonly areRatingsShared: boolean;
}

/** The fields of an appraisal that are signed. */
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

/** The step chosen on an axis. */
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

/** The content without the ratings, for people who may not read them. */
export function withoutRatings(content: SignedContent): SignedContent {
  return { ...content, ratings: [] };
}

/** What the employee signs: no ratings unless they are shared with them (D-51, D-104). */
export function contentForEmployee(appraisal: Signable, settings: TalentSettings): SignedContent {
  const content = wholeContent(appraisal, settings);
  return content.areRatingsShared ? content : withoutRatings(content);
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** SHA-256 of the signed content, in hex; equal for equal content, whatever the order of its fields. */
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

/** Identifies the scales that an appraisal was written with, by their words (D-91). */
export function labelsDigest(settings: TalentSettings): string {
  return sha256(
    RATING_AXIS_NAMES.map((axis) => settings[RATING_AXES[axis].labels].map(({ Label }) => Label)),
  );
}
