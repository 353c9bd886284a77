import type { ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import type { TalentPeriod, TalentSchedule } from '@cadence/shared-contract';
import { Button, EmptyState, Inline } from '@cadence/shared-ui';
import { Award } from '@cadence/shared-ui/icons';
import { periodLabel } from '../../frame/period-label.ts';
import { nearestPeriods } from '../../frame/talent-context.ts';

export interface NoAppraisalsProps {
  readonly schedule: TalentSchedule;
  /** The shown quarter; null when the address names none that is offered. */
  readonly period: TalentPeriod | null;
  readonly onPeriod: (periodId: number) => void;
  readonly children?: ReactNode;
}

/** A quarter without appraisals, with links to the nearest others (TAL-014). */
export function NoAppraisals({ schedule, period, onPeriod, children }: NoAppraisalsProps): ReactNode {
  const near = nearestPeriods(schedule, period);
  return (
    <EmptyState
      icon={<Award className="cd-i-20" aria-hidden />}
      title={MESSAGES.talentNoAppraisals}
      action={
        <Inline wrap>
          {near.map((other) => (
            <Button key={other.PeriodId} onClick={() => onPeriod(other.PeriodId)}>
              {periodLabel(other)}
            </Button>
          ))}
        </Inline>
      }
    >
      {near.length > 0 && 'Pick another quarter. '}
      {children}
    </EmptyState>
  );
}
