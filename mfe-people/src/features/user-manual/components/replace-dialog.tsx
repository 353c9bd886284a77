import type { ReactNode } from 'react';
import { MESSAGES, USER_MANUAL_STATUS } from '@cadence/shared-contract';
import type { UserManual } from '@cadence/shared-contract';
import { ConfirmDialog } from '@cadence/shared-ui';

interface ReplaceDialogProps {
  readonly isOpen: boolean;
  readonly manual: UserManual;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const OF_RESULT = {
  title: 'Take the assessment again?',
  text: 'The new result replaces the one you have for good. Until you finish, that one stays.',
} as const;

const OF_ENTRY = {
  title: 'Replace your manual entry?',
  text: `${MESSAGES.discReplaced} Type, description and PDF are gone then, and cannot be brought back. Until you finish, your entry stays.`,
} as const;

/** What the result of an assessment will replace, to be confirmed before it begins (UMAN-004). */
export function ReplaceDialog({ isOpen, manual, onConfirm, onCancel }: ReplaceDialogProps): ReactNode {
  const { title, text } = manual.Status === USER_MANUAL_STATUS.complete ? OF_RESULT : OF_ENTRY;
  return (
    <ConfirmDialog
      open={isOpen}
      title={title}
      confirmLabel="Start"
      focus="cancel"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {text}
    </ConfirmDialog>
  );
}
