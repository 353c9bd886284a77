import type { ReactNode } from 'react';
import { APPRAISAL_LIFECYCLE } from '@cadence/shared-contract';
import type { Appraisal } from '@cadence/shared-contract';
import { IconButton, Menu, type MenuAction } from '@cadence/shared-ui';
import { Ellipsis, History, RotateCcw, Trash2, Undo2 } from '@cadence/shared-ui/icons';
import type { StepDialogId } from '../use-step-dialog.ts';

export interface MoreMenuProps {
  readonly appraisal: Appraisal;
  /** Changes that are saved by a press are not saved yet. */
  readonly hasChanges: boolean;
  readonly onOpen: (dialog: StepDialogId) => void;
}

/** Steps that are not the next one, in the order of the menu. */
const STEPS = [
  { id: 'takeBack', icon: <Undo2 aria-hidden /> },
  { id: 'reopen', icon: <RotateCcw aria-hidden /> },
  { id: 'delete', icon: <Trash2 aria-hidden />, tone: 'danger' },
] as const;

/** The history, and the steps that the viewer may take. */
export function MoreMenu({ appraisal, hasChanges, onOpen }: MoreMenuProps): ReactNode {
  const { Permissions } = appraisal;
  const steps = STEPS.filter(({ id }) => Permissions.includes(id)).map(({ id, ...look }): MenuAction => ({
    ...look,
    id,
    label: APPRAISAL_LIFECYCLE[id].label,
    disabledReason: hasChanges ? 'Save or cancel your changes first.' : null,
    onSelect: () => onOpen(id),
  }));
  const items: MenuAction[] = [
    { id: 'history', label: 'History', icon: <History aria-hidden />, onSelect: () => onOpen('history') },
    ...steps,
  ];
  return (
    <Menu
      label="More actions"
      align="end"
      trigger={<IconButton variant="outline" label="More actions" icon={<Ellipsis aria-hidden />} />}
      items={items}
    />
  );
}
