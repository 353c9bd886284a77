import type { FormEvent, ReactNode } from 'react';
import { Button, Drawer } from '@cadence/shared-ui';
import { ProblemNotice } from '../../actions/components/problem-notice.tsx';
import { DraftNotice } from '../../draft/components/draft-notice.tsx';
import { KeptHint } from '../../draft/components/kept-hint.tsx';
import { UnsavedDialog } from '../../draft/components/unsaved-dialog.tsx';
import { useTimeZone } from '../../goal/use-time-zone.ts';
import type { ResultFormControl } from '../use-result-form.ts';

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
  const timeZone = useTimeZone();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!change.isSaving) form.submit();
  };
  return (
    <>
      <Drawer
        width={600}
        title={title}
        subtitle={goalTitle}
        onCloseRequest={form.requestClose}
        onSubmit={onSubmit}
        footer={
          <>
            <KeptHint savedAt={draft.savedAt} timeZone={timeZone} />
            <Button onClick={form.requestClose}>Cancel</Button>
            <Button type="submit" variant="primary" loading={change.isSaving} loadingText={saving}>
              {confirm}
            </Button>
          </>
        }
      >
        <div className="gl-form">
          <ProblemNotice problem={change.problem} isConflict={change.isConflict} />
          {draft.found !== null && (
            <DraftNotice
              savedAt={draft.found.savedAt}
              timeZone={timeZone}
              isOfOlderVersion={false}
              onRestore={form.restore}
              onDrop={draft.drop}
            />
          )}
          {children}
        </div>
      </Drawer>
      {form.isAsking && (
        <UnsavedDialog
          what="The result is filled in but not saved."
          onContinue={() => form.setAsking(false)}
          onDiscard={onClose}
        />
      )}
    </>
  );
}
