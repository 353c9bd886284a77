import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../button/button.tsx';

export interface WeekStepperProps {
  readonly week: number;
  /** The days of the week: 'Nov 9 – 15'. */
  readonly days?: string;
  /** Null at the first week. */
  readonly onPrevious: (() => void) | null;
  /** Null at the last week. */
  readonly onNext: (() => void) | null;
}

/** One week back or forth; the ends have no further. */
export function WeekStepper({ week, days, onPrevious, onNext }: WeekStepperProps): ReactNode {
  const step = (label: string, icon: ReactNode, onClick: (() => void) | null): ReactNode => (
    <IconButton
      size="sm"
      variant="outline"
      label={label}
      icon={icon}
      disabled={onClick === null}
      onClick={() => onClick?.()}
    />
  );
  return (
    <div className="cd-week-stepper" role="group" aria-label="Week">
      {step('Previous week', <ChevronLeft aria-hidden />, onPrevious)}
      <span>
        <b>Week {week}</b> {days !== undefined && <span className="cd-ink3">{days}</span>}
      </span>
      {step('Next week', <ChevronRight aria-hidden />, onNext)}
    </div>
  );
}
