import type { ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { scalesOf, stepLabel, type RatingScale } from '../appraisal-values.ts';
import { ratingReaders } from '../readers.ts';
import type { AppraisalForm } from '../use-appraisal-form.ts';
import { periodLabel } from '../../frame/period-label.ts';
import { RatingField } from './rating-field.tsx';
import { Reads } from './reads.tsx';

/** The step that has the word of the last rating: a change of labels is never a change of what was meant (D-91). */
function stepBefore(scale: RatingScale, last: Appraisal | null): number | null {
  if (last === null) return null;
  const former = scalesOf(last.Labels).find(({ axis }) => axis === scale.axis);
  const word = former === undefined ? null : stepLabel(former.steps, last[former.field]);
  const step = scale.steps.findIndex(({ Label }) => Label === word);
  return step < 0 ? null : step;
}

export interface RatingsPartProps {
  readonly form: AppraisalForm;
  readonly last: Appraisal | null;
}

/** The ratings on two or three axes (people §2.5, §3 Talent settings). */
export function RatingsPart({ form, last }: RatingsPartProps): ReactNode {
  const { profile } = useSession();
  const { base, values, errors, write } = form;
  return (
    <section aria-labelledby="appraisal-ratings">
      <div className="tal-part-head">
        <h3 id="appraisal-ratings">Ratings</h3>
        <Reads readers={ratingReaders(base, profile.Id)} />
      </div>
      {scalesOf(base.Labels).map((scale) => {
        const step = stepBefore(scale, last);
        return (
          <RatingField
            key={scale.axis}
            scale={scale}
            value={values[scale.field]}
            onChange={(value) => write({ [scale.field]: value })}
            error={errors[scale.field]}
            before={step === null || last === null ? null : { step, quarter: periodLabel(last.Period) }}
          />
        );
      })}
    </section>
  );
}
