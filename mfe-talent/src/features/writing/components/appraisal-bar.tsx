import type { ReactNode } from 'react';
import { registerStyles } from '@cadence/shared-ui';
import type { AppraisalForm } from '../use-appraisal-form.ts';
import type { StepDialogId } from '../use-step-dialog.ts';
import css from './bar.css';
import { MoreMenu } from './more-menu.tsx';
import { NextStep } from './next-step.tsx';
import { PersonSwitch } from './person-switch.tsx';
import { Phases } from './phases.tsx';
import { SavedStatus } from './saved-status.tsx';

registerStyles('tal-bar', css);

export interface AppraisalBarProps {
  readonly form: AppraisalForm;
  /** The viewer writes it: the bar shows whether it is saved. */
  readonly isWriting: boolean;
  readonly onOpen: (dialog: StepDialogId) => void;
}

/** From person to person, the phase, whether it is saved, and the next step. */
export function AppraisalBar({ form, isWriting, onOpen }: AppraisalBarProps): ReactNode {
  return (
    <div className="tal-bar">
      <PersonSwitch form={form} />
      <Phases state={form.newest.State} />
      <div className="tal-bar-end">
        {isWriting && <SavedStatus form={form} />}
        <MoreMenu appraisal={form.newest} hasChanges={form.isDirty && !form.isDraft} onOpen={onOpen} />
        <NextStep form={form} onOpen={onOpen} />
      </div>
    </div>
  );
}
