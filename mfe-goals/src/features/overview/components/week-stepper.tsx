import type { ReactNode } from 'react';
import { addDays } from '@cadence/shared-contract';
import type { WeekSlot } from '@cadence/shared-contract';
import { formatDateRange, IconButton } from '@cadence/shared-ui';
import { ChevronLeft, ChevronRight } from '@cadence/shared-ui/icons';

export interface WeekStepperProps {
  readonly weeks: readonly WeekSlot[];
  readonly week: number;
  readonly onWeek: (week: number) => void;
}

/** One week back or forth; the ends have no further. */
export function WeekStepper({ weeks, week, onWeek }: WeekStepperProps): ReactNode {
  const at = weeks.findIndex(({ Week }) => Week === week);
  const step = (name: string, by: -1 | 1, icon: ReactNode): ReactNode => {
    const next = weeks[at + by];
    return (
      <IconButton
        size="sm"
        variant="outline"
        label={name}
        icon={icon}
        disabled={next === undefined}
        onClick={() => next !== undefined && onWeek(next.Week)}
      />
    );
  };
  const start = weeks[at]?.StartDate;
  return (
    <div className="gl-overview-week" role="group" aria-label="Week">
      {step('Previous week', -1, <ChevronLeft aria-hidden />)}
      <span>
        <b>Week {week}</b>{' '}
        {start !== undefined && <span className="cd-ink3">{formatDateRange(start, addDays(start, 6))}</span>}
      </span>
      {step('Next week', 1, <ChevronRight aria-hidden />)}
    </div>
  );
}
