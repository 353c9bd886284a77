import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorText } from '../field/field.tsx';
import { useFirstErrorFocused, type FirstErrorOptions } from '../field/use-first-error-focused.ts';
import type { DrawerProps } from '../overlay/drawer-props.ts';
import { Drawer } from '../overlay/drawer.tsx';
import { UnsavedDialog } from '../overlay/unsaved-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import type { KeptDraft } from './kept-draft.ts';
import { KeptHint } from './kept-hint.tsx';

export interface FormDrawerProps extends Partial<FirstErrorOptions> {
  readonly title: string;
  readonly subtitle?: string;
  readonly width: NonNullable<DrawerProps['width']>;
  /** Whether something was entered that closing would lose. */
  readonly isDirty: boolean;
  /** The question shown then, and what would be lost: 'The note is not saved.' */
  readonly unsaved: { readonly title: string; readonly text: string };
  readonly isSaving: boolean;
  readonly saveLabel?: string;
  readonly savingLabel?: string;
  /** Whether there is nothing to save yet. */
  readonly isSaveDisabled?: boolean;
  /** Why it cannot be saved yet, said left of Cancel; pressed all the same, `onSave` shows where. */
  readonly whyNot?: string | null;
  /** What has the focus first; the drawer itself otherwise. */
  readonly initialFocus?: DrawerProps['initialFocus'];
  /** What went wrong and belongs to no field: a sentence below the fields. */
  readonly failure?: string | null;
  /** What was met and must be decided first, above the fields. */
  readonly notice?: ReactNode;
  /** What is kept on this device; forms without it keep nothing. */
  readonly draft?: KeptDraft;
  /** Takes over what was found on this device. */
  readonly onRestore?: () => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** Something to choose in place of the form for a while; the form keeps what was entered. */
  readonly panel?: { readonly title: string; readonly content: ReactNode } | null;
  readonly children: ReactNode;
}

const NO_ERRORS = {};

function Foot(props: FormDrawerProps & { readonly onCancel: () => void }): ReactNode {
  const { draft, isSaving, isSaveDisabled = false, whyNot = null, onSave, onCancel } = props;
  const { saveLabel = 'Save', savingLabel = 'Saving' } = props;
  return (
    <>
      {draft && <KeptHint draft={draft} />}
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        type="submit"
        variant="primary"
        disabled={isSaveDisabled}
        loading={isSaving}
        loadingText={savingLabel}
        disabledReason={whyNot}
        {...(whyNot !== null && { onClickCapture: onSave })}
      >
        {saveLabel}
      </Button>
    </>
  );
}

/**
 * A form in a drawer that asks before it throws away what was entered, offers what was left unsaved, and brings the
 * focus to the first field to mend. Leaving the page is guarded by the caller.
 */
export function FormDrawer(props: FormDrawerProps): ReactNode {
  const { title, subtitle, width, isDirty, unsaved, isSaving, failure = null, notice, children } = props;
  const { isSaveDisabled = false, panel = null } = props;
  const { draft, onRestore, onSave, onClose, initialFocus, errors = NO_ERRORS, attempts = 0 } = props;
  const [isAsking, setAsking] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useFirstErrorFocused(fields, { errors, attempts });
  // What is being saved cannot be discarded any more.
  const close = (): void => {
    if (isSaving) return;
    if (isDirty) setAsking(true);
    else onClose();
  };
  const form = {
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!isSaving && !isSaveDisabled) onSave();
    },
    footer: <Foot {...props} onCancel={close} />,
  };
  return (
    <Drawer
      width={width}
      title={panel?.title ?? title}
      {...(subtitle !== undefined && { subtitle })}
      onCloseRequest={close}
      {...(initialFocus && { initialFocus })}
      {...(panel === null && form)}
    >
      {panel?.content}
      <div className="cd-form" hidden={panel !== null} ref={fields}>
        {notice}
        {draft && onRestore && <DraftNotice draft={draft} onRestore={onRestore} />}
        {children}
        {failure !== null && <ErrorText>{failure}</ErrorText>}
      </div>
      <UnsavedDialog
        open={isAsking}
        title={unsaved.title}
        {...(draft && { keptDays: draft.keptDays })}
        onDiscard={onClose}
        onContinue={() => setAsking(false)}
      >
        {unsaved.text}
      </UnsavedDialog>
    </Drawer>
  );
}
