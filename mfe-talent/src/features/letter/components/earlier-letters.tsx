import type { ReactNode } from 'react';
import { appraisalStatusText } from '@cadence/shared-contract';
import type { OutputOf } from '@cadence/shared-contract';
import { Link } from '@cadence/shared-ui/router';
import { MY_APPRAISALS, periodLabel } from '../../frame/index.ts';

export type PersonAppraisals = OutputOf<'talent.user'>;
export type OwnPeriod = PersonAppraisals['Periods'][number];

export const ownPath = (periodId: number): string => `${MY_APPRAISALS}?period=${periodId}`;

export interface EarlierLettersProps {
  readonly own: PersonAppraisals;
  /** The first day of the quarter that is shown. */
  readonly before: string;
}

/** The person's appraisals of earlier quarters, each with its state. */
export function EarlierLetters({ own, before }: EarlierLettersProps): ReactNode {
  const earlier = own.Periods.filter(({ StartDate }) => StartDate < before).flatMap((period) => {
    const appraisal = own.evaluations.find(({ Id }) => Id === period.AppraisalId);
    return appraisal === undefined ? [] : [{ period, appraisal }];
  });
  if (earlier.length === 0) return null;
  return (
    <nav aria-label="Earlier appraisals">
      <h2 className="cd-heading">Earlier appraisals</h2>
      <ul className="tal-other-letters">
        {earlier.map(({ period, appraisal }) => (
          <li key={period.PeriodId}>
            <Link to={ownPath(period.PeriodId)}>
              <b>{periodLabel(period)}</b>
              <span>{appraisalStatusText(appraisal.State)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
