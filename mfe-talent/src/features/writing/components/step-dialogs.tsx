import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Appraisal } from '@cadence/shared-contract';
import { errorsIn } from '../appraisal-values.ts';
import { hasErrors } from '../editing.ts';
import type { AppraisalForm } from '../use-appraisal-form.ts';
import type { StepDialogId } from '../use-step-dialog.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditSignedDialog } from './edit-signed-dialog.tsx';
import { HistoryDrawer } from './history.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

export interface OpenDialogProps {
  readonly dialog: StepDialogId;
  readonly form: AppraisalForm;
  readonly onClose: () => void;
}

type DialogOf = (props: {
  readonly form: AppraisalForm;
  readonly appraisal: Appraisal;
  readonly onClose: () => void;
}) => ReactNode;

function Answer({ appraisal, onClose }: Parameters<DialogOf>[0]): ReactNode {
  const question = appraisal.Questions.find(({ AnsweredAt }) => AnsweredAt === null);
  return question && <AnswerDialog appraisal={appraisal} question={question} onClose={onClose} />;
}

const DIALOGS: Readonly<Record<StepDialogId, DialogOf>> = {
  share: ShareDialog,
  takeBack: TakeBackDialog,
  editSigned: EditSignedDialog,
  signAsManager: SignDialog,
  delete: DeleteDialog,
  reopen: ReopenDialog,
  answer: Answer,
  history: HistoryDrawer,
};

/** Whether it may be opened at all, when it is: an address can name any of them. */
function isOpenTo(dialog: StepDialogId, { newest, isDirty, values }: AppraisalForm): boolean {
  if (dialog === 'history') return true;
  if (!newest.Permissions.includes(dialog)) return false;
  if (dialog === 'editSigned') return isDirty;
  return dialog !== 'share' || !hasErrors(errorsIn(values, newest.Labels));
}

/**
 * The dialog that the address names. Once open it stays, also where the step is not the viewer's any more: what the server
 * says of it belongs to it.
 */
export function OpenDialog({ dialog, form, onClose }: OpenDialogProps): ReactNode {
  const [isAllowed] = useState(() => isOpenTo(dialog, form));
  const refuse = useEffectEvent(() => {
    if (dialog === 'share' && form.newest.Permissions.includes(dialog)) form.check();
    onClose();
  });
  useEffect(() => {
    if (!isAllowed) refuse();
  }, [isAllowed]);
  if (!isAllowed || form.isComparing) return null;
  const Step = DIALOGS[dialog];
  return <Step form={form} appraisal={form.newest} onClose={onClose} />;
}
