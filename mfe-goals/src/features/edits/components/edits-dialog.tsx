import type { ReactNode } from 'react';
import type { GoalBundle } from '@cadence/shared-contract';
import { Button, Dialog } from '@cadence/shared-ui';
import { dialogLabel, openDialogs, type ActionDialogId } from '../../lifecycle/action-dialogs.ts';
import { usePendingChanges } from '../use-pending-changes.ts';
import { EditsDiff } from './edits-diff.tsx';

export interface EditsDialogProps {
  readonly bundle: GoalBundle;
  readonly onClose: () => void;
  readonly onOpen: (action: ActionDialogId) => void;
}

const NEXT_STEPS: readonly ActionDialogId[] = ['review', 'edit'];

/** A pending edit as a readable difference against the goal. */
export function EditsDialog({ bundle, onClose, onOpen }: EditsDialogProps): ReactNode {
  const fields = usePendingChanges(bundle);
  const open = openDialogs(bundle.Goal);
  return (
    <Dialog
      open
      width={720}
      title="Pending edits"
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {NEXT_STEPS.filter((id) => open.has(id))
            .slice(0, 1)
            .map((id) => (
              <Button key={id} variant="primary" onClick={() => onOpen(id)}>
                {dialogLabel(id)}
              </Button>
            ))}
        </>
      }
    >
      <EditsDiff fields={fields} />
    </Dialog>
  );
}
