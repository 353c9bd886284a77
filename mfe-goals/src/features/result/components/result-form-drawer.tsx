import { useRef, type ReactNode } from 'react';
import { MESSAGES } from '@cadence/shared-contract';
import { FormDrawer, registerStyles } from '@cadence/shared-ui';
import { ProblemNotice } from '../../lifecycle/components/problem-notice.tsx';
import type { ResultFormControl } from '../use-result-form.ts';
import css from '../../form/form.css';

registerStyles('goals-form', css);

export interface ResultFormDrawerProps {
  readonly form: ResultFormControl;
  readonly title: string;
  readonly goalTitle: string;
  readonly confirm: string;
  readonly saving: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The drawer around a result or its review: notices, fields, and nothing lost on the way out. */
export function ResultFormDrawer(props: ResultFormDrawerProps): ReactNode {
  const { form, title, goalTitle, confirm, saving, onClose, children } = props;
  const { draft, change } = form;
  const fields = useRef<HTMLDivElement>(null);
  return (
    <FormDrawer
      width={600}
      title={title}
      subtitle={goalTitle}
      isDirty={form.isDirty}
      unsaved={{ title: MESSAGES.unsavedChanges, text: 'You filled in the result but didn’t save it.' }}
      isSaving={change.isSaving}
      whyNot={form.whyNot}
      errors={form.errors}
      attempts={form.attempts}
      initialFocus={() => fields.current?.querySelector<HTMLElement>('input') ?? null}
      saveLabel={confirm}
      savingLabel={saving}
      notice={<ProblemNotice problem={change.problem} isConflict={change.isConflict} />}
      draft={draft}
      onRestore={form.restore}
      onSave={form.submit}
      onClose={onClose}
    >
      <div ref={fields} className="gl-form">
        {children}
      </div>
    </FormDrawer>
  );
}
