import { useEffect } from 'react';
import type { GoalsPlaceControl } from '../place/use-goals-place.ts';

export interface FirstGoalOptions {
  readonly control: GoalsPlaceControl;
  /** The first row once the list is there. */
  readonly firstId: number | null;
  readonly isPhone: boolean;
}

/** Beside a list there is room for a detail: until a goal is chosen, the most urgent one fills it. */
export function useFirstGoal({ control, firstId, isPhone }: FirstGoalOptions): void {
  const { place, select } = control;
  const isVacant = place.goalId === null && place.dialog === null && !isPhone;
  useEffect(() => {
    if (isVacant && firstId !== null) select(firstId, { replace: true });
  }, [isVacant, firstId, select]);
}
