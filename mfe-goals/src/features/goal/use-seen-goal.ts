import { useState } from 'react';
import type { Goal } from '@cadence/shared-contract';

/**
 * The goal as it was when the dialog opened: that is what the person has read and decides on (D-85), although the
 * detail behind it follows every change. After a conflict they have been informed, and go on from the newest version.
 */
export function useSeenGoal(goal: Goal, isConflict: boolean): Goal {
  const [seen, setSeen] = useState(goal);
  // It is still the newest one when the next attempt fails for another reason.
  if (isConflict && seen !== goal) setSeen(goal);
  return isConflict ? goal : seen;
}
