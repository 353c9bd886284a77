import type { ReactNode } from 'react';
import { RATING_AXES, RATING_AXIS_NAMES } from '@cadence/shared-contract';
import type { Appraisal, RatingAxis, RatingLabel } from '@cadence/shared-contract';
import { cx } from '@cadence/shared-ui';

type Rated = Pick<
  Appraisal,
  'PrimaryRating' | 'SecondaryRating' | 'TertiaryRating' | 'Labels' | 'AreRatingsShared' | 'IsOwn'
>;

interface Given {
  readonly axis: RatingAxis;
  readonly name: string;
  readonly steps: readonly RatingLabel[];
  readonly rating: number;
}

/** The ratings that the reader may see: an employee only the shared ones (people §6 Appraisals, D-51). */
export function givenRatings(appraisal: Rated): readonly Given[] {
  if (appraisal.IsOwn && !appraisal.AreRatingsShared) return [];
  return RATING_AXIS_NAMES.flatMap((axis) => {
    const columns = RATING_AXES[axis];
    const rating = appraisal[columns.rating];
    if (rating === null) return [];
    const { Labels } = appraisal;
    return [{ axis, name: Labels.FormLable[columns.name], steps: Labels[columns.labels], rating }];
  });
}

function Place({ name, steps, rating }: Given): ReactNode {
  const chosen = steps[rating];
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <p className="tal-place" aria-hidden>
          {steps.map(({ Label }, step) => (
            <span key={Label} className={cx(step === rating && 'tal-is-it')}>
              {Label}
            </span>
          ))}
        </p>
        <p className="cd-vh">{`${chosen?.Label}, step ${rating + 1} of ${steps.length}`}</p>
        {chosen !== undefined && chosen.Description !== '' && <p>{chosen.Description}</p>}
      </dd>
    </>
  );
}

/** The ratings of an appraisal, each by its place on its scale; no label and no gap without them (TAL-032). */
export function Verdict({ appraisal }: { readonly appraisal: Rated }): ReactNode {
  const given = givenRatings(appraisal);
  if (given.length === 0) return null;
  return (
    <dl className="tal-verdict" aria-label="Ratings">
      {given.map((one) => (
        <Place key={one.axis} {...one} />
      ))}
    </dl>
  );
}
