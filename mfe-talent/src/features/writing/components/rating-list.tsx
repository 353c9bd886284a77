import type { ReactNode } from 'react';
import type { TalentSettings } from '@cadence/shared-contract';
import { scalesOf, type AppraisalValues } from '../appraisal-values.ts';

export interface RatingListProps {
  readonly labels: TalentSettings;
  readonly values: AppraisalValues;
}

/** The ratings to read: each scale with the chosen step and what it means. */
export function RatingList({ labels, values }: RatingListProps): ReactNode {
  return (
    <dl className="tal-ratings">
      {scalesOf(labels).map(({ axis, name, steps, field }) => {
        const rating = values[field];
        const step = rating === null ? undefined : steps[rating];
        return (
          <div key={axis}>
            <dt>{name}</dt>
            <dd>
              <b>{step?.Label ?? 'Not rated'}</b>
              {step !== undefined && step.Description !== '' && <span>{step.Description}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
