import type { Appraisal } from '@cadence/shared-contract';
import { valuesOf, type AppraisalValues } from './appraisal-values.ts';

/** Whether the employee can read a difference: of ratings only where they are shared (D-104). */
export function isReadByEmployee(before: Appraisal, after: AppraisalValues): boolean {
  const { Review, ...ratings } = valuesOf(before);
  const isRated =
    ratings.PrimaryRating !== after.PrimaryRating ||
    ratings.SecondaryRating !== after.SecondaryRating ||
    ratings.TertiaryRating !== after.TertiaryRating;
  return Review !== after.Review || (before.AreRatingsShared && isRated);
}
