import type { ReactNode } from 'react';
import { IconButton, plural } from '@cadence/shared-ui';
import { ChevronLeft, ChevronRight } from '@cadence/shared-ui/icons';
import type { OwnCycle } from '../own-cycle.ts';

export interface GoalCycleProps {
  readonly cycle: OwnCycle;
  readonly onGoal: (goalId: number) => void;
}

/** Previous and next of the viewer's own goals, and which of them is shown: 'Goal 2 of 5'. */
export function GoalCycle({ cycle, onGoal }: GoalCycleProps): ReactNode {
  const { place, count, previous, next } = cycle;
  const isAlone = place !== null && count === 1;
  return (
    <div className="pr-cycle" role="group" aria-label="My goals">
      <IconButton
        size="sm"
        variant="outline"
        label="Previous Goal"
        icon={<ChevronLeft aria-hidden />}
        disabled={isAlone}
        onClick={() => onGoal(previous.Id)}
      />
      <span role="status">
        {place === null ? `${plural(count, 'goal')} of mine` : `Goal ${place} of ${count}`}
      </span>
      <IconButton
        size="sm"
        variant="outline"
        label="Next Goal"
        icon={<ChevronRight aria-hidden />}
        disabled={isAlone}
        onClick={() => onGoal(next.Id)}
      />
    </div>
  );
}
