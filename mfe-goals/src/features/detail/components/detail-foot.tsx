import type { ReactNode } from 'react';
import type { Goal } from '@cadence/shared-contract';
import { Button } from '@cadence/shared-ui';
import { dialogLabel, mainDialog, type ActionDialogId } from '../../lifecycle/action-dialogs.ts';
import { openOf, type GoalDialog } from '../../place/goal-dialog.ts';

export interface DetailFootProps {
  readonly goal: Goal;
  readonly open: ReadonlySet<ActionDialogId>;
  readonly onOpen: (dialog: GoalDialog) => void;
}

/** On a phone the main action is within reach of the thumb. */
export function DetailFoot({ goal, open, onOpen }: DetailFootProps): ReactNode {
  const main = mainDialog(goal, open);
  if (main === null) return null;
  return (
    <div className="gl-foot">
      <Button variant="primary" size="touch" full onClick={() => onOpen(openOf(main))}>
        {dialogLabel(main)}
      </Button>
    </div>
  );
}
