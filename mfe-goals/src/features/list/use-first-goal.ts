import { useEffect } from 'react';
import type { GoalsPlaceControl } from '../place/use-goals-place.ts';

export interface FirstGoalOptions {
  readonly control: GoalsPlaceControl;
  /** The first row once the list is there. */
  readonly firstId: number | null;
  readonly isPhone: boolean;
}

/** A list leaves room for a detail: until a goal is chosen, the most urgent one fills it. */
export function useFirstGoal({ control, firstId, isPhone }: FirstGoalOptions): void {
  const { place, select } = control;
  const isVacant = place.goalId === null && place.dialog === null && !isPhone;
  useEffect(() => {
    // The address moves before the next rendering: a form requested in between must not be replaced.
    const isAsked = new URLSearchParams(window.location.search).has('do');
    if (isVacant && firstId !== null && !isAsked) select(firstId, { replace: true });
  }, [isVacant, firstId, select]);
}
