import type { ReactNode } from 'react';
import { useShell } from '@cadence/shared-auth';
import { useKnownGoal } from '../../goal/api/goal-bundle.ts';
import { GoalDialogs } from '../../dialogs/components/goal-dialogs.tsx';
import { ACTION_DIALOG_IDS, openDialogs } from '../../lifecycle/action-dialogs.ts';
import { openOf } from '../../place/goal-dialog.ts';
import { GOALS_PATH } from '../../place/use-goals-place.ts';
import type { HomeMoves, Settled } from '../home-place.ts';

export interface SettledDialogProps {
  readonly settled: Settled;
  readonly periodId: number;
  readonly moves: HomeMoves;
}

/** The dialog of what is settled over the dashboard; after a decision that of the next goal, if several wait (D-100). */
export function SettledDialog({ settled, periodId, moves }: SettledDialogProps): ReactNode {
  const shell = useShell();
  const isDecided = useIsDecided();
  const { goalId, dialog, next } = settled;
  const goOn = (): void => {
    const [following, ...rest] = next;
    if (following === undefined || !isDecided(settled)) moves.close();
    else moves.settle({ goalId: following, dialog: openOf(dialog.id), next: rest });
  };
  return (
    <GoalDialogs
      goalId={goalId}
      dialog={dialog}
      periodId={periodId}
      onClose={goOn}
      onOpen={(other) => moves.settle({ ...settled, dialog: other })}
      onGone={goOn}
      onCreated={(id) => shell.navigate(`${GOALS_PATH}/${id}`)}
    />
  );
}

/** Whether what was asked for is done, as far as the goal is known: a cancelled dialog can be opened again. */
function useIsDecided(): (settled: Settled) => boolean {
  const known = useKnownGoal();
  return ({ goalId, dialog }) => {
    const action = ACTION_DIALOG_IDS.find((id) => id === dialog.id);
    if (goalId === null || action === undefined) return false;
    const goal = known(goalId);
    return goal === undefined || !openDialogs(goal).has(action);
  };
}
